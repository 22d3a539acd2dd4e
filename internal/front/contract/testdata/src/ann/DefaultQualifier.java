package ann;

/** As the Checker Framework's. */
public @interface DefaultQualifier {
    Class<?> value();

    Where[] locations() default {};

    enum Where { PARAMETER, RETURN, FIELD, ALL }
}
