package javax.servlet.http;
public class HttpServletRequest {
    private final String value;
    public HttpServletRequest(String v) { value = v; }
    public String getParameter(String name) { return value; }
}
