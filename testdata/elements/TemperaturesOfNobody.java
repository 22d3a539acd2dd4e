// verdict: UNSAFE
// twin: TemperaturesSafe
// about: Days without a measurement are left out before the sum.
// about: Every second day is in the sum, measured or not.
// run: values=2,0,1,7

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class TemperaturesOfNobody {
    static class Day {
        final int number;
        final Double degrees;
        Day(int number, Double degrees) {
            this.number = number;
            this.degrees = degrees;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        List<Day> days = new ArrayList<>();
        int n = random.nextInt(30);
        for (int i = 0; i < n; i++) {
            boolean measured = random.nextInt(5) > 0;
            days.add(new Day(i, measured ? Double.valueOf(random.nextInt(40)) : null));
        }
        List<Day> known = new ArrayList<>();
        for (Day d : days) {
            if (d.number % 2 == 0 || d.degrees != null) {
                known.add(d);
            }
        }
        double sum = 0;
        for (Day d : known) {
            sum += d.degrees; // expect: violated null-dereference
        }
        if (!known.isEmpty()) {
            System.out.println(sum / known.size());
        }
    }
}
