package ann;

public @interface IndexFor {
    String[] value();
}
