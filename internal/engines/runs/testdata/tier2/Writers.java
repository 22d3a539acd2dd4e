import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/** What reaches System.out through writers, when it does, and what never does. The last part closes System.out. */
class Writers {
    static void all() throws Exception {
        String line = System.lineSeparator();
        for (int i = 0; i < 3; i++) {
            flushed(new PrintWriter(System.out), "plain " + i);
            flushed(new PrintWriter(System.out, true), "flushing " + i);
            flushed(new PrintWriter(new OutputStreamWriter(System.out)), "writer " + i);
            flushed(new PrintWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8), true), "flushing writer " + i);
            flushed(new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out, "UTF-8"), 5)), "small " + i);
        }
        late();
        bytes();
        arrays();
        many(line);
        closed();
    }

    /** All ways to print. */
    private static void flushed(PrintWriter p, String name) {
        p.println(name);
        p.print("\u00e9\u20ac\uD83D\uDE00 ");
        p.print(1.5f);
        p.print(new char[] {' ', 'c'});
        p.println((Object) null);
        p.write("written\n");
        p.write("some of it", 5, 2);
        p.write('\n');
        p.printf("%d %s%n", 3, "x").format("%5.2f%n", 1.5).append("joined", 2, 5).append('\n');
        p.flush();
        System.out.println(p.checkError());
    }

    /** What is printed when: a line at once, or after what was printed later, or never. */
    private static void late() throws Exception {
        PrintWriter lazy = new PrintWriter(System.out);
        PrintWriter eager = new PrintWriter(System.out, true);
        lazy.println("lazy");
        eager.print("half ");
        System.out.println("between");
        eager.println("eager");
        eager.write("a\n");
        eager.print("b\n");
        System.out.println("before a and b");
        eager.printf("printed%n");
        lazy.flush();
        new PrintWriter(System.out).println("never printed");
        new OutputStreamWriter(System.out).write("nor this\n");
        PrintStream s = new PrintStream(System.out, true);
        s.println("a stream on a stream");
    }

    /** Bytes of System.out are held until a line ends, a text comes, or there are many of them. */
    private static void bytes() throws Exception {
        for (byte b : "b\u00e9\u20ac".getBytes(StandardCharsets.UTF_8)) {
            System.out.write(b);
        }
        System.out.print("");
        System.out.println(" behind");
        System.out.write("bytes ".getBytes(StandardCharsets.UTF_8));
        System.out.write("more bytes\n".getBytes(StandardCharsets.UTF_8), 5, 6);
        try {
            System.out.write(new byte[3], 2, 2);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("out of bounds");
        }
        OutputStream out = System.out;
        for (int i = 0; i < 300; i++) {
            out.write('0' + i % 10);
        }
        out.write('\n');
        System.out.append("append").append('-').append("ix", 0, 1).println();
    }

    /** Streams and writers of the program. */
    private static void arrays() throws Exception {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        PrintWriter p = new PrintWriter(b);
        p.print("\u00e9");
        p.println(2L);
        System.out.println(b.size());
        p.flush();
        System.out.println(b.size() + " " + b.toString("UTF-8"));
        StringWriter w = new StringWriter();
        p = new PrintWriter(w);
        p.printf("%x", 255);
        p.close();
        p.print("dropped");
        System.out.println(w + " " + p.checkError());
        OutputStream full = new OutputStream() {
            public void write(int b) throws java.io.IOException {
                throw new java.io.IOException("full");
            }
        };
        p = new PrintWriter(full);
        p.print("x");
        System.out.println(p.checkError());
        System.out.println(System.out.checkError() + " " + System.err.checkError());
    }

    /** More than a buffer: a part of it is printed before the flush. */
    private static void many(String line) throws Exception {
        Writer w = new OutputStreamWriter(System.out);
        for (int i = 0; i < 1500; i++) {
            w.write("line " + i + line);
        }
        System.out.println();
        System.out.println("in the middle");
        w.flush();
        System.out.println();
    }

    private static void closed() {
        System.out.write('.');
        PrintWriter p = new PrintWriter(System.out);
        p.println("the last line");
        p.close();
        System.out.println("never printed");
        System.out.write('.');
        System.out.flush();
    }
}
