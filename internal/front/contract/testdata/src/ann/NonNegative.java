package ann;

public @interface NonNegative {}
