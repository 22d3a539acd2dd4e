// Order of evaluation: operands, arrays and indices, before what fails (JLS
// §15.7, §15.10, §15.13, §15.26).
public class Main {
    static int[] a = {1, 2, 3};
    static int[] none;
    static int k;

    static int t(int x) {
        System.out.println(x);
        return x;
    }

    static int[] array(int[] x) {
        System.out.println(50);
        return x;
    }

    static int fails(int x) {
        System.out.println(x);
        throw new IllegalStateException();
    }

    interface Act {
        void run();
    }

    static void attempt(Act act) {
        try {
            act.run();
        } catch (NullPointerException e) {
            System.out.println(-1);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(-2);
        } catch (ArithmeticException e) {
            System.out.println(-3);
        } catch (NegativeArraySizeException e) {
            System.out.println(-4);
        } catch (IllegalStateException e) {
            System.out.println(-5);
        } catch (ArrayStoreException e) {
            System.out.println(-6);
        } catch (ClassCastException e) {
            System.out.println(-7);
        }
    }

    static int same(int i) {
        i = i++ + ++i;
        return i;
    }

    static String text(Object o) {
        return "<" + o + ">";
    }

    public static void main(String[] args) {
        attempt(() -> array(none)[t(1)] = t(2));
        attempt(() -> array(none)[t(1)] += t(2));
        attempt(() -> array(a)[t(7)] = t(2));
        attempt(() -> array(a)[t(7)] += t(2));
        attempt(() -> array(a)[t(1)] = fails(3));
        attempt(() -> array(none)[fails(4)] = t(5));
        attempt(() -> array(a)[t(0)] /= t(0));
        attempt(() -> array(none)[t(1)]++);
        attempt(() -> t(t(8) / t(0) + t(9)));
        attempt(() -> {
            int[][] m = new int[t(2)][t(-1)];
        });
        attempt(() -> {
            int[][] m = new int[t(-1)][fails(6)];
        });
        attempt(() -> {
            int[][] m = new int[t(0)][t(-2)];
        });
        attempt(() -> {
            Object[] os = new String[1];
            os[t(3)] = Integer.valueOf(t(4));
        });
        attempt(() -> {
            Object[] os = new String[1];
            os[t(0)] = Integer.valueOf(t(4));
        });
        attempt(() -> {
            Object[] os = new Object[][] {{"a"}, new Integer[1]};
            Object[] in = (Object[]) os[1];
            in[0] = 5;
            System.out.println((int) (Integer) in[0]);
            in[0] = "b";
        });
        int i = 0;
        a[i] = i = 2;
        System.out.println(a[0] * 100 + a[2] * 10 + i);
        i = 1;
        a[i++] += i * 10;
        System.out.println(a[1]);
        i += i++ * 2 + --i;
        System.out.println(i + same(5) * 10);
        k = 5;
        k += t(k = 3) + k;
        System.out.println(k);
        boolean b = false;
        b |= t(1) == 1 | fails2();
        System.out.println(b);
        String s = null;
        s += k + 'c';
        System.out.println(s.length());
        System.out.println(text(null).length() + text('x').charAt(1));
        String[] ss = {"p", null};
        ss[i - i + 1] += ss[0] + 1L + true + (char) 66;
        System.out.println(ss[1].length());
        long l = 1;
        int sh = 3;
        sh <<= 33L;
        l <<= 65;
        System.out.println(sh + l);
        byte by = 127;
        by++;
        by >>>= 1;
        System.out.println(by);
        by *= 1.9;
        char c = 'a';
        c += 1.7;
        c -= 100000;
        short h = (short) 40000;
        h ^= 0x12345;
        System.out.println(by + c * 1000L + h);
        float f = 0.1f;
        f += 0.2;
        int q = 7;
        q -= 2.9f;
        q *= Float.NaN;
        System.out.println(q + (f == 0.3f ? 1 : f > 0.3f ? 2 : 3));
        int ternary = true ? 1 : 'a';
        Object boxed = false ? 1 : 2.0;
        System.out.println(boxed instanceof Double ? ternary : -ternary);
    }

    static boolean fails2() {
        System.out.println(22);
        return false;
    }
}
