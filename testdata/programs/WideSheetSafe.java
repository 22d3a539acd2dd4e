// verdict: SAFE
// twin: WideSheetAliased
// about: A sheet with a field for each of many columns, of which two rows are linked.
// about: The row that is changed is the other one.
// run: values=true,20,3

import java.util.Random;

public class WideSheetSafe {
    static class Sheet {
        Sheet next;
        int d0, e0;
        int d1, e1;
        int d2, e2;
        int d3, e3;
        int d4, e4;
        int d5, e5;
        int d6, e6;
        int d7, e7;
        int d8, e8;
        int d9, e9;
        int d10, e10;
        int d11, e11;
        int d12, e12;
        int d13, e13;
        int d14, e14;
        int d15, e15;
        int d16, e16;
        int d17, e17;

        int sum() {
            return d0 + d1 + d2 + d3 + d4 + d5 + d6 + d7 + d8 + d9 + d10 + d11 + d12 + d13 + d14 + d15 + d16 + d17
                + e0 + e1 + e2 + e3 + e4 + e5 + e6 + e7 + e8 + e9 + e10 + e11 + e12 + e13 + e14 + e15 + e16 + e17;
        }

        void fill(int least, int more) {
            d0 = least;
            d17 = least + more;
            e5 = d17 - d0;
        }
    }

    static class Signed extends Sheet {
        int sign = 1;

        void fill(int least, int more) {
            super.fill(least, more);
            sign = e5 < 0 ? -1 : 1;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        Sheet first = random.nextBoolean() ? new Sheet() : new Signed();
        Sheet second = new Sheet();
        second.next = first;
        first.fill(random.nextInt(100), random.nextInt(10));
        second.fill(50, 5);
        int before = first.d17;
        Sheet other = second;
        other.d17 = 7;
        other.e5 = 3;
        assert first.d17 == before;
        System.out.println(first.sum() + other.sum());
        assert first.e5 >= 0 && first.e5 < 10;
        assert second.next.d0 <= 99;
        assert other.d17 == 7 && other.d0 >= 0;
    }
}
