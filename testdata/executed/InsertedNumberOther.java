// verdict: UNSAFE
// twin: InsertedNumberSafe
// about: The number that is inserted is another one.
// run:

public class InsertedNumberOther {
    public static void main(String[] args) {
        StringBuilder text = new StringBuilder("hello");
        text.insert(0, 3.6).reverse();
        assert text.length() == 8;
        assert text.toString().equals("olleh5.3"); // expect: violated assert
    }
}
