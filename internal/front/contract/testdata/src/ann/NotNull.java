package ann;

import java.lang.annotation.*;

/** An annotation of declarations that is not visible at run time, as JetBrains' is. */
@Target({ElementType.METHOD, ElementType.PARAMETER})
@Retention(RetentionPolicy.CLASS)
public @interface NotNull {}
