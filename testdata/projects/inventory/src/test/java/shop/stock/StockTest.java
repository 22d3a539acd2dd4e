package shop.stock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class StockTest {
    private final Item tea = new Item("FOOD-1", "tea", 350);
    private final Item pen = new Item("DESK-7", "pen", 120);

    @Test
    void items() {
        assertEquals('T', tea.initial());
        assertEquals("FOOD", tea.group());
        assertEquals(1050, tea.price(3));
    }

    @Test
    void warehouse() {
        Warehouse w = new Warehouse();
        w.add(tea, 5);
        w.add(tea, 2);
        assertEquals(7, w.count("FOOD-1"));
        assertTrue(w.take("FOOD-1", 3));
        assertFalse(w.take("FOOD-1", 5));
        assertEquals("tea", w.nameOf("FOOD-1"));
        assertEquals(1400, w.value("FOOD-1"));
        assertEquals(1, w.average());
        assertEquals(1, w.scarce(5).size());
    }

    @Test
    void shelf() {
        Shelf s = new Shelf(2, 3);
        assertTrue(s.put(0, 0, tea));
        assertTrue(s.put(0, 1, pen));
        assertFalse(s.put(0, 1, tea));
        assertSame(pen, s.neighbour(0, 0));
        assertEquals("TP.", s.label(0));
        assertEquals(33, s.load());
        assertSame(tea, s.clear(0, 0));
        assertNull(s.get(0, 0));
    }

    @Test
    void order() {
        Order o = new Order("Ada Lovelace");
        assertTrue(o.add(new Order.Line(tea, 2)));
        assertTrue(o.add(new Order.Line(pen, 1)));
        o.close();
        assertFalse(o.add(new Order.Line(pen, 1)));
        assertEquals(820, o.total());
        assertEquals(410, o.averageLine());
        assertSame(tea, o.dearest().item());
        assertSame(pen, o.last().item());
        assertEquals("Lovelace", o.surname());
        assertEquals("A.", o.shortName());
    }

    @Test
    void discount() {
        Discount d = new Discount(new int[] {10, 100}, new int[] {5, 20});
        assertEquals(0, d.percent(9));
        assertEquals(5, d.percent(10));
        assertEquals(90, d.missing(10));
        assertEquals(100, d.highest());
        assertEquals(3325, d.reduced(tea, 10));
    }

    @Test
    void journal() {
        Journal j = new Journal();
        for (int i = 0; i < 20; i++) {
            j.write("line " + i);
        }
        assertEquals("line 19", j.ago(0));
        assertEquals("line 4", j.ago(15));
        assertNull(j.ago(16));
        assertEquals(7, j.longest());
        assertEquals(j.slot("a"), j.slot("a"));
    }
}
