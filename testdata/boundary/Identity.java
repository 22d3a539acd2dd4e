import java.util.ArrayList;
import java.util.List;

// Each method is verified as an entry of its own. The comment behind it says
// which verdict would be wrong: an object's own hash code is any number, but
// always the same one.
class Identity {
    enum Side {
        LEFT, RIGHT
    }

    static class Seat {
        int row;
    }

    static class Numbered extends Seat {
        public int hashCode() {
            return super.hashCode() + 1;
        }
    }

    static void same() { Seat s = new Seat(); assert s.hashCode() == s.hashCode(); } // not UNSAFE
    static void sameOfEnum() { assert Side.LEFT.hashCode() == Side.LEFT.hashCode(); } // not UNSAFE
    static void sameLater() { Seat s = new Seat(); int h = s.hashCode(); s.row = 3; assert s.row == 3 && s.hashCode() == h; } // not UNSAFE
    static void sameInLoop() { List<Seat> l = new ArrayList<>(); l.add(new Seat()); int h = l.get(0).hashCode(); for (Seat s : l) assert s.hashCode() == h; } // not UNSAFE
    static void system() { Seat s = new Numbered(); assert s.hashCode() == System.identityHashCode(s) + 1; } // not UNSAFE
    static void given(Seat s) { if (s != null && !(s instanceof Numbered)) assert s.hashCode() == System.identityHashCode(s); } // not UNSAFE
    static void different() { assert new Seat().hashCode() != new Seat().hashCode(); } // not SAFE
    static void differentEnums() { assert Side.LEFT.hashCode() != Side.RIGHT.hashCode(); } // not SAFE
    static void number() { assert new Seat().hashCode() != 5; } // not SAFE
    static void positive() { assert new Numbered().hashCode() > 0; } // not SAFE
    static void rowKept() { Seat s = new Seat(); s.row = 3; s.hashCode(); assert s.row != 3; } // not SAFE
    static void plain() { Object o = new Object(); assert o.hashCode() != 5; } // not SAFE
}
