// breaks: assert
// file: mock/http/Session.java
package mock.http;

import java.util.HashMap;
import java.util.Map;

public class Session {
    private final Map<String, Object> values = new HashMap<>();

    public void setAttribute(String name, Object value) {
        values.put(name, value);
    }

    public Object getAttribute(String name) {
        return values.get(name);
    }
}
// file: mock/http/Request.java
package mock.http;

import org.sosy_lab.sv_benchmarks.Verifier;

public class Request {
    private final Session session = new Session();

    public String getParameter(String name) {
        return Verifier.nondetString();
    }

    public Session getSession() {
        return session;
    }
}
// file: Main.java
import mock.http.Request;
import mock.http.Session;

public class Main {
    static void show(String text) {
        assert !text.equals("secret");
    }

    static void handle(Request request) {
        String name = request.getParameter("user");
        Session session = request.getSession();
        session.setAttribute("user", name);
        session.setAttribute("role", "guest");
        String shown = (String) session.getAttribute("role"); //~ String shown = (String) session.getAttribute("user");
        show(shown);
    }

    public static void main(String[] args) {
        handle(new Request());
    }
}
