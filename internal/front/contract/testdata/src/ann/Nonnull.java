package ann;

import java.lang.annotation.*;

/** As in JSR-305. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Nonnull {
    When when() default When.ALWAYS;

    enum When { ALWAYS, UNKNOWN, MAYBE, NEVER }
}
