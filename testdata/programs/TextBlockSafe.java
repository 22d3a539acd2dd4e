// verdict: SAFE
// twin: TextBlockTooLong
// about: Lines of a text block, arrays that a function fills, nested arrays as text, a stream of an Optional.
// run:

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

public class TextBlockSafe {
    private static final String TEXT = "ab\ncd\r\n\nef";

    public static void main(String[] args) {
        List<String> lines = TEXT.lines().toList();
        assert lines.size() == 4 && lines.get(1).equals("cd") && lines.get(2).isEmpty() && lines.get(3).equals("ef");
        assert "".lines().count() == 0 && "x\r".lines().count() == 1 && "\n\n".lines().count() == 2;
        int[] squares = new int[4];
        Arrays.setAll(squares, i -> i * i);
        assert squares[3] == 9;
        String[] words = new String[2];
        Arrays.setAll(words, i -> lines.get(i));
        int[][] rows = {squares, {}, null};
        assert Arrays.deepToString(rows).equals("[[0, 1, 4, 9], [], null]");
        Object[] self = new Object[] {words, 'c', null};
        self[2] = self;
        assert Arrays.deepToString(self).equals("[[ab, cd], c, [...]]");
        assert Optional.of("x").stream().count() == 1 && Optional.empty().stream().count() == 0;
    }
}
