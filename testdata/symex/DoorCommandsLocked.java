// verdict: UNSAFE
// twin: DoorCommandsSafe
// about: A door obeys words; an open door can be locked.
// run: args=open,lock

public class DoorCommandsLocked {
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
                locked = true;
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
            assert !(open && locked); // expect: violated assert
        }
    }
}
