import java.beans.PropertyChangeEvent;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.rmi.MarshalledObject;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Scanner;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;

// Each method is verified as an entry of its own. The comment behind it says which verdict would be wrong: what the JDK is
// given keeps objects of the program, or is kept, and code of the program runs that the call does not show.
class Kept {
    static int n;

    static class Task implements Callable<Object> { public Object call() { n = 1; return null; } }
    static class Ordered implements Comparable<Ordered> { public int compareTo(Ordered o) { n = 1; return 0; } }
    static class Same { public boolean equals(Object o) { n = 1; return false; } public int hashCode() { return 1; } }
    static class Shown { public String toString() { assert n == 1; return ""; } }
    static class Caused extends RuntimeException { public Throwable getCause() { n = 1; return null; } }
    static class Source extends InputStream { public int read() throws IOException { n = 1; return -1; } }
    static class Stored implements Serializable { private void writeObject(ObjectOutputStream out) throws IOException { n = 1; } }
    static class Event extends PropertyChangeEvent { Event(Object source) { super(source, "a", null, null); } }
    enum E { P; E() { n = 1; } }
    @Retention(RetentionPolicy.RUNTIME) @interface Named { E value(); }
    @Named(E.P) static class Annotated { }

    static void drained() { Set<String> s = new HashSet<>(); LinkedBlockingQueue<String> q = new LinkedBlockingQueue<>(); q.add("a"); q.drainTo(s); assert s.isEmpty(); } // not SAFE
    static void rotated() { Integer[] a = {1, 2}; Collections.rotate(Arrays.asList(a), 1); assert a[0] == 1; } // not SAFE
    static void nested() { ArrayList<Object> l = new ArrayList<>(); l.add(new Same()); new ConcurrentLinkedQueue<Object>(List.of(List.of("a"))).contains(List.of(l)); assert n == 0; } // not SAFE
    static void invoked() throws Exception { Executors.newCachedThreadPool().invokeAll(List.of(new Task())); assert n == 0; } // not SAFE
    static void sorted() { new ConcurrentSkipListSet<>(List.of(new Ordered(), new Ordered())); assert n == 0; } // not SAFE
    static void compared() { new ConcurrentLinkedQueue<Object>(List.of(Optional.of("a"))).contains(Optional.of(new Same())); assert n == 0; } // not SAFE
    static void shown() { MessageFormat.format("{0}", new Shown()); } // not SAFE
    static void traced() { new Caused().printStackTrace(); assert n == 0; } // not SAFE
    static void tracedTo() { new Caused().printStackTrace(System.err); assert n == 0; } // not SAFE
    static void scanned() { new Scanner(new Source()).hasNext(); assert n == 0; } // not SAFE
    static void consumed() { ByteArrayInputStream in = new ByteArrayInputStream(new byte[1]); new Scanner(in).hasNext(); assert in.available() == 1; } // not SAFE
    static void stored() throws IOException { new MarshalledObject<>(new Stored()); assert n == 0; } // not SAFE
    static void sourced() { Object o = new Object(); assert new Event(o).getSource() != o; } // not SAFE
    static void annotated() { Annotated.class.isAnnotationPresent(Named.class); assert n == 0; } // not SAFE
    static void read() { Scanner in = new Scanner(System.in); if (in.hasNextInt()) assert in.nextInt() != 7; } // not SAFE
    static void listed() { assert List.of("a").contains("a"); } // not UNSAFE
}
