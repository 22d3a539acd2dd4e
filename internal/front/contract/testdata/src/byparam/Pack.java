package byparam;

import ann.*;

public class Pack {
    public static Object all(String s, @CheckForNull String t, int[] a) { return s; }

    @Override
    public boolean equals(Object o) { return o == this; }

    @NullUnmarked
    public static void free(String s) {}
}
