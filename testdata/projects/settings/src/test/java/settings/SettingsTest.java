package settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SettingsTest {
    @Test
    void entries() {
        Entry e = Entry.parse("time.s = \"12\"");
        assertEquals("time.s", e.key());
        assertEquals('s', e.unit());
        assertTrue(e.isQuoted());
        assertEquals("12", e.unquoted());
        assertEquals(7, e.number(7));
        assertEquals(12, new Entry("n", "12").number(0));
        assertTrue(new Entry("n", "yes").isTrue());
        assertNull(Entry.parse("no entry"));
    }

    @Test
    void sections() {
        Section s = new Section("a");
        s.put(new Entry("k", "1"));
        s.put(new Entry("k", "22"));
        s.put(new Entry("l", "4444"));
        assertEquals(2, s.size());
        assertEquals("22", s.value("k"));
        assertEquals(22, s.number("k", 0));
        assertEquals(3, s.averageLength());
        assertEquals("k", s.firstKey());
        assertTrue(s.remove("k"));
        assertFalse(s.remove("k"));
    }

    @Test
    void ini() {
        Ini ini = new Ini();
        for (String line : new String[] {"# settings", "a = 1", "[net]", "port = 80", ""}) {
            ini.read(line);
        }
        assertEquals(5, ini.lines());
        assertEquals(2, ini.ignored());
        assertEquals(60, ini.usedPercent());
        assertEquals("80", ini.value("net", "port"));
        assertEquals("1", ini.value("", "a"));
        assertEquals("", ini.value("x", "a"));
        assertEquals("net", ini.currentName());
        assertEquals("net", Ini.heading("[net]"));
    }

    @Test
    void csv() {
        CsvLine line = new CsvLine("a,\"b,c\",,d");
        assertEquals(4, line.size());
        assertEquals("b,c", line.get(1));
        assertEquals(' ', line.first(2));
        assertEquals("", line.middle());
        assertFalse(line.fits(new CsvLine("a")));
    }

    @Test
    void buffer() {
        Buffer b = new Buffer("a  bc");
        assertEquals('a', b.read());
        assertEquals(2, b.blanks());
        b.mark();
        assertEquals('b', b.read());
        assertEquals("b", b.marked());
        assertEquals('b', b.previous());
        assertTrue(b.reset());
        assertEquals(2, b.skip(9));
        assertEquals(-1, b.peek());
        assertEquals(0, b.left());
    }

    @Test
    void levels() {
        assertEquals(3, Levels.count("a.b.c"));
        assertEquals("a.b", Levels.parent("a.b.c"));
        assertEquals("c", Levels.name("a.b.c"));
        assertEquals("a.b", Levels.join("a", "b"));
        assertEquals(12288, Levels.bytes("12k"));
    }
}
