// verdict: UNSAFE
// twin: SortedPeopleSafe
// about: The missing last name is compared with the others.
// run: values=30,0,20,10

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

public class SortedPeopleWithoutName {
    record Person(String last, int age) {}

    public static void main(String[] args) {
        Random random = new Random();
        List<Person> people = new ArrayList<>();
        people.add(new Person("Smith", random.nextInt(80)));
        people.add(new Person(random.nextInt(3) == 0 ? null : "Jones", random.nextInt(80)));
        people.add(new Person("Smith", random.nextInt(80)));
        Comparator<Person> byName = Comparator.comparing(Person::last);
        people.sort(byName.thenComparingInt(Person::age)); // expect: violated null-dereference
        assert people.size() == 3;
        assert people.get(0).last() != null;
    }
}
