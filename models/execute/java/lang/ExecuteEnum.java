package java.lang;

/** Constants are found by their names. */
final class ExecuteEnum {
    @SuppressWarnings({"unchecked", "rawtypes"})
    static Enum valueOf(Class c, String name) {
        Object[] all = c.getEnumConstants();
        if (name == null) {
            throw new NullPointerException("Name is null");
        }
        for (int i = 0; i < all.length; i++) {
            if (((Enum) all[i]).name().equals(name)) {
                return (Enum) all[i];
            }
        }
        throw new IllegalArgumentException("No enum constant " + c.getCanonicalName() + "." + name);
    }
}
