// breaks: assert
// CWE-191: a short from outside is decremented in a switch.
public class Main {
    private short dataField;
    private static final int FIVE = 5;
    private void badSink(short data) {
        switch (6) {
            case 6:
                if (data > Short.MIN_VALUE) { //~ if (FIVE == 5) {
                    short result = (short) (data - 1);
                    assert result < data;
                }
                break;
            default:
                System.out.println("Benign, fixed string");
                break;
        }
    }
    public void bad() {
        short data;
        while (true) {
            data = (short) org.sosy_lab.sv_benchmarks.Verifier.nondetInt();
            break;
        }
        for (int j = 0; j < 1; j++) {
            dataField = data;
        }
        badSink(dataField);
    }
    public static void main(String[] args) {
        new Main().bad();
    }
}
