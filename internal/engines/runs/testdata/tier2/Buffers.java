import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ReadOnlyBufferException;
import java.nio.ShortBuffer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Buffers of arrays. */
class Buffers {
    static void all() throws Exception {
        for (ByteOrder order : new ByteOrder[] {ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN}) {
            numbers(order);
            views(order);
        }
        bytes();
        chars();
        coders();
    }

    static void numbers(ByteOrder order) {
        ByteBuffer b = ByteBuffer.allocate(64).order(order);
        b.putInt(0x01020384).putLong(-2L).putShort((short) -3).putChar('\u1234').putFloat(1.5f).putDouble(-0.1).put((byte) 7);
        System.out.println(b + " " + order + " " + Arrays.toString(b.array()));
        b.flip();
        System.out.println(b.getInt() + " " + b.getLong() + " " + b.getShort() + " " + b.getChar() + " " + b.getFloat() + " " + b.getDouble() + " " + b.get() + " " + b.hasRemaining());
        b.clear();
        for (int i = 1; i < 12; i++) {
            b.putInt(i, i * 0x1234567).putShort(i + 20, (short) (i * 4321)).putLong(i + 30, i * 0x123456789abcdefL);
            System.out.println(b.getInt(i) + " " + b.getShort(i + 20) + " " + b.getLong(i + 30) + " " + b.getChar(i) + " " + b.getFloat(i + 3) + " " + b.getDouble(i + 5));
        }
        b.position(5).limit(40);
        ByteBuffer s = b.slice().order(order);
        System.out.println(s + " " + s.getInt(3) + " " + s.arrayOffset() + " " + b.compact() + " " + b.hashCode() + " " + s.duplicate().order(order).getLong(1));
        try {
            b.limit(10);
            b.getLong(5);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getClass());
        }
        try {
            b.position(8);
            b.getInt();
        } catch (BufferUnderflowException e) {
            System.out.println(e.getMessage());
        }
        try {
            b.putInt(3);
        } catch (BufferOverflowException e) {
            System.out.println(e.getMessage());
        }
        try {
            b.asReadOnlyBuffer().put((byte) 1);
        } catch (ReadOnlyBufferException e) {
            System.out.println(e.getMessage());
        }
    }

    static void views(ByteOrder order) {
        ByteBuffer b = ByteBuffer.allocate(48).order(order);
        IntBuffer ints = b.asIntBuffer();
        ints.put(new int[] {1, -2, 3, 0x7fffffff}).put(IntBuffer.wrap(new int[] {9, 8, 7, 6}, 1, 3));
        int[] to = new int[5];
        ints.flip().get(to, 0, 5);
        System.out.println(ints + " " + Arrays.toString(to) + " " + ints.order() + " " + ints.equals(IntBuffer.wrap(new int[] {8, 7})) + " " + Arrays.toString(b.array()));
        ShortBuffer shorts = b.position(2).slice().order(order).asShortBuffer();
        shorts.put(1, (short) 99).put(new short[] {4, 5});
        System.out.println(shorts + " " + shorts.get(0) + shorts.get(3) + " " + Arrays.toString(b.array()));
        LongBuffer longs = ByteBuffer.wrap(b.array()).order(order).asLongBuffer();
        longs.put(0, Long.MIN_VALUE).put(LongBuffer.wrap(new long[] {3, 4}));
        System.out.println(longs.get(0) + " " + longs.get(1) + " " + longs.get(2) + " " + longs.compareTo(LongBuffer.allocate(4)));
        FloatBuffer floats = ByteBuffer.wrap(b.array()).order(order).asFloatBuffer();
        floats.put(new float[] {1.25f, Float.NaN, -0f});
        System.out.println(floats.get(0) + " " + floats.get(1) + " " + floats.get(2) + " " + Arrays.toString(b.array()));
        DoubleBuffer doubles = ByteBuffer.wrap(b.array()).order(order).asDoubleBuffer();
        doubles.put(DoubleBuffer.wrap(new double[] {0.1, -1e300}));
        double[] d = new double[2];
        doubles.flip().get(d);
        System.out.println(Arrays.toString(d) + " " + doubles);
        CharBuffer chars = ByteBuffer.wrap(b.array()).order(order).asCharBuffer();
        chars.put("a text\u20ac").put(new char[] {'x', 'y'});
        System.out.println(chars.flip() + " " + chars.charAt(2) + " " + chars.subSequence(1, 4) + " " + Arrays.toString(b.array()));
    }

    static void bytes() {
        ByteBuffer b = ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12});
        ByteBuffer c = ByteBuffer.allocate(20);
        c.put(b).put((ByteBuffer) b.rewind().limit(5)).flip();
        System.out.println(c + " " + Arrays.toString(c.array()) + " " + c.equals(b) + " " + c.compareTo(b) + " " + c.mismatch(b) + " " + b.mismatch(c));
        c.put(3, b, 1, 4).put(0, new byte[] {9, 9}).get(2, new byte[3]);
        System.out.println(Arrays.toString(c.array()) + " " + c.hashCode());
        ByteBuffer d = ByteBuffer.wrap(c.array(), 2, 9);
        d.put(c.duplicate().position(0).limit(5));
        System.out.println(d + " " + Arrays.toString(c.array()) + " " + d.mark() + " " + d.position(9).reset() + " " + d.alignedSlice(1));
        IntBuffer ints = IntBuffer.wrap(new int[] {1, 2, 3, 4, 5, 6}).slice(1, 4);
        ints.put(ints.duplicate().position(1).limit(3)).rewind();
        System.out.println(Arrays.toString(ints.array()) + " " + ints.get(1) + " " + ints.arrayOffset() + " " + ints.mismatch(IntBuffer.wrap(new int[] {3, 4, 4})));
        ShortBuffer shorts = ShortBuffer.allocate(5).put((short) 3).put(ShortBuffer.wrap(new short[] {1, 2})).flip();
        System.out.println(shorts + " " + Arrays.toString(shorts.array()) + shorts.hashCode());
        try {
            ints.put(ints);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    static void chars() {
        CharBuffer b = CharBuffer.allocate(12).put("hello").put(CharBuffer.wrap("- world", 1, 6));
        System.out.println(b.flip() + " " + b.length() + " " + b.append('!').position() + " " + b + " " + new String(b.array()).indexOf('w'));
        CharBuffer r = CharBuffer.wrap("read only");
        System.out.println(r.isReadOnly() + " " + r.subSequence(2, 5) + " " + r.get(3) + " " + r.chars().sum() + " " + r.equals(CharBuffer.wrap("read only".toCharArray())) + " " + r.compareTo(CharBuffer.wrap("reader")));
        char[] to = new char[4];
        r.get(to);
        System.out.println(to[3] + " " + r + " " + r.remaining());
        try {
            r.put('x');
        } catch (ReadOnlyBufferException e) {
            System.out.println(e.getMessage());
        }
        for (int i = 0; i < 8; i++) {
            CharBuffer c = CharBuffer.wrap("abcdefgh".toCharArray(), i / 2, 4).slice();
            c.put(0, (char) ('0' + i)).position(i % 4);
            System.out.println(c + " " + c.hasArray() + " " + c.arrayOffset() + " " + c.compact().position() + " " + c.rewind());
        }
    }

    static void coders() throws Exception {
        String[] texts = {"plain", "\u00e9\u20ac", "\uD83D\uDE00!", "bad \uD83D end"};
        for (String text : texts) {
            System.out.println(StandardCharsets.UTF_8.encode(text) + " " + StandardCharsets.ISO_8859_1.encode(text) + " " + StandardCharsets.US_ASCII.encode(CharBuffer.wrap(text)).get(0) + " " + StandardCharsets.UTF_16BE.encode(text).limit() + " " + StandardCharsets.UTF_16.encode(text).limit());
            CharsetEncoder e = StandardCharsets.UTF_8.newEncoder().onMalformedInput(CodingErrorAction.REPORT);
            ByteBuffer out = ByteBuffer.allocate(4);
            CharBuffer in = CharBuffer.wrap(text);
            CoderResult result = e.encode(in, out, true);
            System.out.println(result + " " + in.position() + " " + out + " " + Arrays.toString(out.array()));
            System.out.println(StandardCharsets.ISO_8859_1.newEncoder().canEncode(text) + " " + StandardCharsets.UTF_8.newEncoder().canEncode(text) + " " + e.maxBytesPerChar());
            System.out.println(StandardCharsets.UTF_8.decode(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_16LE))) + " " + StandardCharsets.UTF_16LE.decode(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_16LE))));
        }
        for (int i = 0; i < 8; i++) {
            byte[] bytes = {(byte) 0xe2, (byte) 0x82, (byte) 0xac, (byte) (0x80 + 16 * i), 'a', (byte) 0xf0, (byte) 0x9f};
            CharBuffer to = CharBuffer.allocate(3 + i);
            CoderResult result = StandardCharsets.UTF_8.newDecoder().onMalformedInput(i % 2 == 0 ? CodingErrorAction.REPLACE : CodingErrorAction.REPORT).decode(ByteBuffer.wrap(bytes), to, i > 3);
            System.out.println(result + " " + result.isError() + " " + to.flip());
            System.out.println(new String(bytes, StandardCharsets.UTF_8) + " " + new String(bytes, i, 7 - i, StandardCharsets.US_ASCII) + " " + new String(bytes, StandardCharsets.UTF_16LE).length());
            System.out.println(StandardCharsets.UTF_16.newDecoder().onMalformedInput(CodingErrorAction.REPLACE).decode(ByteBuffer.wrap(bytes, i / 2, 4)).length() + " " + StandardCharsets.ISO_8859_1.decode(ByteBuffer.wrap(bytes, i / 2, 3)));
        }
    }
}
