// verdict: UNSAFE
// twin: RowBuilderSafe
// about: The builder is emptied once.
// run: values=2,3

import java.util.Random;

public class RowBuilderKept {
    public static void main(String[] args) {
        Random random = new Random();
        int height = random.nextInt(4);
        int width = random.nextInt(5);
        StringBuilder row = new StringBuilder();
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                row.append((x + y) % 2 == 0 ? '#' : '.');
            }
            String text = row.toString();
            assert text.length() == width; // expect: violated assert
            System.out.println(text);
        }
    }
}
