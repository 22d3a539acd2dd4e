// verdict: UNSAFE
// twin: SquaresSafe
// about: A list of the program's own: the squares of the first numbers.
// about: It is asked for one more.
// run: values=5

import java.util.AbstractList;
import java.util.Random;

public class SquaresTooFar {
    static class Squares extends AbstractList<Integer> {
        public Integer get(int i) {
            if (i < 0 || i >= 5) {
                throw new IndexOutOfBoundsException(); // expect: violated uncaught-exception
            }
            return i * i;
        }

        public int size() {
            return 5;
        }
    }

    public static void main(String[] args) {
        Squares squares = new Squares();
        int i = new Random().nextInt(6);
        assert squares.isEmpty() || squares.get(i) >= 0;
    }
}
