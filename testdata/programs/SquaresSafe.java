// verdict: SAFE
// twin: SquaresTooFar
// about: A list of the program's own: the squares of the first numbers.
// run: values=4

import java.util.AbstractList;
import java.util.Random;

public class SquaresSafe {
    static class Squares extends AbstractList<Integer> {
        public Integer get(int i) {
            if (i < 0 || i >= 5) {
                throw new IndexOutOfBoundsException();
            }
            return i * i;
        }

        public int size() {
            return 5;
        }
    }

    public static void main(String[] args) {
        Squares squares = new Squares();
        int i = new Random().nextInt(squares.size());
        assert squares.isEmpty() || squares.get(i) >= 0;
    }
}
