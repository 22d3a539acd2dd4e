public class PatternSwitches {
    static void show(int x) { System.out.println(x); }

    sealed interface Shape permits Circle, Square, Group { }

    record Circle(int radius) implements Shape { }

    record Square(int side) implements Shape { }

    record Group(Shape first, Shape second) implements Shape { }

    enum Color { RED, GREEN, BLUE { int weight() { return 5; } }; int weight() { return 1; } }

    enum Size implements Tag { SMALL, LARGE }

    sealed interface Tag permits Size, Other { }

    record Other(int n) implements Tag { }

    static class Animal { }

    static class Dog extends Animal {
        int age;

        Dog(int age) { this.age = age; }
    }

    static class Puppy extends Dog { Puppy() { super(0); } }

    static int area(Shape s) {
        return switch (s) {
            case Circle c -> 3 * c.radius() * c.radius();
            case Square q -> q.side() * q.side();
            case Group(Shape a, Shape b) -> area(a) + area(b);
        };
    }

    static int nested(Shape s) {
        return switch (s) {
            case Group(Circle(int r), Square(var q)) when r > q -> r - q;
            case Group(Circle(int r), Square(int q)) -> q;
            case Group(Group g, var x) when x instanceof Circle -> 1000 + nested(g);
            case Group g -> -1;
            case Circle c when c.radius() == 0 -> -2;
            case Circle c -> -3;
            case Square q -> -4;
        };
    }

    static int guarded(Object o) {
        return switch (o) {
            case null -> 0;
            case Puppy p -> 1;
            case Dog d when d.age > 10 -> 2;
            case Dog d when d.age > 5 -> 3;
            case Dog d -> 4;
            case Animal a -> 5;
            case int[] a when a.length > 2 -> 6;
            case int[] a -> 7;
            case Object[] a -> 8;
            case Runnable r -> 9;
            default -> 10;
        };
    }

    static int color(Color c) {
        return switch (c) {
            case RED -> 1;
            case Color x when x.weight() == 5 -> 2;
            case GREEN -> 3;
            case BLUE -> 4;
        };
    }

    static int nullColor(Color c) {
        return switch (c) {
            case null -> -1;
            case RED, BLUE -> 1;
            default -> 2;
        };
    }

    static int tag(Tag t) {
        return switch (t) {
            case Size.SMALL -> 1;
            case Other(int n) when n > 5 -> n;
            case Size.LARGE -> 2;
            case Other o -> 3;
        };
    }

    static int boxed(Integer i) {
        return switch (i) {
            case 1 -> 10;
            case Integer x when x > 100 -> x;
            case 2, 3 -> 20;
            case Integer x -> -x;
        };
    }

    static int character(Character c) {
        return switch (c) {
            case 'a' -> 1;
            case Character x when Character.valueOf('m') < x -> 2;
            case 'b' -> 3;
            default -> 4;
        };
    }

    static int orNull(Shape s) {
        switch (s) {
            case Circle c:
                return c.radius();
            case null, default:
                return -7;
        }
    }

    static int sides;

    static boolean effect(int n) {
        sides = sides * 10 + n;
        return false;
    }

    static int effects(Object o) {
        return switch (o) {
            case Dog d when effect(1) -> 1;
            case Animal a when effect(2) -> 2;
            case Puppy p when effect(3) -> 3;
            default -> sides;
        };
    }

    static int instance(Object o) {
        if (o instanceof Group(Circle(var r), var b) && r > 1) {
            return r;
        }
        return o instanceof Circle c ? -c.radius() : 0;
    }

    public static void main(String[] args) {
        show(area(new Group(new Circle(2), new Group(new Square(3), new Circle(1)))));
        show(nested(new Group(new Circle(5), new Square(3))));
        show(nested(new Group(new Circle(2), new Square(3))));
        show(nested(new Group(new Group(new Circle(2), new Square(3)), new Circle(1))));
        show(nested(new Group(new Square(1), new Square(2))));
        show(nested(new Circle(0)));
        show(nested(new Circle(1)));
        show(nested(new Square(1)));
        Object[] objects = {
            null, new Puppy(), new Dog(11), new Dog(6), new Dog(1), new Animal(), new int[3], new int[2], new Shape[0],
            (Runnable) () -> { }, new Object(),
        };
        for (Object o : objects) {
            show(guarded(o));
        }
        for (Color c : Color.values()) {
            show(color(c));
            show(nullColor(c));
        }
        show(nullColor(null));
        show(tag(Size.SMALL));
        show(tag(Size.LARGE));
        show(tag(new Other(6)));
        show(tag(new Other(5)));
        show(boxed(1));
        show(boxed(200));
        show(boxed(3));
        show(boxed(4));
        show(character('a'));
        show(character('z'));
        show(character('b'));
        show(character('c'));
        show(orNull(new Circle(8)));
        show(orNull(null));
        show(orNull(new Square(8)));
        show(effects(new Dog(1)));
        show(effects(new Puppy()));
        show(instance(new Group(new Circle(2), null)));
        show(instance(new Group(null, null)));
        show(instance(new Circle(4)));
        try {
            show(area(null));
        } catch (NullPointerException e) {
            show(-100);
        }
        try {
            show(area(new Group(new Circle(1), null)));
        } catch (NullPointerException e) {
            show(-101);
        }
    }
}
