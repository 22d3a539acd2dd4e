// verdict: UNSAFE
// twin: CsvLineSafe
// about: The last field is left out where it is empty, and asked for all the same.
// run: values=false

import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class CsvLineMissingField {
    static String line(String... fields) {
        return Stream.of(fields).filter(f -> !f.isEmpty()).collect(Collectors.joining(";"));
    }

    public static void main(String[] args) {
        Random random = new Random();
        String unit = random.nextBoolean() ? "kg" : "";
        String line = line("salt", "12", unit);
        int first = line.indexOf(';');
        int second = line.indexOf(';', first + 1);
        String number = line.substring(first + 1, second); // expect: violated uncaught-exception
        assert number.length() == 2;
    }
}
