import jayverify.World;

/** As a harness: it takes values from World, and what leaves is thrown by another class. */
class Searched {
    static void run(int[] a, char[][] c) {
        String s;
        int way;
        try {
            s = World.anyString();
            way = World.choose(3);
        } catch (Throwable t) {
            return;
        }
        Target.go(a, c, s, way);
    }

    static final class Target {
        static void go(int[] a, char[][] c, String s, int way) {
            if (a == null || c == null) {
                return;
            }
            if (a.length == 2 && a[1] == 77 && way == 2) {
                throw new IllegalStateException();
            }
            if (s.startsWith("magic")) {
                s.charAt(5);
            }
            while (s.equals("on and on") && way == 1 && c.length == 3) {
                s.length();
            }
        }
    }
}
