package p;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/** Calls each law with all of some objects, and prints those that do not hold: "p.Twins$Spot equalsIsSymmetric". */
class Run {
    static final Object[] ALL = {
        new Twins.Spot(1), new Twins.ColorSpot(1, 2), new Twins.Spot(3), new Twins.Place(1), new Twins.ColorPlace(1, 2), new Twins.Place(3),
        new Twins.Weight(2147483647), new Twins.Weight(-5), new Twins.Weight(0), new Twins.Weight(-2147483648),
        new Twins.Length(2147483647), new Twins.Length(-5), new Twins.Length(0), new Twins.Length(-2147483648),
        new Twins.Ratio(Double.NaN), new Twins.Ratio(0.0), new Twins.Ratio(-0.0), new Twins.Share(Double.NaN), new Twins.Share(0.0), new Twins.Share(-0.0),
        new Twins.Tag(1, 1), new Twins.Tag(1, 2), new Twins.Badge(1, 1), new Twins.Badge(1, 2), new Twins.Key().set(1).set(2), new Twins.Key().set(2),
        new Twins.Lock().set(1).set(2), new Twins.Lock().set(2), new Twins.Near(1), new Twins.Near(2), new Twins.Near(3),
        new Twins.Half(1), new Twins.Half(2), new Twins.Half(3), new Twins.Caseless("a"), new Twins.Word("a"), new Twins.Word("b"), new Twins.Loose(1), new Twins.Loose(2),
        new Twins.Ticks(), new Twins.ByRest(), new Twins.ByLess(), new Twins.BySign(), new Twins.Price(1, 1), new Twins.Price(1, 2), new Twins.Sheet(6), new Twins.Sheet(7), new Twins.Page(6), new Twins.Page(7),
        new Twins.Count(2), new Twins.Rows(2), new Twins.Door(), new Twins.Gate(true), new Twins.Gate(false), new Twins.Label(), new Twins.Title(),
        "a", 0, 1, 2, -1,
    };

    public static void main(String[] args) throws Exception {
        for (String name : args) {
            for (Method m : Class.forName(name).getDeclaredMethods()) {
                if (!java.lang.reflect.Modifier.isPublic(m.getModifiers())) continue;
                if (!holds(m, new ArrayList<>())) System.out.println(name + " " + m.getName());
            }
        }
    }

    static boolean holds(Method law, List<Object> args) throws Exception {
        Class<?>[] types = law.getParameterTypes();
        if (args.size() == types.length) {
            try {
                law.invoke(null, args.toArray());
                return true;
            } catch (InvocationTargetException e) {
                return false;
            }
        }
        Class<?> type = types[args.size()] == int.class ? Integer.class : types[args.size()];
        List<Object> fit = new ArrayList<>();
        for (Object o : ALL) if (type.isInstance(o)) fit.add(o);
        if (type == Twins.Cells.class) fit.add(new Twins.Cells(0)); // each call has iterators that are new
        if (type == Twins.Skips.class) fit.add(new Twins.Skips(1));
        if (type == Twins.Steps.class) fit.add(new Twins.Steps(0));
        if (fit.isEmpty()) throw new IllegalStateException("no object for " + law);
        if (type != Integer.class) fit.add(null); // laws are about objects
        for (Object o : fit) {
            List<Object> more = new ArrayList<>(args);
            more.add(o);
            if (!holds(law, more)) return false;
        }
        return true;
    }
}
