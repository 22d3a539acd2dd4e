import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.CharArrayReader;
import java.io.CharArrayWriter;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.LineNumberReader;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.PushbackInputStream;
import java.io.PushbackReader;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.text.ParsePosition;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.EventObject;
import java.util.Hashtable;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Vector;

/** Classes whose own code is their meaning. */
public class ReadersAndWriters {
    static void p(Object o) {
        System.out.println(o + "");
    }

    interface Act {
        Object run() throws IOException;
    }

    static void t(Act a) {
        try {
            p(a.run());
        } catch (IOException e) {
            p("io " + (e.getClass() == IOException.class));
        } catch (NullPointerException e) {
            p("null");
        } catch (IndexOutOfBoundsException e) {
            p("index");
        } catch (IllegalArgumentException e) {
            p("argument");
        } catch (IllegalStateException e) {
            p("state");
        }
    }

    /** Tells of each call. */
    static class Told extends Reader {
        private int next;

        @Override
        public int read(char[] to, int off, int n) {
            p("read " + off + " " + Math.min(n, 20));
            if (next == 3) {
                return -1;
            }
            next++;
            to[off] = (char) ('a' + next);
            to[off + 1] = next == 2 ? '\r' : '\n';
            return 2;
        }

        @Override
        public void close() {
            p("close");
        }
    }

    static class Loud extends OutputStream {
        @Override
        public void write(int b) {
            p("byte " + b);
        }
    }

    static void readers() throws IOException {
        StringReader s = new StringReader("first\nsecond\r\nthird");
        char[] some = new char[8];
        p(s.read() + " " + s.read(some, 2, 3) + Arrays.toString(some) + s.skip(2) + s.ready() + s.markSupported());
        s.mark(3);
        p((char) s.read());
        s.reset();
        p((char) s.read());
        t(() -> s.read(some, 5, 9));
        t(() -> s.read(null, 0, 1));
        s.close();
        t(() -> s.read());
        t(() -> new StringReader(null));
        BufferedReader b = new BufferedReader(new StringReader("one\ntwo\r\nthree\rfour"), 4);
        for (String line = b.readLine(); line != null; line = b.readLine()) {
            p(line + line.length());
        }
        p(b.read());
        b.close();
        t(() -> b.readLine());
        t(() -> new BufferedReader(new StringReader(""), 0));
        BufferedReader told = new BufferedReader(new Told());
        p(told.readLine() + told.readLine() + told.read() + told.readLine() + told.readLine());
        told.close();
        LineNumberReader l = new LineNumberReader(new StringReader("x\ny\nz"));
        p(l.readLine() + l.getLineNumber() + l.readLine() + l.getLineNumber() + l.readLine() + l.readLine() + l.getLineNumber());
        PushbackReader back = new PushbackReader(new StringReader("ab"), 2);
        int c = back.read();
        back.unread(c);
        p((char) back.read() + " " + (char) back.read() + back.read());
        t(() -> {
            back.unread(new char[] {'q', 'r', 's'});
            return "";
        });
        CharArrayReader chars = new CharArrayReader("array".toCharArray(), 1, 3);
        p(chars.read() + " " + chars.skip(1) + chars.read() + chars.read());
        StreamTokenizer words = new StreamTokenizer(new StringReader("a 12 'q' // no\n b"));
        for (int k = words.nextToken(); k != StreamTokenizer.TT_EOF; k = words.nextToken()) {
            p(k + " " + words.sval + words.lineno());
        }
    }

    static void writers() throws IOException {
        StringWriter s = new StringWriter();
        s.write("text");
        s.write('!');
        s.append("abc", 1, 2).append('c').append(null);
        s.write("number", 1, 3);
        p(s + " " + s.getBuffer().length());
        t(() -> {
            s.write(new char[2], 1, 4);
            return "";
        });
        CharArrayWriter c = new CharArrayWriter(2);
        Writer b = new BufferedWriter(c, 3);
        b.write("longer than three");
        p(c.toString() + c.size());
        b.write('x');
        b.write("yz");
        p(c.toString());
        b.flush();
        p(c.toString() + c.toCharArray().length);
        b.close();
        t(() -> {
            b.write(1);
            return "";
        });
    }

    static class Failing extends Writer {
        @Override
        public void write(char[] cs, int from, int n) throws IOException {
            p("write " + n);
            if (n > 3) {
                throw new IOException("full");
            }
        }

        @Override
        public void flush() {
            p("flush");
        }

        @Override
        public void close() {
            p("close");
        }
    }

    static void printers() {
        StringWriter text = new StringWriter();
        PrintWriter w = new PrintWriter(text);
        w.print(1);
        w.print('c');
        w.print(true);
        w.print(5L);
        w.print("s");
        w.print((String) null);
        w.print(new char[] {'x', 'y'});
        w.print((Object) null);
        w.append("app").append('e').append("within", 1, 3).append(null);
        w.write(65);
        w.write("whole", 1, 2);
        p(text + " " + w.checkError());
        t(() -> {
            w.print((char[]) null);
            return "";
        });
        t(() -> {
            w.write((String) null);
            return "";
        });
        t(() -> new PrintWriter((Writer) null));
        t(() -> {
            w.write("abc", 2, 5);
            return "";
        });
        w.close();
        w.print("late");
        p(text.toString().length() + " " + w.checkError());
        PrintWriter f = new PrintWriter(new Failing(), true);
        f.print("abc");
        p(f.checkError());
        f.print("abcd");
        p(f.checkError());
        f.flush();
        f.close();
        PrintWriter both = new PrintWriter(new PrintWriter(new Failing()));
        both.print("long text");
        p(both.checkError());
    }

    static void bytes() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        DataOutputStream data = new DataOutputStream(out);
        data.writeInt(-5);
        data.writeShort(70000);
        data.writeByte(300);
        data.writeLong(1L << 40);
        data.writeBoolean(true);
        data.writeChar('x');
        data.writeUTF("\u00e9a\u0000\u20ac");
        data.writeBytes("ab");
        p(data.size() + " " + out.size() + Arrays.toString(out.toByteArray()));
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(out.toByteArray()));
        p(in.readInt() + " " + in.readShort() + " " + in.readUnsignedByte() + " " + in.readLong() + in.readBoolean() + in.readChar() + in.readUTF().length() + in.readByte() + in.available());
        p(in.skipBytes(5));
        t(() -> in.readInt());
        InputStream i = new SequenceInputStream(new ByteArrayInputStream(new byte[] {1, -1}), new ByteArrayInputStream(new byte[] {3}));
        p(i.read() + " " + i.read() + " " + i.read() + i.read());
        PushbackInputStream back = new PushbackInputStream(new ByteArrayInputStream(new byte[] {7, 8}));
        int x = back.read();
        back.unread(x);
        p(back.read() + " " + back.available() + back.read() + back.read());
        OutputStream loud = new Loud();
        loud.write(new byte[] {4, 5, 6}, 1, 2);
        t(() -> {
            loud.write(null, 0, 1);
            return "";
        });
        InputStream f = new FilterInputStream(new ByteArrayInputStream(new byte[] {9})) { };
        p(f.read() + " " + f.read(new byte[2]) + f.skip(1) + f.markSupported());
        out.reset();
        new ByteArrayInputStream(new byte[] {1, 2, 3}).transferTo(out);
        p(out.size() + " " + Arrays.toString(new ByteArrayInputStream(new byte[] {1, 2, 3}).readAllBytes()));
    }

    static void tables() {
        Hashtable<String, Integer> h = new Hashtable<>();
        for (String k : "one two three four five six seven eight nine ten eleven twelve".split(" ")) {
            h.put(k, k.length());
        }
        p(h + " " + h.size() + h.get("six") + h.get("no") + h.contains(5) + h.containsKey("ten") + h.remove("two") + h.getOrDefault("x", 9));
        t(() -> h.put(null, 1));
        t(() -> h.put("a", null));
        t(() -> h.get(null));
        p(h.merge("one", 1, Integer::sum) + " " + h.computeIfAbsent("new", k -> 4) + h.putIfAbsent("new", 5) + h.replace("new", 6) + h);
        int sum = 0;
        for (Enumeration<Integer> e = h.elements(); e.hasMoreElements();) {
            sum += e.nextElement();
        }
        for (Enumeration<String> e = h.keys(); e.hasMoreElements();) {
            sum += e.nextElement().length();
        }
        h.entrySet().removeIf(e -> e.getValue() > 4);
        p(sum + " " + h + h.keySet() + h.values() + h.equals(new Hashtable<>(h)) + (h.hashCode() == new Hashtable<>(Map.copyOf(h)).hashCode()));
        h.clear();
        p(h.isEmpty() + " " + h);
        Vector<String> v = new Vector<>(Arrays.asList("p", "q", "r"));
        Enumeration<String> all = v.elements();
        p(all.nextElement() + all.hasMoreElements());
        v.removeAllElements();
        v.add("p");
        p(all.hasMoreElements());
        try {
            p(all.nextElement());
        } catch (NoSuchElementException e) {
            p("none");
        }
        v.add("s");
        Object[] into = new Object[3];
        v.copyInto(into);
        p(Arrays.toString(into));
        t(() -> {
            v.copyInto(new String[1]);
            return "";
        });
        t(() -> {
            v.copyInto(null);
            return "";
        });
        try {
            v.copyInto(new Integer[2]);
        } catch (ArrayStoreException e) {
            p("store");
        }
        ParsePosition at = new ParsePosition(3);
        at.setErrorIndex(2);
        p(at.getIndex() + " " + at.getErrorIndex() + at.equals(new ParsePosition(3)) + at);
        t(() -> new EventObject(null));
        p(new EventObject("source").getSource());
    }

    public static void main(String[] args) throws IOException {
        readers();
        writers();
        printers();
        bytes();
        tables();
    }
}
