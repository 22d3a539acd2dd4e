// verdict: SAFE
// twin: ProductDividedWraps
// about: A product of two positive ints as a long is divided by one of them.
// run: values=60000,60000

import java.util.Random;

public class ProductDividedSafe {
    public static void main(String[] args) {
        Random random = new Random();
        int width = 1 + random.nextInt(100000);
        int height = 1 + random.nextInt(100000);
        long area = (long) width * height;
        assert area >= width && area >= height;
    }
}
