package ann;

public @interface SuppressJayverify {
    String[] value() default {};
}
