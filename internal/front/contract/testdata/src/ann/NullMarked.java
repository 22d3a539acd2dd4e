package ann;

public @interface NullMarked {}
