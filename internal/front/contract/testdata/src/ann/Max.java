package ann;

public @interface Max {
    long value();
}
