import java.util.function.*;

/** Functional interfaces that need bridge methods. */
public class Bridges {
    static void show(int x) { System.out.println(x); }

    static void show(long x) { System.out.println(x); }

    static void show(boolean x) { System.out.println(x); }

    interface ToObject<T> { Object map(T t); }

    interface ToNumber<T> { Number map(T t); }

    interface Both<T extends Number> extends ToObject<T>, ToNumber<T> { @Override Integer map(T t); }

    interface Plain { void run(Integer x); }

    interface Generic<T> { void run(T x); }

    interface Mixed extends Plain, Generic<Integer> { }

    public static void main(String[] args) {
        Both<Integer> both = x -> x + 1;
        show(both.map(1));
        ToObject<Integer> o = both;
        show((Integer) o.map(2));
        ToNumber<Integer> n = both;
        show(n.map(3).intValue());
        Mixed m = x -> show(x);
        Plain p = m;
        p.run(5);
        Generic<Integer> g = m;
        g.run(6);
    }
}
