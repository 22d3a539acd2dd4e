// verdict: UNSAFE
// twin: PartsSafe
// about: Parts of lists, defaults of a sorted map, a partition, an enum by its class object, and a table of sums.
// about: A value may be null, a part too long, a constant missing, and the table too short.
// run: args=GUEST
// run: args=GUEST,x
// run: args=x,y,z
// run: args=GUEST,GUEST,GUEST
// run: args=GUEST,EDITOR,GUEST,EDITOR,GUEST

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

public class PartsMissing {
    enum Role { GUEST, EDITOR }

    static <E extends Enum<E>> Optional<E> parse(Class<E> type, String word) {
        return Optional.of(Enum.valueOf(type, word)); // expect: violated uncaught-exception
    }

    public static void main(String[] args) {
        List<String> names = Arrays.asList(args).subList(0, Math.max(args.length, 2)); // expect: violated uncaught-exception
        Map<String, Integer> counts = new TreeMap<>();
        for (String name : names) {
            counts.putIfAbsent(name, args.length == 3 ? null : 1);
            int count = counts.getOrDefault(name, 0); // expect: violated null-dereference
            counts.put(name, count + 1);
        }
        Map<Boolean, List<String>> parts = Arrays.stream(args).collect(Collectors.partitioningBy(s -> s.length() > 3));
        System.out.println(parts.get(true).size() + parts.get(false).size());
        int[] sums = new int[args.length > 4 ? args.length : args.length + 1];
        for (int i = 0; i < args.length; i++) {
            sums[i + 1] = sums[i] + args[i].length(); // expect: violated array-index
            Optional<Role> role = parse(Role.class, args[i]);
            if (role.isPresent()) {
                System.out.println(role.get().name().length());
            }
        }
        System.out.println(sums[args.length]);
    }
}
