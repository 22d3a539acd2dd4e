// verdict: UNSAFE
// twin: CustomExceptionSafe
// about: A checked exception of our own, thrown by a callee.
// about: Only its sibling is caught, and main lets the rest through.
// run: values=200

import java.util.Random;

public class CustomExceptionEscapes {
    static class ParseException extends Exception {
        final int position;

        ParseException(int position) {
            this.position = position;
        }
    }

    static class TooLongException extends ParseException {
        TooLongException(int position) {
            super(position);
        }
    }

    static class TooBigException extends ParseException {
        TooBigException(int position) {
            super(position);
        }
    }

    static int check(int x) throws ParseException {
        if (x > 255) {
            throw new TooBigException(1);
        }
        if (x > 99) {
            throw new TooLongException(2); // expect: violated uncaught-exception
        }
        return x;
    }

    public static void main(String[] args) throws ParseException {
        int result;
        try {
            result = check(new Random().nextInt(1000));
        } catch (TooBigException e) {
            result = -e.position;
        }
        assert result <= 99;
    }
}
