// verdict: UNSAFE
// twin: NullValueSafe
// about: What a program was asked for last is kept in a concurrent map.
// about: The first question has no answer: the map refuses null.
// run: values=true

import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;

public class NullValueRefused {
    public static void main(String[] args) {
        String answer = new Random().nextBoolean() ? null : "yes";
        boolean kept = true;
        try {
            new ConcurrentHashMap<String, String>().put("last", answer);
        } catch (NullPointerException e) {
            kept = false;
        }
        assert kept; // expect: violated assert
    }
}
