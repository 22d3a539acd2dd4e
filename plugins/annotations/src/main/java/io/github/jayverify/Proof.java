package io.github.jayverify;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A method of a test class that succeeds for all arguments. jayverify proves it, or shows arguments for which it fails.
 * A reference is not null, unless an annotation such as {@code @Nullable} allows it.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Proof {}
