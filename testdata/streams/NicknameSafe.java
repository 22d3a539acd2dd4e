// verdict: SAFE
// twin: NicknameOfNobody
// about: The nickname of a person who may have none.
// run: values=true
// run: values=false

import java.util.Optional;
import java.util.Random;

public class NicknameSafe {
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
            .orElse(p.name());
        char first = shown.charAt(0);
        assert first == 'M';
    }
}
