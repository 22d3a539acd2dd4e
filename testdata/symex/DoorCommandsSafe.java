// verdict: SAFE
// twin: DoorCommandsLocked
// about: A door obeys words; locked doors are not opened.
// run: args=open,lock
// run: args=lock,open,walk

public class DoorCommandsSafe {
    private static boolean open;
    private static boolean locked;

    static void obey(String command) {
        switch (command) {
            case "open":
                open = !locked;
                break;
            case "close":
                open = false;
                break;
            case "lock":
                locked = !open;
                break;
            case "unlock":
                locked = false;
                break;
            default:
                break;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < args.length && i < 3; i++) {
            obey(args[i]);
            assert !(open && locked);
        }
    }
}
