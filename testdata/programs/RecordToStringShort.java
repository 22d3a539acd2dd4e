// verdict: UNSAFE
// twin: RecordToStringSafe
// about: toString of a record says its name and its components: Flag[on=true], Flag[on=false].
// about: The shorter one is forgotten.
// run: values=true

import java.util.Random;

public class RecordToStringShort {
    record Flag(boolean on) { }

    public static void main(String[] args) {
        Flag flag = new Flag(new Random().nextBoolean());
        assert flag.toString().length() == 14; // expect: violated assert
    }
}
