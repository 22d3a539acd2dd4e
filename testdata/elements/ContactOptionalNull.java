// verdict: UNSAFE
// twin: ContactOptionalSafe
// about: An Optional keeps a domain only if it is not empty.
// about: A name without an address makes no Optional.
// run: args=ada

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

public class ContactOptionalNull {
    private final Map<String, String> mails = new HashMap<>();

    Optional<String> mail(String name) {
        return Optional.of(mails.get(name)); // expect: violated null-dereference
    }

    static String domain(String mail) {
        int at = mail.indexOf('@');
        return at < 0 ? "" : mail.substring(at + 1);
    }

    public static void main(String[] args) {
        ContactOptionalNull book = new ContactOptionalNull();
        for (int i = 0; i + 1 < args.length; i += 2) {
            book.mails.put(args[i], args[i + 1]);
        }
        for (String arg : args) {
            String d = book.mail(arg).map(ContactOptionalNull::domain).filter(s -> !s.isEmpty()).orElse("?");
            System.out.println(d.charAt(0));
        }
    }
}
