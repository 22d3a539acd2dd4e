// verdict: SAFE
// twin: NullValueRefused
// about: What a program was asked for last is kept in a concurrent map.
// about: Every question has an answer.
// run: values=true

import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;

public class NullValueSafe {
    public static void main(String[] args) {
        String answer = new Random().nextBoolean() ? "no" : "yes";
        boolean kept = true;
        try {
            new ConcurrentHashMap<String, String>().put("last", answer);
        } catch (NullPointerException e) {
            kept = false;
        }
        assert kept;
    }
}
