package tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class TablesTest {
    private final Table table = new Table().column("name", Align.LEFT).column("price", Align.RIGHT).row("tea", "3").row("coffee", "12");

    @Test
    void table() {
        assertEquals("Name   Price\n------------\ntea        3\ncoffee    12\n", table.toString());
        assertEquals(2, table.rows());
        assertEquals(2, table.columns());
        assertEquals(12, table.width());
        assertEquals("12", table.cell(1, 1));
        assertEquals("", table.cell(7, 1));
        assertEquals("price", table.lastTitle());
        assertEquals(2, table.averageCells());
        assertThrows(IllegalStateException.class, () -> table.column("late", null));
        assertEquals(1, table.footer("sum").footerSize());
    }

    @Test
    void text() {
        assertEquals(" ab ", Text.pad("ab", 4, Align.CENTRE));
        assertEquals("abc.", Text.shorten("abcdef", 4));
        assertEquals("Tea", Text.capital("tea"));
        assertEquals("a", Text.trimRight("a  "));
        assertEquals(3, Text.width("a\nabc\nab"));
        assertTrue(Text.isNumber("12"));
        assertFalse(Text.isNumber("1a"));
        assertEquals("one", Text.firstWord("one two"));
        assertEquals("x", Text.bracketed("a[x]b"));
    }

    @Test
    void rows() {
        Row row = new Row("a", "bcd", null);
        assertEquals(1, row.longest());
        assertEquals("bcd", row.longestCell());
        assertEquals(4, row.length());
        assertEquals("", row.last());
        assertEquals("a", row.reversed().last());
        assertFalse(row.isEmpty());
    }

    @Test
    void columns() {
        Column c = new Column("size", Align.RIGHT);
        c.fit("a long one");
        assertEquals(10, c.width());
        assertEquals("      Size", c.heading());
        assertEquals('s', c.letter());
        assertEquals(Align.RIGHT, Align.of('>'));
        assertEquals(Align.LEFT, Align.RIGHT.mirrored());
    }

    @Test
    void wrap() {
        Wrap w = new Wrap(5);
        assertEquals(List.of("ab cd", "efghi", "jk"), w.lines("ab cd efghijk"));
        assertEquals("abcde", w.head("abcdefg"));
        assertEquals("fg", w.tail("abcdefg"));
        assertEquals(3, w.count(11));
    }
}
