// verdict: UNSAFE
// twin: NicknameSafe
// about: The person without a nickname is asked for its first letter.
// run: values=false

import java.util.Optional;
import java.util.Random;

public class NicknameOfNobody {
    static class Person {
        private final String name;
        private final String nickname;

        Person(String name, String nickname) {
            this.name = name;
            this.nickname = nickname;
        }

        Optional<String> nickname() {
            return Optional.ofNullable(nickname);
        }

        String name() {
            return name;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        Person p = new Person("Margaret", random.nextBoolean() ? "Meg" : null);
        String shown = p.nickname()
            .filter(n -> n.length() > 2)
            .map(n -> n.substring(0, 3))
            .orElse(null);
        char first = shown.charAt(0); // expect: violated null-dereference
        assert first == 'M';
    }
}
