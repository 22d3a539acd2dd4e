// verdict: SAFE
// twin: NicknameOfBlank
// about: A chain of Optionals over texts that are not empty.
// run: args=bo

import java.util.Optional;

public class NicknameSafe {
    static Optional<String> clean(String s) {
        if (s == null) {
            return Optional.empty();
        }
        String t = s.trim();
        return t.isEmpty() ? Optional.empty() : Optional.of(t);
    }

    static String shout(String s) {
        return s + "!";
    }

    public static void main(String[] args) {
        for (String arg : args) {
            String nick = clean(arg)
                    .map(t -> t.substring(1) + t.charAt(0))
                    .map(NicknameSafe::shout)
                    .filter(t -> t.length() > 1)
                    .orElse("nobody");
            System.out.println(nick.charAt(0));
        }
    }
}
