// verdict: UNSAFE
// twin: PermissionBitsSafe
// about: Permissions are bits of an int; granting one keeps the others.
// about: An assignment instead of |= loses what was granted before.
// run: values=true

import java.util.Random;

public class PermissionBitsLost {
    static final int READ = 1;
    static final int WRITE = 2;
    static final int EXECUTE = 4;

    int bits;

    void grant(int permission) {
        bits = permission;
    }

    boolean may(int permission) {
        return (bits & permission) != 0;
    }

    public static void main(String[] args) {
        PermissionBitsLost p = new PermissionBitsLost();
        p.grant(READ);
        if (new Random().nextBoolean()) {
            p.grant(EXECUTE);
            assert p.may(EXECUTE);
        }
        assert !p.may(WRITE);
        assert p.may(READ); // expect: violated assert
    }
}
