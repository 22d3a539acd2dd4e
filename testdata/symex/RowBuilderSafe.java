// verdict: SAFE
// twin: RowBuilderKept
// about: Rows of a picture are drawn with one builder, which is emptied before each row.
// run: values=2,3

import java.util.Random;

public class RowBuilderSafe {
    public static void main(String[] args) {
        Random random = new Random();
        int height = random.nextInt(4);
        int width = random.nextInt(5);
        StringBuilder row = new StringBuilder();
        for (int y = 0; y < height; y++) {
            row.setLength(0);
            for (int x = 0; x < width; x++) {
                row.append((x + y) % 2 == 0 ? '#' : '.');
            }
            String text = row.toString();
            assert text.length() == width;
            System.out.println(text);
        }
    }
}
