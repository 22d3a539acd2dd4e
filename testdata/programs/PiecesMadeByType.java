// verdict: UNSAFE
// twin: PiecesMadeByTypeSafe
// about: An array is made by reflection, of a class of which the program makes none by itself.
// run:

import java.lang.reflect.Array;

public class PiecesMadeByType {
    static class Piece { }

    public static void main(String[] args) {
        Object made = Array.newInstance(Piece.class, 3);
        assert !(made instanceof Piece[]); // expect: violated assert
    }
}
