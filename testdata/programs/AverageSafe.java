// verdict: SAFE
// twin: AverageOfNone
// about: The average of the positive readings among a random number of readings.
// run: values=2,1005,997
// run: values=0

import java.util.Random;

public class AverageSafe {
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
        int average = positive == 0 ? 0 : sum / positive;
        System.out.println(average);
    }
}
