package ann;

public @interface Contract {
    String value() default "";

    boolean pure() default false;
}
