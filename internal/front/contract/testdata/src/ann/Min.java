package ann;

public @interface Min {
    long value();
}
