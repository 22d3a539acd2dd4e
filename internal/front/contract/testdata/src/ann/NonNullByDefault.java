package ann;

/** As Eclipse's. */
public @interface NonNullByDefault {
    Location[] value() default {Location.PARAMETER, Location.RETURN_TYPE};

    enum Location { PARAMETER, RETURN_TYPE, FIELD }
}
