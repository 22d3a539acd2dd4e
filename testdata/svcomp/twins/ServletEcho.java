// breaks: assert
// open: safe assert
// file: mock/http/HttpRequest.java
package mock.http;

import org.sosy_lab.sv_benchmarks.Verifier;

public class HttpRequest {
    public String getParameter(String name) {
        return Verifier.nondetString();
    }
}
// file: mock/http/HttpResponse.java
package mock.http;

public class HttpResponse {
    private final PageWriter writer = new PageWriter();

    public PageWriter getWriter() {
        return writer;
    }
}
// file: mock/http/PageWriter.java
package mock.http;

public class PageWriter {
    public void println(String text) {
        assert text.indexOf("<bad/>") < 0;
    }
}
// file: mock/http/Servlet.java
package mock.http;

import java.io.IOException;

public abstract class Servlet {
    protected abstract void doGet(HttpRequest request, HttpResponse response) throws IOException;

    public void service(HttpRequest request, HttpResponse response) throws IOException {
        doGet(request, response);
    }
}
// file: Main.java
import java.io.IOException;
import mock.http.HttpRequest;
import mock.http.HttpResponse;
import mock.http.PageWriter;
import mock.http.Servlet;

public class Main extends Servlet {
    @Override
    protected void doGet(HttpRequest request, HttpResponse response) throws IOException {
        String name = request.getParameter("name");
        String safe = name.replace('<', ' ');
        PageWriter writer = response.getWriter();
        writer.println("Hello " + safe); //~ writer.println("Hello " + name);
    }

    public static void main(String[] args) throws IOException {
        new Main().service(new HttpRequest(), new HttpResponse());
    }
}
