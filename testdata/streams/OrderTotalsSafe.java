// verdict: SAFE
// twin: OrderTotalsOfNobody
// about: Orders of three customers are added up for each customer.
// run: values=2,1,5,1,6
// run: values=0

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;

public class OrderTotalsSafe {
    record Order(String customer, int amount) {}

    static List<Order> orders(Random random) {
        String[] customers = {"Ada", "Ben", "Cleo"};
        List<Order> orders = new ArrayList<>();
        int count = random.nextInt(4);
        for (int i = 0; i < count; i++) {
            orders.add(new Order(customers[random.nextInt(3)], 1 + random.nextInt(100)));
        }
        return orders;
    }

    public static void main(String[] args) {
        Map<String, Integer> totals = orders(new Random()).stream()
            .collect(Collectors.groupingBy(Order::customer, Collectors.summingInt(Order::amount)));
        int ben = totals.getOrDefault("Ben", 0);
        if (ben > 0) {
            System.out.println("Ben owes " + ben);
        }
    }
}
