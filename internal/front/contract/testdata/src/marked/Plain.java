package marked;

import ann.*;

public class Plain {
    public static void typed(@NonNull String s, @Nullable String t, String u) {}

    public static void declared(@NotNull String s, @CheckForNull String t, @Nonnull String u, @Nonnull(when = Nonnull.When.MAYBE) String v) {}

    /** The annotation of an array's elements is not one of the array. */
    public static void arrays(@NonNull String[] elements, String @NonNull [] array, @NonNull String @Nullable [] both) {}

    public static void both(@NonNull @Nullable String s) {}

    public static void ranges(@Positive int p, @NonNegative long n, @Min(3) @Max(7) int m, @Min(1) Integer boxed, @Positive double d) {}

    public static void sizes(@Size(min = 1, max = 4) int[] a, @NotEmpty String s, @Size(max = 9) java.util.List<String> l) {}

    @Contract("null, _, _ -> fail; _, null, null -> fail; _, _, null -> null")
    public static Object contract(Object a, Object b, Object c) { return a; }

    @Contract("false -> fail")
    public static void mustBe(boolean b) {}

    public static int index(int[] a, @IndexFor("#1") int i) { return a[i]; }

    @NonNullByDefault
    public static String eclipse(String s) { return s; }

    @NonNullByDefault(NonNullByDefault.Location.RETURN_TYPE)
    public static String eclipseResult(String s) { return s; }

    @DefaultQualifier(NonNull.class)
    public static String checker(String s) { return s; }

    @DefaultQualifier(value = Nullable.class, locations = DefaultQualifier.Where.PARAMETER)
    public static String checkerNull(String s) { return s; }

    @SuppressJayverify
    public static void quiet() {}

    @SuppressJayverify("array-index")
    public static void quietIndex() throws java.io.IOException {}

    public enum Kind {
        A("a");

        Kind(@NotNull String s) {}
    }
}
