import java.io.*;
import java.lang.annotation.*;
import java.nio.*;
import java.util.*;

// What code of the JDK without a body keeps, makes, writes to and initialises. As in Behind.java, an
// assertion with the comment "fails" fails on the JVM; one with "holds" must be proved.
public class Made {
    static class Key {
        public int hashCode() { return 3; }
    }

    static class Thing { int x; }

    static void cut() {
        new WeakHashMap<Object, Object>().put(new Key(), null);
    }

    // What was given long ago can come back at any time, not only what was given last.
    static class Kept {
        public static void main(String[] args) {
            cut();
            Thing g = new Thing(), other = new Thing();
            Vector<Object> v = new Vector<>();
            v.add(g);
            Object[] theirs = v.toArray();
            Arrays.copyOf(new int[1], 1);
            assert other.x == 0; // holds
            assert theirs[0] != g; // fails
        }
    }

    static class KeptByException {
        public static void main(String[] args) {
            cut();
            Thing g = new Thing();
            Vector<Object> v = new Vector<>();
            v.add(g);
            Object[] theirs = v.toArray();
            new Exception();
            assert theirs[0] != g; // fails
        }
    }

    static class ArrayOfOurs {
        public static void main(String[] args) {
            cut();
            Thing[] given = new Thing[0];
            Vector<Object> v = new Vector<>();
            v.add(new Thing());
            Object[] r = v.toArray(given);
            assert given.length == 0; // holds
            if (r instanceof Thing[]) {
                assert r.length == 0; // fails
            }
        }
    }

    static class ElementOfOurs {
        public static void main(String[] args) {
            cut();
            Vector<Object> v = new Vector<>();
            Thing g = new Thing(), other = new Thing();
            v.add(g);
            Thing[] r = v.toArray(new Thing[0]);
            assert other.x == 0; // holds
            assert r[0] != g; // fails
        }
    }

    static class ComparableArray {
        public static void main(String[] args) {
            cut();
            Vector<Object> v = new Vector<>();
            v.add("x");
            Object[] r = v.toArray(new Comparable<?>[0]);
            Comparable<?>[] c = (Comparable<?>[]) r;
            assert c[0] == null; // fails
        }
    }

    static class ByClass {
        public static void main(String[] args) {
            cut();
            Object o = java.lang.reflect.Array.newInstance(Thing.class, 3);
            assert !(o instanceof Thing[]); // fails
        }
    }

    static class ByArrayClass {
        public static void main(String[] args) {
            cut();
            Object o = Arrays.copyOf(new Object[2], 2, Thing[].class);
            assert !(o instanceof Thing[]); // fails
        }
    }

    static class Nested {
        public static void main(String[] args) {
            cut();
            Object o = java.lang.reflect.Array.newInstance(Thing[].class, 3);
            assert !(o instanceof Thing[][]); // fails
        }
    }

    // The JDK has an array of the same type, too.
    static class SameType {
        public static void main(String[] args) {
            cut();
            Vector<Object> v = new Vector<>();
            v.add("y");
            Object[] theirs = v.toArray();
            Object[] a = {"x"}, b = {"x"};
            v.copyInto(a);
            assert b[0] == "x"; // holds
            assert a[0] == "x"; // fails
        }
    }

    // Here, nothing calls back.
    static class SameTypeAlone {
        public static void main(String[] args) {
            byte[] theirs = java.net.InetAddress.getLoopbackAddress().getAddress();
            byte[] a = {7}, b = {7};
            new java.util.zip.Deflater().deflate(a);
            assert b[0] == 7; // holds
            assert a[0] == 7; // fails
        }
    }

    static class Wrapped {
        public static void main(String[] args) {
            cut();
            byte[] a = new byte[1], b = new byte[1];
            ByteBuffer w = ByteBuffer.wrap(a);
            a[0] = 1;
            b[0] = 1;
            w.put(0, (byte) 5);
            assert b[0] == 1; // holds
            assert a[0] == 1; // fails
        }
    }

    static class TheirBuffer extends OutputStream {
        byte[] saved;
        public void write(int b) { }
        public void write(byte[] b, int off, int n) { saved = b; }
        public static void main(String[] args) throws IOException {
            cut();
            TheirBuffer s = new TheirBuffer();
            BufferedOutputStream o = new BufferedOutputStream(s, 8);
            o.write(1);
            o.flush();
            byte[] b = s.saved;
            if (b != null && b.length > 0) {
                b[0] = 1;
                o.write(5);
                assert b[0] == 1; // fails
            }
        }
    }

    static class CopyThrows {
        public static void main(String[] args) {
            cut();
            int x = 0;
            try {
                System.arraycopy(new int[2], 0, new int[1], 0, 2);
            } catch (IndexOutOfBoundsException e) {
                x = 1;
            }
            assert x <= 1; // holds
            assert x == 0; // fails
        }
    }

    enum Sign {
        A;
        static { Annotated.n = 1; }
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Mark {
        Sign value();
    }

    @Mark(Sign.A)
    static class Annotated {
        static int n;
        public static void main(String[] args) {
            cut();
            Annotated.class.isAnnotationPresent(Mark.class);
            assert n == 0; // fails
        }
    }

    enum Around {
        A;
        static { Enclosing.n = 1; }
        static class Inner { }
    }

    static class Enclosing {
        static int n;
        public static void main(String[] args) {
            cut();
            Around.Inner.class.getEnclosingClass().getEnumConstants();
            assert n == 0; // fails
        }
    }

    enum Outer {
        A;
        static { Declaring.n = 1; }
        static class Inner { }
    }

    static class Declaring {
        static int n;
        public static void main(String[] args) {
            cut();
            new Outer.Inner().getClass().getDeclaringClass().getEnumConstants();
            assert n == 0; // fails
        }
    }

    // The JDK gives out the text of an object of the program, which may be null.
    static class NullText {
        public String toString() { return null; }
        public static void main(String[] args) {
            cut();
            Object o = new java.util.concurrent.atomic.AtomicReference<Object>(new NullText());
            assert o.toString() != null; // fails
        }
    }

    static class NullByFunction {
        public static void main(String[] args) {
            cut();
            Object o = "abc".transform(x -> null);
            assert o != null; // fails
        }
    }

    // Here and below, nothing calls back, but the JDK makes an object by the name of its class.
    static class Stored {
        static class P implements Serializable { static final long serialVersionUID = 1; }
        public static void main(String[] args) throws Exception {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream o = new DataOutputStream(bytes);
            o.writeInt(0xaced0005);
            o.writeShort(0x7372);
            o.writeUTF("Made$Stored$P");
            o.writeLong(1);
            o.writeInt(0x02000078);
            o.writeByte(0x70);
            Object p = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
            assert !(p instanceof P); // fails
        }
    }

    public static class Texts extends ListResourceBundle {
        static int n;
        protected Object[][] getContents() {
            n = 1;
            return new Object[][] {{"a", "b"}};
        }
    }

    static class Bundled {
        public static void main(String[] args) {
            ResourceBundle.getBundle("Made$Texts").getString("a");
            assert Texts.n == 0; // fails
        }
    }

    static class HashOfText {
        public static void main(String[] args) {
            int n = System.identityHashCode("x") + System.identityHashCode(new Thing());
            assert System.identityHashCode(null) == 0; // open
        }
    }
}
