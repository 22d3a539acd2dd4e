// verdict: UNSAFE
// twin: FriendsSafe
// about: The list of a person without friends is not made.
// run: values=1,2

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

public class FriendsOfStranger {
    private final Map<Integer, List<Integer>> friends = new HashMap<>();

    void befriend(int a, int b) {
        friends.computeIfAbsent(a, k -> new ArrayList<>()).add(b);
        friends.get(b).add(a); // expect: violated null-dereference
    }

    public static void main(String[] args) {
        Random random = new Random();
        FriendsOfStranger all = new FriendsOfStranger();
        int a = random.nextInt(4);
        int b = random.nextInt(4);
        all.befriend(a, b);
        assert all.friends.get(a).contains(b);
        assert all.friends.get(b).contains(a);
    }
}
