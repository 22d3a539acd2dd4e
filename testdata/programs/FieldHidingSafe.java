// verdict: SAFE
// twin: FieldHidingExpected
// about: Fields are chosen by the static type, methods by the dynamic type.
// run: args=1

public class FieldHidingSafe {
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
        assert b.id == 1;
        assert b.id() == (args.length > 0 ? 1 : 3);
    }
}
