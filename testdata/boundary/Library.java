import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;

// Each method is verified as an entry of its own. The comment behind it says
// which verdict would be wrong: calls without a body hand out objects they were
// given, and call back.
class Library {
    static class Box {
        int value;
    }

    static int counter;

    static class Noisy {
        public String toString() {
            counter++;
            return "noisy";
        }
    }

    static class Quiet {
        int value;

        public String toString() {
            return "quiet " + value;
        }
    }

    static class Key implements Comparable<Key> {
        int key;

        public int compareTo(Key o) {
            counter++;
            return key - o.key;
        }

        public int hashCode() {
            counter++;
            return key;
        }

        public boolean equals(Object o) {
            return o == this;
        }
    }

    static class Loaded extends Random {
        public int nextInt(int bound) {
            counter++;
            return bound;
        }
    }

    static class Talkative extends RuntimeException {
        public void printStackTrace() {
            counter++;
        }
    }

    // Objects come back out of the library.
    static void sameFromList() { List<Box> l = new ArrayList<>(); Box b = new Box(); b.value = 1; l.add(b); Box c = l.get(0); c.value = 2; assert b.value == 1; } // not SAFE, checks=assert
    static void onlyWritten() { List<Box> l = new ArrayList<>(); Box b = new Box(); b.value = 1; l.add(b); Box c = l.get(0); assert c == null || c.value == 2; Box d = new Box(); d.value = 2; l.add(d); } // not SAFE, checks=assert
    static void sameArrayFromList() { List<int[]> l = new ArrayList<>(); int[] a = new int[1]; l.add(a); int[] b = l.get(0); b[0] = 2; assert a[0] == 0; } // not SAFE, checks=assert
    static void notFromList() { List<Box> l = new ArrayList<>(); Box c = l.get(0); Box b = new Box(); b.value = 1; if (c != null) c.value = 2; assert b.value == 1; } // not UNSAFE, checks=assert

    // The library calls methods of what it is given, also in arrays.
    static void sorts() { Key[] ks = {new Key(), new Key()}; Arrays.sort(ks); assert counter == 0; } // not SAFE
    static void hashes() { Objects.hash(new Key(), "x"); assert counter == 0; } // not SAFE
    static void hashesStrings() { new Key().hashCode(); Objects.hash("x", "y"); assert counter == 1; } // not UNSAFE

    // Turning an object into text may change something.
    static void concatenates() { String s = "a" + new Noisy(); assert counter == 0; } // not SAFE
    static void prints() { System.out.println(new Noisy()); assert counter == 0; } // not SAFE
    static void appends() { new StringBuilder().append(new Noisy()); assert counter == 0; } // not SAFE
    static void valueOf() { String.valueOf(new Noisy()); assert counter == 0; } // not SAFE
    static void printsQuiet() { System.out.println(new Quiet()); String s = "a" + new Quiet(); assert counter == 0; } // not UNSAFE

    // The program overrides methods whose meaning is known.
    static void overridden() { Random r = new Loaded(); assert r.nextInt(10) < 10; } // not SAFE
    static void overriddenCalled() { Random r = new Loaded(); r.nextInt(10); assert counter == 0; } // not SAFE
    static void overriddenPrint() { RuntimeException e = new Talkative(); e.printStackTrace(); assert counter == 0; } // not SAFE

    // The library writes to fields of its own objects, and by reflection to all.
    static void point() { java.awt.Point p = new java.awt.Point(3, 4); assert p.x == 0; } // not SAFE
    static void pointMoves() { java.awt.Point p = new java.awt.Point(); p.x = 1; p.translate(2, 2); assert p.x == 1; } // not SAFE
    static class Changes extends ArrayList<String> { int count() { return modCount; } }
    static void inherited() { Changes c = new Changes(); c.add("x"); assert c.count() == 0; } // not SAFE
    static void invokes() throws Exception { Noisy n = new Noisy(); Noisy.class.getMethod("toString").invoke(n); assert counter == 0; } // not SAFE, checks=assert
    static void writes() throws Exception { Box b = new Box(); Box.class.getDeclaredField("value").setInt(b, 4); assert b.value == 0; } // not SAFE, checks=assert
    static class Counted { static { counter++; } }
    static void forName() throws Exception { Class.forName("Library$Counted"); assert counter == 0; } // not SAFE

    // Turning an object into text can initialise a class.
    static boolean shown, marked;
    static int mark() { marked = true; return 1; }
    static class Shown { static int n = Integer.parseInt("1"); static { shown = true; } }
    interface Constants { int N = mark(); }
    static class Shows { public String toString() { return "" + Shown.n; } }
    static class Sharing implements Constants { }
    static class ShowsConstant { public String toString() { return "" + Sharing.N; } }
    static void initialisedByPrinting(boolean b) { Object o = b ? new Shows() : "x"; System.out.println(o); assert !shown; } // not SAFE
    static void initialisedByPrintingConstant(boolean b) { Object o = b ? new ShowsConstant() : "x"; System.out.println(o); assert !marked; } // not SAFE

    static void random() { double d = Math.random(); assert 0 <= d && d < 1; } // not UNSAFE
    static void randomFloat() { float f = new Random().nextFloat(); assert 0 <= f && f < 1; } // not UNSAFE
    static void randomTooSmall() { assert Math.random() < 0.5; } // not SAFE

    // A class that failed to initialise stays that way, also for its own methods.
    static class Failed {
        static Failed escaped;
        static int state = fail();

        static int fail() {
            Holder.failed = new Failed();
            throw new IllegalStateException();
        }

        int get() {
            return state;
        }
    }

    static class Holder {
        static Failed failed;
    }

    static void erroneous() { try { counter = Failed.state; } catch (ExceptionInInitializerError e) { } if (Holder.failed != null) Holder.failed.get(); } // not SAFE
    static void erroneousCaught() { try { counter = Failed.state; } catch (ExceptionInInitializerError e) { } try { if (Holder.failed != null) Holder.failed.get(); assert false; } catch (NoClassDefFoundError e) { } } // not UNSAFE
}
