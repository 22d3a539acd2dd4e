// verdict: UNSAFE
// about: A write through the superclass keeps the fields of the subclass, and one through the subclass is seen through the superclass.
// run: args=1

public class SubclassPush {
    static class Base {
        int x;
    }

    static class Derived extends Base {
        int y;
    }

    public static void main(String[] args) {
        Base[] all = new Base[args.length];
        for (int i = 0; i < args.length; i++) {
            Derived d = new Derived();
            d.y = i + 5;
            all[i] = i % 2 == 0 ? d : new Base();
        }
        for (int i = 0; i < all.length; i++) {
            all[i].x = 3;
        }
        for (int i = 0; i < all.length; i++) {
            if (all[i] instanceof Derived) {
                Derived d = (Derived) all[i];
                assert d.y == 0; // expect: violated assert
            } else {
                assert all[i].x == 3;
            }
        }
    }
}
