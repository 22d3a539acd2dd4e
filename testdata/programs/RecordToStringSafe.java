// verdict: SAFE
// twin: RecordToStringShort
// about: toString of a record says its name and its components: Flag[on=true], Flag[on=false].
// about: The shorter one has 13 characters.
// run: values=true
// run: values=false

import java.util.Random;

public class RecordToStringSafe {
    record Flag(boolean on) { }

    public static void main(String[] args) {
        Flag flag = new Flag(new Random().nextBoolean());
        assert flag.toString().length() >= 13;
    }
}
