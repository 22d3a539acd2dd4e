// Finally: values, jumps and exceptions that meet in it (JLS §14.20), and
// resources.
class Res implements AutoCloseable {
    final int id;

    Res(int id) {
        System.out.println(id);
        if (id == 9) throw new IllegalStateException();
        this.id = id;
    }

    public void close() {
        System.out.println(-id);
        if (id % 4 == 3) throw new ArithmeticException();
    }
}

class Own extends Exception {
    final int code;

    Own(int code) {
        this.code = code;
    }
}

public class Main {
    static int steps;

    static int value() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 2;
            steps += x;
        }
    }

    @SuppressWarnings("finally")
    static int overrides(int k) {
        try {
            if (k == 0) return 10;
            if (k == 1) throw new IllegalStateException();
            steps++;
        } finally {
            if (k < 2) return 20;
        }
        return 30;
    }

    @SuppressWarnings("finally")
    static int jumps() {
        int n = 0;
        outer:
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < 4; j++) {
                try {
                    if (j == 1) continue outer;
                    if (i == 2) break outer;
                    if (i == 1) throw new RuntimeException();
                    n += 1;
                } catch (RuntimeException e) {
                    n += 10;
                    continue;
                } finally {
                    n += 100;
                    if (i == 3) continue outer;
                }
                n += 1000;
            }
        }
        return n;
    }

    static int nested(int k) throws Own {
        try {
            try {
                if (k == 0) throw new Own(1);
                if (k == 1) throw new ArrayIndexOutOfBoundsException();
                if (k == 2) throw new Error();
                return k;
            } catch (ArrayIndexOutOfBoundsException | NullPointerException e) {
                throw new Own(e instanceof ArrayIndexOutOfBoundsException ? 2 : 3);
            } finally {
                steps += 5;
                try {
                    if (k == 4) throw new IllegalArgumentException();
                } finally {
                    steps += 7;
                }
            }
        } catch (Own e) {
            if (e.code == 2) throw e;
            return -e.code;
        } catch (Error e) {
            return -50;
        } finally {
            System.out.println(steps);
        }
    }

    static int resources(int a, int b, boolean none) {
        try (Res r = new Res(a); Res s = none ? null : new Res(b)) {
            System.out.println(r.id + (s == null ? 0 : s.id));
            if (a == 2) throw new NullPointerException();
            return a == 4 ? 1 / (a - 4) : a;
        } catch (ArithmeticException e) {
            return -1;
        } catch (NullPointerException e) {
            return -2;
        } catch (IllegalStateException e) {
            return -3;
        } finally {
            System.out.println(0);
        }
    }

    static int locked(Object o) {
        synchronized (o) {
            if (steps > 0) throw new IllegalStateException();
            return 1;
        }
    }

    public static void main(String[] args) {
        System.out.println(value());
        for (int i = 0; i < 3; i++) System.out.println(overrides(i));
        System.out.println(jumps());
        for (int i = 0; i < 5; i++) {
            try {
                System.out.println(nested(i));
            } catch (Own e) {
                System.out.println(e.code * 1000);
            } catch (IllegalArgumentException e) {
                System.out.println(4000);
            }
        }
        for (int a = 1; a < 6; a++) {
            for (int b = 2; b < 4; b++) System.out.println(resources(a, b, (a + b) % 3 == 0));
        }
        System.out.println(resources(1, 9, false));
        System.out.println(resources(3, 9, false));
        try {
            System.out.println(locked(null));
        } catch (NullPointerException e) {
            System.out.println(5);
        }
        try {
            System.out.println(locked(new int[0]));
        } catch (IllegalStateException e) {
            System.out.println(6);
        }
        throw new Error();
    }
}
