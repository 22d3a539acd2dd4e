// verdict: SAFE
// twin: PartOfPartBroken
// run:
// about: A part of a part of a list writes to the list itself, at the sum of both offsets.

import java.util.ArrayList;
import java.util.List;

public class PartOfPartSafe {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            list.add(i);
        }
        List<Integer> inner = list.subList(1, 5).subList(1, 3);
        inner.set(0, 20);
        inner.remove(1);
        assert list.get(2) == 20;
        assert list.size() == 4;
    }
}
