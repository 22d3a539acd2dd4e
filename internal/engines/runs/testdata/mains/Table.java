import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.CSVRecord;

/** Reads a table with commas, prints its rows, and writes it with tabs. The lines are the arguments. */
public class Table {
    public static void main(String[] args) throws IOException {
        CSVFormat format = CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).setTrim(true).build();
        StringWriter text = new StringWriter();
        try (CSVParser rows = CSVParser.parse(new StringReader(String.join("\n", args)), format);
                CSVPrinter out = new CSVPrinter(text, CSVFormat.TDF)) {
            System.out.println(rows.getHeaderNames());
            for (CSVRecord r : rows) {
                System.out.println(r.getRecordNumber() + " " + r.get("name") + " " + r.toMap() + " " + r.isConsistent());
                out.printRecord(r);
            }
        }
        System.out.print(text);
        try {
            CSVParser.parse("a,\"b", CSVFormat.DEFAULT).getRecords();
        } catch (IOException | IllegalStateException | java.io.UncheckedIOException e) {
            System.out.println(e.getMessage());
        }
    }
}
