// verdict: SAFE
// twin: CustomExceptionEscapes
// about: A checked exception of our own, thrown by a callee.
// about: Its superclass is caught.
// run: values=200
// run: values=300
// run: values=5

import java.util.Random;

public class CustomExceptionSafe {
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
            throw new TooLongException(2);
        }
        return x;
    }

    public static void main(String[] args) {
        int result;
        try {
            result = check(new Random().nextInt(1000));
        } catch (ParseException e) {
            result = -e.position;
        }
        assert result <= 99;
    }
}
