// verdict: UNSAFE
// twin: GreetingOptionalSafe
// about: A chain of Optionals over texts: trimmed, non-empty, its first letter.
// about: The filter stands before the trimming.
// run: args=%20

import java.util.Optional;

public class GreetingOptionalOfEmpty {
    static Optional<String> clean(String text) {
        return Optional.ofNullable(text).filter(t -> !t.isEmpty()).map(String::trim);
    }

    static Optional<Character> first(String text) {
        return clean(text).map(t -> t.charAt(0)); // expect: violated uncaught-exception
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
