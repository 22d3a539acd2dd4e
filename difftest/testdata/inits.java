// Initialisation: what triggers it, in which order, cycles, failures (JLS
// §12.4), and what constructors see (JLS §12.5).
class Log {
    static int n(int x) {
        System.out.println(x);
        return x;
    }
}

interface Plain {
    int K = Log.n(1);
    int CONST = 2;
}

interface WithDefault {
    int K = Log.n(3);

    default int d() {
        return K;
    }
}

interface WithPrivate {
    int K = Log.n(4);

    private int d() {
        return K;
    }
}

interface WithStatic {
    int K = Log.n(5);

    static int d() {
        return 6;
    }
}

class Base implements Plain, WithDefault, WithPrivate, WithStatic {
    static int b = Log.n(10);
    static final int CONST = 11;
    static final Integer BOXED = Log.n(12);
    static final String S = "s";

    static int m() {
        return 13;
    }
}

class Derived extends Base {
    static int d = Log.n(20);
}

class CycleA {
    static int a = CycleB.b + 1;
    static int late = Log.n(30);
}

class CycleB {
    static int b = CycleA.a + 10;
    static int late = Log.n(31) + CycleA.late;
}

class Fails {
    static int x = Log.n(40);
    static int y = 1 / (x - 40);
    static int z = Log.n(41);
}

class FailsBelow extends Fails {
    static int w = Log.n(42);
}

class FailsWithError {
    static {
        if (Log.n(43) > 0) throw new AssertionError();
    }
}

abstract class Shape {
    int area = compute();

    {
        Log.n(area);
    }

    Shape() {
        Log.n(50);
        show();
    }

    abstract int compute();

    void show() {
        Log.n(51);
    }
}

class Square extends Shape {
    int side = 4;
    final int fixed = 7;
    final int computed = Log.n(52);

    {
        side++;
    }

    Square() {
        this(3);
        Log.n(side);
    }

    Square(int more) {
        super();
        side += more;
    }

    int compute() {
        return side * 100 + fixed + computed;
    }

    void show() {
        Log.n(side + fixed);
        super.show();
    }
}

enum Planet {
    A(Log.n(60)) {
        int g() {
            return super.g() + 1;
        }
    },
    B(Log.n(61));

    static final int COUNT = values().length;
    static int total;
    final int mass;

    static {
        for (Planet p : values()) total += p.mass;
    }

    Planet(int mass) {
        this.mass = mass;
    }

    int g() {
        return mass * 2;
    }
}

public class Main {
    static Main self = new Main();
    static int one = 1;
    int seen = one;

    static int use(int kind) {
        try {
            switch (kind) {
                case 0: return Fails.x;
                case 1: return FailsBelow.w;
                case 2: return new FailsWithError().hashCode();
                case 3: return FailsBelow.z;
                default: return 0;
            }
        } catch (ExceptionInInitializerError e) {
            return -1;
        } catch (NoClassDefFoundError e) {
            return -2;
        } catch (AssertionError e) {
            return -3;
        }
    }

    public static void main(String[] args) {
        Log.n(Base.CONST + Plain.CONST + Base.S.length());
        Base[] none = new Base[2];
        Object o = none;
        Log.n(o instanceof Derived[] ? 70 : 71);
        Log.n(Derived.m());
        Log.n(Derived.BOXED);
        new Derived();
        Log.n(Plain.K);
        Log.n(WithStatic.d());
        Log.n(Base.CONST);
        Log.n(CycleB.b * 1000 + CycleA.a);
        for (int i = 0; i < 4; i++) {
            Log.n(use(i));
            Log.n(use(i));
        }
        Log.n(new Square().side);
        Log.n(Planet.values()[1].g() + Planet.A.g() + Planet.total + Planet.COUNT);
        Log.n(self.seen * 10 + new Main().seen);
        switch (Planet.B) {
            case A -> Log.n(80);
            case B -> Log.n(81);
        }
    }
}
