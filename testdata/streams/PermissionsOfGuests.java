// verdict: UNSAFE
// twin: PermissionsSafe
// about: A guest has all rights but one, so there are rights that he has and should not have.
// run: values=true

import java.util.EnumSet;
import java.util.Random;
import java.util.Set;

public class PermissionsOfGuests {
    enum Right { READ, WRITE, DELETE, ADMIN }

    static Set<Right> rights(boolean guest) {
        return guest ? EnumSet.complementOf(EnumSet.of(Right.ADMIN)) : EnumSet.allOf(Right.class);
    }

    public static void main(String[] args) {
        boolean guest = new Random().nextBoolean();
        Set<Right> may = rights(guest);
        EnumSet<Right> mayNot = EnumSet.complementOf(EnumSet.copyOf(may));
        assert may.size() + mayNot.size() == 4;
        if (guest) {
            assert mayNot.contains(Right.DELETE); // expect: violated assert
        } else {
            assert mayNot.isEmpty();
        }
    }
}
