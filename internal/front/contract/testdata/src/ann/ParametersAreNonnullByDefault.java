package ann;

public @interface ParametersAreNonnullByDefault {}
