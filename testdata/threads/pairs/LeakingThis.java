// about: A constructor does not start a thread that uses fields which are not set yet.

public class LeakingThis {
    private final int[] data;

    LeakingThis() {
        Thread t = new Thread(this::use);
        t.start(); // only: broken
        data = new int[] {1, 2, 3};
        t.start(); // only: safe
    }

    void use() {
        System.out.println(data.length);
    }

    public static void main(String[] args) {
        new LeakingThis();
    }
}
