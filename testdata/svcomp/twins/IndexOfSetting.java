// breaks: runtime
// outside: the environment
class Main {
    private int data;

    private void source() {
        String text = System.getenv("SLOT");
        data = -1;
        if (text != null) {
            try {
                data = Integer.parseInt(text);
            } catch (NumberFormatException e) {
                data = 0;
            }
        }
    }

    private void sink() {
        int[] array = {0, 1, 2, 3, 4};
        if (data >= 0 && data < array.length) { //~ if (data < array.length) {
            System.out.println(array[data]);
        } else {
            System.out.println("out of bounds");
        }
    }

    public static void main(String[] args) {
        Main m = new Main();
        m.source();
        m.sink();
    }
}
