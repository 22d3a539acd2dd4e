public class StringSwitches {
    static void show(int x) { System.out.println(x); }

    static int word(String s) {
        return switch (s) {
            case "one" -> 1;
            case String t when t == HELD -> 2;
            case "three" -> 3;
            default -> 4;
        };
    }

    static final String HELD = "held";

    public static void main(String[] args) {
        show(word("one"));
        show(word(HELD));
        show(word("three"));
        show(word("four"));
    }
}
