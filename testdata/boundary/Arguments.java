// Each method is verified as an entry of its own, with arbitrary arguments.
// The comment behind it says which verdict would be wrong. Where more than one
// class could be meant, callers may pass any that the program has.
class Arguments {
    static class Switch {
        static boolean on = true;
        static int[] table = {1, 2};
        int position;

        void check() {
            assert !on;
        }

        int second() {
            return table[1];
        }
    }

    static abstract class Shape {
        abstract int sides();
    }

    static class Triangle extends Shape {
        int sides() {
            return 3;
        }
    }

    static class Square extends Shape {
        int sides() {
            return 4;
        }
    }

    static class Leaf {
        int size;
    }

    static class Tree {
        Leaf leaf;
        Leaf[] leaves;
        int[] rings;
        Object other;
    }

    static Leaf kept = new Leaf();

    static native Tree planted();

    // A class whose objects exist has been initialised.
    static void initialised(Switch s) { if (s != null) s.check(); } // not SAFE
    static void initialisedTable(Switch s) { if (s != null) assert s.second() == 2; } // not UNSAFE

    // Subclasses that nobody creates here.
    static void subclass(Shape s) { Shape t = new Triangle(); assert t.sides() == 3; if (s != null) assert s.sides() == 3; } // not SAFE
    static void subclassOfObject(Object o) { if (o instanceof Leaf) assert false; } // not SAFE
    static void subclassOfObjectCast(Object o) { if (o != null && !(o instanceof Shape)) return; Shape s = (Shape) o; if (s != null) assert s.sides() == 3; } // not SAFE
    static void arrayOfObject(Object o) { if (o instanceof Leaf[] && ((Leaf[]) o).length == 2) assert false; } // not SAFE

    // What the objects refer to.
    static void field(Tree t) { if (t != null && t.leaf != null) assert t.leaf.size != 3; } // not SAFE
    static void fieldOfArray(Tree t) { if (t != null && t.leaves != null && t.leaves.length > 0 && t.leaves[0] != null) assert false; } // not SAFE
    static void fieldOfInts(Tree t) { if (t != null && t.rings != null && t.rings.length > 2) assert t.rings[2] == 0; } // not SAFE
    static void fieldOfObject(Tree t) { if (t != null && t.other instanceof Leaf) assert false; } // not SAFE
    static void resultOfNative() { Tree t = planted(); if (t != null && t.leaf != null) assert t.leaf.size != 3; } // not SAFE

    // Aliases.
    static void sameObject(Leaf l, Leaf m) { if (l != null && m != null) { l.size = 1; m.size = 2; assert l.size == 1; } } // not SAFE
    static void sameField(Tree t, Tree u) { if (t != null && u != null && t.leaf != null && u.leaf != null) { t.leaf.size = 1; u.leaf.size = 2; assert t.leaf.size == 1; } } // not SAFE
    static void sameAsStatic(Leaf l) { kept.size = 1; if (l != null) { l.size = 2; assert kept.size == 1; } } // not SAFE
    static void notSameAsNew(Leaf l) { Leaf m = new Leaf(); m.size = 1; if (l != null) l.size = 2; assert m.size == 1; } // not UNSAFE

    // An enum's argument is null or one of its constants.
    enum Size { SMALL, MEDIUM { int litres() { return 2; } }, LARGE; int litres() { return 3; } int fits() { return 10 / litres(); } }
    static void constants(Size s) { assert s == null || s == Size.SMALL || s == Size.MEDIUM || s == Size.LARGE; } // not UNSAFE
    static void constantMissing(Size s) { assert s == null || s == Size.SMALL || s == Size.MEDIUM; } // not SAFE
    static void noConstant(Size s) { assert s != null; } // not SAFE
    static void places(Size s) { if (s != null) assert s.ordinal() >= 0 && s.ordinal() < 3; } // not UNSAFE
    static void sameConstants(Size s, Size t) { assert s != t || s == null; } // not SAFE
    static void bodyOfConstant(Size s) { assert s == null || s.litres() == 3; } // not SAFE
}
