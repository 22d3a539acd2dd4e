// verdict: UNSAFE
// twin: NicknameSafe
// about: A chain of Optionals over texts that are not empty.
// about: Blank texts are not left out.
// run: args=%20

import java.util.Optional;

public class NicknameOfBlank {
    static Optional<String> clean(String s) {
        if (s == null) {
            return Optional.empty();
        }
        String t = s.trim();
        return t.equals("-") ? Optional.empty() : Optional.of(t);
    }

    static String shout(String s) {
        return s + "!";
    }

    public static void main(String[] args) {
        for (String arg : args) {
            String nick = clean(arg)
                    .map(t -> t.substring(1) + t.charAt(0)) // expect: violated uncaught-exception
                    .map(NicknameOfBlank::shout)
                    .filter(t -> t.length() > 1)
                    .orElse("nobody");
            System.out.println(nick.charAt(0));
        }
    }
}
