package ann;

public @interface NotEmpty {}
