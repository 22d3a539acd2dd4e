// verdict: SAFE
// twin: InsertedNumberOther
// about: Insertions of floating-point numbers have no model; the program has one run.
// run:

public class InsertedNumberSafe {
    public static void main(String[] args) {
        StringBuilder text = new StringBuilder("hello");
        text.insert(0, 3.5).reverse();
        assert text.length() == 8;
        assert text.toString().equals("olleh5.3");
    }
}
