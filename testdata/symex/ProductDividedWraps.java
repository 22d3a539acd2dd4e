// verdict: UNSAFE
// twin: ProductDividedSafe
// about: As an int it wraps around.
// run: values=60000,60000

import java.util.Random;

public class ProductDividedWraps {
    public static void main(String[] args) {
        Random random = new Random();
        int width = 1 + random.nextInt(100000);
        int height = 1 + random.nextInt(100000);
        long area = width * height;
        assert area >= width && area >= height; // expect: violated assert
    }
}
