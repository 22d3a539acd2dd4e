// verdict: UNSAFE
// twin: ClassQueriesSafe
// run: args=a,b
// about: The class of an object is taken for the interface that it implements.

public class ClassQueriesBroken {
    interface Shape { }

    static class Square implements Shape { }

    public static void main(String[] args) {
        Object o = args.length > 1 ? new Square() : "text";
        Class<?> c = o.getClass();
        if (Shape.class.isInstance(o)) {
            assert Shape.class.isAssignableFrom(c) && c.getSuperclass() == Object.class;
            assert c.isInterface(); // expect: violated assert
        } else {
            assert c == String.class;
        }
    }
}
