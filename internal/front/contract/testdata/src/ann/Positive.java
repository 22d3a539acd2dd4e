package ann;

public @interface Positive {}
