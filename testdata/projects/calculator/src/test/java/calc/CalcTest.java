package calc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class CalcTest {
    private static int value(String text) throws SyntaxException {
        Scope outer = new Scope(null);
        outer.set("x", 4);
        Scope inner = new Scope(outer);
        inner.set("y", 3);
        return new Parser(text).parse().value(inner);
    }

    @Test
    void values() throws SyntaxException {
        assertEquals(7, value("1 + 2 * 3"));
        assertEquals(9, value("(1 + 2) * 3"));
        assertEquals(13, value("x * y + 1"));
        assertEquals(0, value("x / 0"));
        assertEquals("(1 - (2 * x))", new Parser("1 - 2*x").parse().toString());
    }

    @Test
    void errors() {
        assertThrows(SyntaxException.class, () -> value("1 +"));
        assertThrows(SyntaxException.class, () -> value("(1"));
        assertThrows(SyntaxException.class, () -> value("1 1"));
        assertThrows(SyntaxException.class, () -> value("99999999999"));
        assertThrows(SyntaxException.class, () -> value("#"));
    }

    @Test
    void nodes() throws SyntaxException {
        Binary b = (Binary) new Parser("7 + x").parse();
        assertEquals(7, b.leftNumber());
        assertEquals(2, b.depth());
        assertFalse(b.isConstant());
        assertEquals(1, b.level());
        assertEquals(3, new Num(1234).digit(1));
        assertTrue(new Name("X").isCapital());
    }

    @Test
    void scopes() {
        Scope outer = new Scope(null);
        Scope inner = new Scope(outer);
        outer.set("a", 1);
        assertEquals(1, inner.get("a"));
        assertEquals(5, inner.local("a", 5));
        assertEquals(1, inner.level());
        assertEquals(1, inner.outerSize());
    }

    @Test
    void stack() {
        Stack s = new Stack();
        for (int i = 0; i < 10; i++) {
            s.push(i);
        }
        assertTrue(s.swap());
        assertEquals(8, s.pop());
        assertEquals(9, s.peek());
        assertEquals(9, s.size());
    }

    @Test
    void functions() {
        assertEquals(6, Functions.gcd(12, -18));
        assertEquals(2, Functions.mean(1, 2, 3));
        assertEquals(3, Functions.max(1, 3, 2));
        assertEquals(49, Functions.squareOfLastDigit(-17));
        assertEquals(50, Functions.percent(2, 4));
        assertEquals(3, Functions.halvings(4));
    }
}
