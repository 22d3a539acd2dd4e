// verdict: SAFE
// twin: CsvLineMissingField
// about: The fields of a record become a line, and the line is cut at its separators again.
// run: values=true
// run: values=false

import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class CsvLineSafe {
    static String line(String... fields) {
        return Stream.of(fields).collect(Collectors.joining(";"));
    }

    public static void main(String[] args) {
        Random random = new Random();
        String unit = random.nextBoolean() ? "kg" : "";
        String line = line("salt", "12", unit);
        int first = line.indexOf(';');
        int second = line.indexOf(';', first + 1);
        String number = line.substring(first + 1, second);
        assert number.length() == 2;
    }
}
