// verdict: SAFE
// twin: TemperaturesOfNobody
// about: Days without a measurement are left out before the sum.
// run: values=2,3,20,0

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class TemperaturesSafe {
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
            if (d.degrees != null) {
                known.add(d);
            }
        }
        double sum = 0;
        for (Day d : known) {
            sum += d.degrees;
        }
        if (!known.isEmpty()) {
            System.out.println(sum / known.size());
        }
    }
}
