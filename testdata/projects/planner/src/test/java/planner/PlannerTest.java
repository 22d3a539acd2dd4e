package planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PlannerTest {
    @Test
    void slots() {
        Slot a = new Slot(60, 120);
        Slot b = new Slot(90, 200);
        assertEquals(30, a.commonMinutes(b));
        assertEquals(50, a.covered(b));
        assertEquals("02:00-03:00", a.following().toString());
        assertNull(new Slot(800, 1440).following());
        assertTrue(a.contains(60));
    }

    @Test
    void tasks() {
        Task t = new Task("wash", 30);
        Task u = new Task("iron", 20);
        u.after(t);
        assertSame(t, u.firstBefore());
        assertEquals(1, u.waitsFor());
        assertEquals("open", t.starts());
        assertTrue(t.startAt(65));
        assertEquals("01:05", t.starts());
        assertEquals(95, t.ends());
        assertFalse(t.startAt(1430));
        t.raise();
        t.raise();
        assertEquals(Task.Priority.HIGH, t.priority());
        assertEquals(8, t.share(4));
    }

    @Test
    void heap() {
        Heap h = new Heap(8);
        for (int n : new int[] {5, 3, 8, 1}) {
            assertTrue(h.add(n));
        }
        assertEquals(50, h.load());
        assertEquals(1, h.take());
        assertEquals(3, h.take());
        assertEquals(5, h.min());
        assertEquals(8, h.at(1));
    }

    @Test
    void week() {
        Week w = new Week();
        assertTrue(w.work(1, 60));
        assertTrue(w.work(3, 120));
        assertEquals(90, w.average());
        assertEquals(3, w.busiest());
        assertEquals(60, w.next(7));
        assertEquals("M-W----", w.letters());
        assertEquals("Sun", Week.name(-1));
    }

    @Test
    void plan() {
        Plan p = new Plan();
        assertTrue(p.add(new Task("wash", 30)));
        assertTrue(p.add(new Task("iron", 20)));
        assertFalse(p.add(new Task("iron", 20)));
        assertEquals(50, p.minutes());
        assertEquals(25, p.mean());
        assertEquals(20, p.minutesOf("iron"));
        assertEquals(2, p.fill(600));
        assertEquals(650, p.ends());
        assertTrue(p.begin("wash"));
        assertEquals("wash", p.currentName());
        assertTrue(p.remove("wash"));
        assertEquals("", p.currentName());
    }
}
