// verdict: SAFE
// twin: ContactOptionalNull
// about: An Optional keeps a domain only if it is not empty.
// run: args=ada,a@b.c

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

public class ContactOptionalSafe {
    private final Map<String, String> mails = new HashMap<>();

    Optional<String> mail(String name) {
        return Optional.ofNullable(mails.get(name));
    }

    static String domain(String mail) {
        int at = mail.indexOf('@');
        return at < 0 ? "" : mail.substring(at + 1);
    }

    public static void main(String[] args) {
        ContactOptionalSafe book = new ContactOptionalSafe();
        for (int i = 0; i + 1 < args.length; i += 2) {
            book.mails.put(args[i], args[i + 1]);
        }
        for (String arg : args) {
            String d = book.mail(arg).map(ContactOptionalSafe::domain).filter(s -> !s.isEmpty()).orElse("?");
            System.out.println(d.charAt(0));
        }
    }
}
