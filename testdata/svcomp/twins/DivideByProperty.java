// breaks: runtime
// outside: a property
class Main {
    static int read() {
        int data = 1;
        String text = System.getProperty("divisor");
        if (text != null) {
            try {
                data = Integer.parseInt(text.trim());
            } catch (NumberFormatException e) {
                System.err.println("no number: " + e.getMessage());
            }
        }
        return data;
    }

    public static void main(String[] args) {
        int data = read();
        if (data != 0) { //~ if (data != -1) {
            System.out.println("100/" + data + " = " + (100 / data));
            System.out.println("100%" + data + " = " + (100 % data));
        }
    }
}
