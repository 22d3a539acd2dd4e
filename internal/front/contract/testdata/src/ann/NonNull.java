package ann;

import java.lang.annotation.*;

/** An annotation of types alone, as those of JSpecify and the Checker Framework. */
@Target(ElementType.TYPE_USE)
@Retention(RetentionPolicy.RUNTIME)
public @interface NonNull {}
