// verdict: UNSAFE
// twin: OrderTotalsSafe
// about: A customer without an order has no total.
// run: values=1,0,5

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;

public class OrderTotalsOfNobody {
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
        int ben = totals.get("Ben"); // expect: violated null-dereference
        if (ben > 0) {
            System.out.println("Ben owes " + ben);
        }
    }
}
