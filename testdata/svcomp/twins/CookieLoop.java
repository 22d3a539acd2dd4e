// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

class Cookie {
    private final String name;
    private final String value;

    Cookie(String name, String value) {
        this.name = name;
        this.value = value;
    }

    String getName() {
        return name;
    }

    String getValue() {
        return value;
    }
}

class Jar {
    Cookie[] getCookies() {
        int n = Verifier.nondetInt();
        if (n < 0 || n > 3) {
            return null;
        }
        Cookie[] cookies = new Cookie[n];
        for (int i = 0; i < n; i++) {
            cookies[i] = new Cookie("c" + i, Verifier.nondetString());
        }
        return cookies;
    }
}

class Main {
    public static void main(String[] args) {
        Cookie[] cookies = new Jar().getCookies();
        if (cookies != null) {
            for (Cookie c : cookies) {
                String text = c.getName(); //~ String text = c.getValue();
                assert text.startsWith("c");
            }
        }
    }
}
