/** Each line changes something: variables, fields, elements, static fields. */
public class Values {
    static int total;
    enum Color { RED, GREEN }

    static class Node {
        final int data;
        Node next;
        Node(int data, Node next) {
            this.data = data;
            this.next = next;
        }
    }

    static int twice(int n) {
        int twice = n + n;
        return twice;
    }

    public static void main(String[] args) {
        int zero = 0;
        boolean flag = true;
        char c = 'x';
        double half = 0.5;
        long big = 1L << 40;
        String text = "a \"word\"";
        Color color = Color.GREEN;
        Integer boxed = 7;
        Node list = null;
        for (int i = 0; i < 2; i++) {
            list = new Node(i, list);
            total += twice(i + 1);
        }
        int[] count = new int[3];
        count[2] = total;
        list.next.next = list;
        Object alias = list;
        Runnable lambda = () -> { };
        String first = null;
        int sum = 0;
        for (String arg : args) {
            first = arg;
            sum += Integer.parseInt(arg);
        }
        if (args.length == 1) {
            float quotient = count[1] / (args.length - 1);
        }
    }
}
