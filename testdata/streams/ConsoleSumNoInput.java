// verdict: UNSAFE
// twin: ConsoleSumSafe
// about: The console ends without an empty line.
// run: lines=1

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class ConsoleSumNoInput {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        long sum = 0;
        String line = in.readLine();
        while ( !line.isEmpty()) { // expect: violated null-dereference
            try {
                sum += Integer.parseInt(line.trim());
            } catch (NumberFormatException e) {
                System.out.println("not a number: " + line);
            }
            line = in.readLine();
        }
        System.out.println(sum);
    }
}
