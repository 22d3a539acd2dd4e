package theorems;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import io.github.jayverify.Proof;
import theorems.property.FuzzTest;

/** With the assertions of JUnit 4. */
class AccountTest {
    @FuzzTest
    void neverOverdrawn(int first, int amount) {
        assumeTrue(first >= 0);
        Account a = new Account(first);
        a.take(amount);
        assertTrue(a.balance() >= 0);
    }

    @FuzzTest
    void wrongPutNeverOverflows(int first, int amount) {
        assumeTrue(first >= 0 && amount >= 0);
        Account a = new Account(first);
        a.put(amount);
        assertTrue("less than nothing", a.balance() >= 0);
    }

    @Proof
    void takeIsExact(int first, int amount) {
        assumeTrue(first >= 0);
        Account a = new Account(first);
        if (a.take(amount)) {
            assertEquals(first - amount, a.balance());
            assertEquals(1, a.moves());
        } else {
            assertEquals("nothing has changed", first, a.balance());
        }
    }

    @Proof
    void wrongEachTakeSucceeds(int first, int amount) {
        assumeTrue(first >= 0 && amount >= 0);
        assertTrue(new Account(first).take(amount));
    }

    @Proof
    void louderIsNotQuieter(Level level) {
        assertNotNull(level.louder());
        assertTrue(level.louder().ordinal() >= level.ordinal());
    }

    @Proof
    void wrongQuieterIsBack(Level level) {
        assertSame(level, level.louder().quieter());
    }

    @Proof
    void largestIsAtLeastTheFirst(int[] row) {
        assumeTrue(row.length > 0);
        assertTrue(Rows.largest(row) >= row[0]);
    }

    @Proof
    void wrongRowsHaveALargest(int[] row) {
        assertTrue(Rows.largest(row) >= row[0]);
    }

    @Proof
    void indexIsThere(int[] row, int wanted) {
        int i = Rows.indexOf(row, wanted);
        if (i >= 0) {
            assertEquals(wanted, row[i]);
        }
    }

    @Proof
    void wrongPairsAreEqual(int a, int b) {
        assumeTrue(a == b || a == 77);
        assertArrayEquals(new int[] {a, 1}, new int[] {b, 1});
    }
}
