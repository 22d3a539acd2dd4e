// verdict: UNSAFE
// twin: LastOfNoneSafe
// about: removeLast() of a list that may not be changed asks for the last element first.
// run:

import java.util.ArrayList;
import java.util.Collections;
import java.util.NoSuchElementException;

public class LastOfNoneBroken {
    public static void main(String[] args) {
        String said = "nothing";
        try {
            Collections.unmodifiableList(new ArrayList<>()).removeLast();
        } catch (UnsupportedOperationException e) {
            said = "not supported";
        } catch (NoSuchElementException e) {
            said = "no element";
        }
        assert said.equals("not supported"); // expect: violated assert
    }
}
