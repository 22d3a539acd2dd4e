// verdict: UNSAFE
// twin: AverageSafe
// about: The average of the positive readings among a random number of readings.
// about: There may be no positive reading at all.
// run: values=1,997

import java.util.Random;

public class AverageOfNone {
    public static void main(String[] args) {
        Random random = new Random();
        int readings = random.nextInt(100);
        int sum = 0;
        int positive = 0;
        for (int i = 0; i < readings; i++) {
            int reading = random.nextInt(2001) - 1000;
            if (reading > 0) {
                sum += reading;
                positive++;
            }
        }
        int average = sum / positive; // expect: violated division-by-zero
        System.out.println(average);
    }
}
