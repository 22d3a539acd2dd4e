package ann;

public @interface NullUnmarked {}
