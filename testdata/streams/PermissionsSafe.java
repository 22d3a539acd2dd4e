// verdict: SAFE
// twin: PermissionsOfGuests
// about: What a user may do, and what is left.
// run: values=true
// run: values=false

import java.util.EnumSet;
import java.util.Random;
import java.util.Set;

public class PermissionsSafe {
    enum Right { READ, WRITE, DELETE, ADMIN }

    static Set<Right> rights(boolean guest) {
        return guest ? EnumSet.of(Right.READ) : EnumSet.allOf(Right.class);
    }

    public static void main(String[] args) {
        boolean guest = new Random().nextBoolean();
        Set<Right> may = rights(guest);
        EnumSet<Right> mayNot = EnumSet.complementOf(EnumSet.copyOf(may));
        assert may.size() + mayNot.size() == 4;
        if (guest) {
            assert mayNot.contains(Right.DELETE);
        } else {
            assert mayNot.isEmpty();
        }
    }
}
