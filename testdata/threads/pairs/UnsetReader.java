// about: An object is published after its field has a value, not before.

public class UnsetReader {
    static class Box {
        String label;
    }

    static volatile Box shared;

    public static void main(String[] args) {
        Thread reader = new Thread(() -> {
            Box seen = shared;
            if (seen != null) {
                System.out.println(seen.label.length());
            }
        });
        reader.start();
        Box box = new Box();
        box.label = "ready"; // only: safe
        shared = box;
        box.label = "ready"; // only: broken
    }
}
