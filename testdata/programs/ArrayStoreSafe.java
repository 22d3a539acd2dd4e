// verdict: SAFE
// twin: ArrayStoreCovariant
// about: Arrays are covariant: an array of cats can be held as an array of animals.
// run: values=true
// run: values=false

import java.util.Random;

public class ArrayStoreSafe {
    static class Animal { }

    static class Cat extends Animal { }

    static class Dog extends Animal { }

    public static void main(String[] args) {
        boolean onlyCats = new Random().nextBoolean();
        Animal[] cage = onlyCats ? new Cat[2] : new Animal[2];
        cage[0] = new Cat();
        if (!onlyCats) {
            cage[1] = new Dog();
        }
    }
}
