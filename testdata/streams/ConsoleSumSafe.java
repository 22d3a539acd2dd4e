// verdict: SAFE
// twin: ConsoleSumNoInput
// about: Numbers of the console are added until a line is empty.
// run: lines=1|x|3
// run:

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class ConsoleSumSafe {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        long sum = 0;
        String line = in.readLine();
        while (line != null && !line.isEmpty()) {
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
