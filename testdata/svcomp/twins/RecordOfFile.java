// breaks: runtime
// open: broken runtime
// outside: a file
import java.io.DataInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

class Main {
    public static void main(String[] args) {
        List<String> names = new ArrayList<>();
        names.add("zero");
        names.add("one");
        names.add("two");
        int index;
        try (DataInputStream in = new DataInputStream(new FileInputStream("record.bin"))) {
            index = in.readInt();
        } catch (IOException e) {
            index = 0;
        }
        if (index >= 0 && index < names.size()) { //~ if (index >= 0) {
            System.out.println(names.get(index));
        }
    }
}
