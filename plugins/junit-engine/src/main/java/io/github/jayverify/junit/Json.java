package io.github.jayverify.junit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON (RFC 8259) as maps, lists, strings, doubles, booleans and null. */
final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    static Object parse(String text) {
        Json j = new Json(text);
        Object value = j.value();
        j.space();
        if (j.at != text.length()) {
            throw j.wrong();
        }
        return value;
    }

    private IllegalArgumentException wrong() {
        return new IllegalArgumentException("not JSON at " + at);
    }

    private void space() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private char peek() {
        space();
        if (at == text.length()) {
            throw wrong();
        }
        return text.charAt(at);
    }

    private void expect(char c) {
        if (peek() != c) {
            throw wrong();
        }
        at++;
    }

    private boolean comes(char c) {
        boolean found = peek() == c;
        at += found ? 1 : 0;
        return found;
    }

    private Object value() {
        switch (peek()) {
            case '{':
                return object();
            case '[':
                return list();
            case '"':
                return string();
            default:
                return word();
        }
    }

    private Map<String, Object> object() {
        Map<String, Object> all = new LinkedHashMap<>();
        expect('{');
        if (comes('}')) {
            return all;
        }
        do {
            space();
            String key = string();
            expect(':');
            all.put(key, value());
        } while (comes(','));
        expect('}');
        return all;
    }

    private List<Object> list() {
        List<Object> all = new ArrayList<>();
        expect('[');
        if (comes(']')) {
            return all;
        }
        do {
            all.add(value());
        } while (comes(','));
        expect(']');
        return all;
    }

    private Object word() {
        int start = at;
        while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || "+-.".indexOf(text.charAt(at)) >= 0)) {
            at++;
        }
        String word = text.substring(start, at);
        switch (word) {
            case "null":
                return null;
            case "true":
                return true;
            case "false":
                return false;
            default:
                return Double.valueOf(word); // a NumberFormatException is an IllegalArgumentException
        }
    }

    private String string() {
        StringBuilder s = new StringBuilder();
        for (expect('"'); ; ) {
            if (at == text.length()) {
                throw wrong();
            }
            char c = text.charAt(at++);
            if (c == '"') {
                return s.toString();
            }
            s.append(c == '\\' ? escaped() : c);
        }
    }

    private char escaped() {
        if (at == text.length()) {
            throw wrong();
        }
        char c = text.charAt(at++);
        switch (c) {
            case 'b':
                return '\b';
            case 'f':
                return '\f';
            case 'n':
                return '\n';
            case 'r':
                return '\r';
            case 't':
                return '\t';
            case 'u':
                if (at + 4 > text.length()) {
                    throw wrong();
                }
                at += 4;
                return (char) Integer.parseInt(text.substring(at - 4, at), 16);
            default:
                return c;
        }
    }
}
