// verdict: UNSAFE
// twin: MeanPaySafe
// about: Employees are grouped by department; the mean pay of each department is printed.
// about: There may be nobody in one of them.
// run: values=1,false,100

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;

public class MeanPayOfMissing {
    record Employee(String dept, int pay) {}

    public static void main(String[] args) {
        Random random = new Random();
        List<Employee> staff = new ArrayList<>();
        int n = random.nextInt(20);
        for (int i = 0; i < n; i++) {
            staff.add(new Employee(random.nextBoolean() ? "dev" : "ops", 1000 + random.nextInt(500)));
        }
        Map<String, Double> mean = staff.stream().collect(Collectors.groupingBy(Employee::dept, Collectors.averagingInt(Employee::pay)));
        for (Map.Entry<String, Double> e : mean.entrySet()) {
            System.out.println(e.getKey().length() + " " + e.getValue().intValue());
        }
        int dev = mean.get("dev").intValue(); // expect: violated null-dereference
        System.out.println(dev);
    }
}
