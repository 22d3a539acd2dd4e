// verdict: SAFE
// twin: ClassQueriesBroken
// run: args=a
// run: args=a,b
// about: What a class object says of its class and of objects.

public class ClassQueriesSafe {
    interface Shape { }

    static class Square implements Shape { }

    public static void main(String[] args) {
        Object o = args.length > 1 ? new Square() : "text";
        Class<?> c = o.getClass();
        if (Shape.class.isInstance(o)) {
            assert Shape.class.isAssignableFrom(c) && c.getSuperclass() == Object.class;
            assert !c.isInterface();
        } else {
            assert c == String.class;
        }
    }
}
