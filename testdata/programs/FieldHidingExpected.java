// verdict: UNSAFE
// twin: FieldHidingSafe
// about: Fields are chosen by the static type, methods by the dynamic type.
// about: Expects the field of the subclass through a variable of the superclass.
// run:

public class FieldHidingExpected {
    static class Base {
        int id = 1;

        int id() {
            return id;
        }
    }

    static class Derived extends Base {
        int id = 2;

        @Override
        int id() {
            return id + super.id;
        }
    }

    public static void main(String[] args) {
        Base b = args.length > 0 ? new Base() : new Derived();
        assert b.id == (args.length > 0 ? 1 : 2); // expect: violated assert
        assert b.id() == (args.length > 0 ? 1 : 3);
    }
}
