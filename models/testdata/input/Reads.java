import java.util.InputMismatchException;
import java.util.NoSuchElementException;
import java.util.Scanner;

/** Reads in all ways, in an order that depends on what is there. */
public class Reads {
    static void p(Object o) {
        System.out.println(o + "");
    }

    static void step(Scanner in, int k) {
        try {
            switch (k) {
                case 0:
                    p(in.nextInt());
                    break;
                case 1:
                    p(in.hasNextInt() + " " + in.hasNext() + in.hasNextInt() + in.hasNextLong() + in.hasNextBoolean());
                    break;
                case 2:
                    p(in.nextLong());
                    break;
                case 3:
                    p(in.hasNextInt() ? "int " + in.nextInt() : "no int");
                    break;
                case 4:
                    p(in.next() != null);
                    break;
                case 5:
                    p(in.hasNextBoolean() ? "boolean " + in.nextBoolean() : "no boolean");
                    break;
                case 6:
                    p(in.hasNextLine() + " " + (in.nextLine() != null));
                    break;
                case 7:
                    p(in.hasNextLong() ? "long " + in.hasNextInt() + in.nextLong() : "no long");
                    break;
                case 8:
                    p(in.nextShort());
                    break;
                case 9:
                    p(in.nextBoolean());
                    break;
                case 10:
                    p(in.hasNextInt() + " " + in.nextByte());
                    break;
                case 11:
                    p(in.hasNextDouble() + " " + in.hasNextLong() + in.hasNextInt());
                    break;
                default:
                    p(in.hasNextInt() + " " + (in.nextDouble() >= -1e30));
            }
        } catch (InputMismatchException e) {
            p("mismatch at " + k);
        } catch (NoSuchElementException e) {
            p("none at " + k);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int k = 0; k < 60; k++) {
            step(in, k * 7 % 13);
        }
        in.close();
        try {
            in.hasNext();
        } catch (IllegalStateException e) {
            p("closed");
        }
        try {
            in.nextInt();
        } catch (IllegalStateException e) {
            p("closed");
        }
        try {
            new Scanner((java.io.InputStream) null);
        } catch (NullPointerException e) {
            p("null");
        }
    }
}
