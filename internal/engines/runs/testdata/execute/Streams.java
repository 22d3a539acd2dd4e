import java.io.*;
import java.util.*;

/** Readers, writers, and streams of bytes in memory. */
public class Streams {
    static void chars() throws IOException {
        StringWriter w = new StringWriter();
        w.write("abc");
        w.write('d');
        w.write(new char[] {'e', 'f', 'g'}, 1, 2);
        w.append("xyz", 1, 2).append('!');
        System.out.println(w + " " + w.getBuffer().length());
        PrintWriter p = new PrintWriter(w);
        p.println(3);
        p.print(true);
        p.println('c');
        p.write("end");
        p.flush();
        System.out.println(w + " " + p.checkError());
        BufferedReader r = new BufferedReader(new StringReader("one\ntwo\r\nthree\rfour"), 4);
        for (String s; (s = r.readLine()) != null;) {
            System.out.println("<" + s + ">");
        }
        System.out.println(r.read());
        PushbackReader b = new PushbackReader(new StringReader("ab"), 2);
        int c = b.read();
        b.unread(c);
        b.unread('z');
        System.out.println((char) b.read() + "" + (char) b.read() + (char) b.read() + b.read());
        LineNumberReader l = new LineNumberReader(new StringReader("1\n2\n3"));
        while (l.readLine() != null) {
            System.out.println(l.getLineNumber());
        }
        CharArrayWriter a = new CharArrayWriter(2);
        a.write("characters");
        System.out.println(new String(a.toCharArray()) + a.size());
        StreamTokenizer t = new StreamTokenizer(new StringReader("x = 12 'q' // no\ny"));
        t.slashSlashComments(true);
        while (t.nextToken() != StreamTokenizer.TT_EOF) {
            System.out.println(t.ttype + " " + t.sval + " " + t.nval);
        }
        try {
            new StringReader("x").reset();
            Reader closed = new StringReader("x");
            closed.close();
            closed.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }

    static void bytes() throws IOException {
        ByteArrayOutputStream o = new ByteArrayOutputStream(1);
        DataOutputStream d = new DataOutputStream(o);
        d.writeInt(-5);
        d.writeLong(1L << 40);
        d.writeUTF("h\u00e9");
        d.writeDouble(1.5);
        d.writeBoolean(true);
        System.out.println(Arrays.toString(o.toByteArray()) + d.size());
        DataInputStream in = new DataInputStream(new BufferedInputStream(new ByteArrayInputStream(o.toByteArray()), 3));
        System.out.println(in.readInt() + " " + in.readLong() + " " + in.readUTF() + " " + in.readDouble() + " " + in.readBoolean() + " " + in.read());
        SequenceInputStream s = new SequenceInputStream(new ByteArrayInputStream(new byte[] {1, 2}), new ByteArrayInputStream(new byte[] {3}));
        System.out.println(s.read() + s.read() * 10 + s.read() * 100 + " " + s.read());
        ByteArrayInputStream m = new ByteArrayInputStream(new byte[] {9, 8, 7, 6}, 1, 3);
        m.mark(0);
        System.out.println(m.available() + " " + m.skip(2) + " " + m.read());
        m.reset();
        System.out.println(m.read() + " " + Arrays.toString(m.readAllBytes()));
    }

    public static void main(String[] args) throws IOException {
        chars();
        bytes();
        System.out.println(args.length);
    }
}
