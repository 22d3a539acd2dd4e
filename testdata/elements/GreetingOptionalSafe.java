// verdict: SAFE
// twin: GreetingOptionalOfEmpty
// about: A chain of Optionals over texts: trimmed, non-empty, its first letter.
// run: args=x,%20y%20

import java.util.Optional;

public class GreetingOptionalSafe {
    static Optional<String> clean(String text) {
        return Optional.ofNullable(text).map(String::trim).filter(t -> !t.isEmpty());
    }

    static Optional<Character> first(String text) {
        return clean(text).map(t -> t.charAt(0));
    }

    static String greeting(String text) {
        return clean(text).map(t -> "Hello, " + t + "!").orElse("Hello, stranger!");
    }

    public static void main(String[] args) {
        for (String arg : args) {
            char c = first(arg).orElse('?');
            String s = greeting(arg);
            assert s.length() > 7;
            System.out.println(c + ": " + s);
        }
    }
}
