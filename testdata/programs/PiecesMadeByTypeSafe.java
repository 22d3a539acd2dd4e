// verdict: SAFE
// twin: PiecesMadeByType
// about: An array is made by reflection, of a class of which the program makes none by itself.
// run:

import java.lang.reflect.Array;

public class PiecesMadeByTypeSafe {
    static class Piece { }

    public static void main(String[] args) {
        Object made = Array.newInstance(Piece.class, 3);
        assert !(made instanceof String);
        if (made instanceof Piece[]) {
            assert ((Piece[]) made).length >= 0;
        }
    }
}
