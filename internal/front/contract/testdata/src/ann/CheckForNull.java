package ann;

public @interface CheckForNull {}
