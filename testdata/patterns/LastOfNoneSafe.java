// verdict: SAFE
// twin: LastOfNoneBroken
// about: removeLast() of List.of() is not supported, however many elements there are.
// run:

import java.util.List;
import java.util.NoSuchElementException;

public class LastOfNoneSafe {
    public static void main(String[] args) {
        String said = "nothing";
        try {
            List.of().removeLast();
        } catch (UnsupportedOperationException e) {
            said = "not supported";
        } catch (NoSuchElementException e) {
            said = "no element";
        }
        assert said.equals("not supported");
    }
}
