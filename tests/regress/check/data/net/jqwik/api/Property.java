package net.jqwik.api;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Stands for the annotation of that name. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Property {}
