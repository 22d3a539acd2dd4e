import java.lang.reflect.Array;
import java.util.Arrays;

/** Arrays by java.lang.reflect.Array. */
public class ReflectArrays {
    static void p(Object o) {
        boolean shown = o == null || o instanceof String || o instanceof Integer || o instanceof Boolean || o instanceof Character;
        System.out.println(shown ? o + "" : o.getClass().getName());
    }

    interface Act {
        Object run();
    }

    static void t(Act a) {
        try {
            p(a.run());
        } catch (NullPointerException e) {
            p("null");
        } catch (ArrayIndexOutOfBoundsException e) {
            p("index");
        } catch (IllegalArgumentException e) {
            p("argument");
        } catch (NegativeArraySizeException e) {
            p("negative");
        }
    }

    public static void main(String[] args) {
        Object[] all = {new int[] {1, 2}, new byte[] {3}, new char[] {'c'}, new long[] {4}, new double[] {5}, new float[] {6}, new short[] {7}, new boolean[] {true}, new String[] {"s", null}, new int[1][2], null, "no array"};
        Object[] values = {9, (byte) 9, 'z', 9L, 9.0, 9f, (short) 9, false, "t", new int[1]};
        for (int i = 0; i < all.length; i++) {
            Object a = all[i];
            t(() -> Array.getLength(a));
            t(() -> Array.get(a, 0));
            t(() -> Array.get(a, 2));
            t(() -> Array.get(a, -1));
            if (i < values.length) {
                Object x = values[i];
                t(() -> {
                    Array.set(a, 0, x);
                    return Array.get(a, 0) == x || Array.get(a, 0).equals(x);
                });
                t(() -> {
                    Array.set(a, 7, x);
                    return "";
                });
            }
        }
        t(() -> {
            Array.set(new String[1], 0, 5);
            return "";
        });
        for (Object a : all) { // each number, where it has a wider type
            for (Object x : values) {
                t(() -> {
                    Array.set(a, 0, x);
                    Object y = Array.get(a, 0);
                    return y.getClass().getName() + (y instanceof Number ? ((Number) y).intValue() : y instanceof Character ? (Character) y : 0);
                });
            }
            t(() -> {
                Array.set(a, 0, null);
                return "";
            });
        }
        t(() -> {
            Array.set(new float[1], 0, Long.MAX_VALUE - 1);
            Array.set(new double[1], 0, Integer.MIN_VALUE);
            return "";
        });
        t(() -> {
            Array.set(null, 0, 5);
            return "";
        });
        for (Class<?> c : new Class<?>[] {int.class, byte.class, char.class, long.class, double.class, float.class, short.class, boolean.class, Object.class, String.class}) {
            Object a = Array.newInstance(c, 3);
            p(a.getClass().getName() + Array.getLength(a) + (Array.get(a, 1) == null));
        }
        t(() -> Array.newInstance(null, 1));
        t(() -> Array.newInstance(void.class, 1));
        t(() -> Array.newInstance(int.class, -1));
        t(() -> Array.getLength(Array.newInstance(String.class, 0)));
    }
}
