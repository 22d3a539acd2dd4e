// verdict: SAFE
// twin: PrependBesideAccountsOverdrawn
// about: A list whose first node differs from the others, and a list of accounts that change again and again: only the nodes need to know which write comes last.
// run: args=1,2 values=3,500,10,20,30
// run: values=-1

import java.util.Random;

public class PrependBesideAccountsSafe {
    static class Node {
        int data;
        Node next;
    }

    static class Account {
        int balance;
        Account next;

        void deposit(int amount) {
            if (balance <= 1000000) {
                balance += amount;
            }
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        int data = random.nextInt();
        Account accounts = null;
        Node head = null;
        for (int i = 0; i < args.length; i++) {
            Node node = new Node();
            node.data = data;
            node.next = head;
            head = node;
            Account account = new Account();
            account.next = accounts;
            account.deposit(random.nextInt(1000));
            accounts = account;
        }
        Node front = new Node();
        front.data = data + 1;
        front.next = head;
        head = front;
        for (Account account = accounts; account != null; account = account.next) {
            account.deposit(random.nextInt(1000));
            assert account.balance >= 0;
        }
        assert head.data == data + 1;
        for (Node node = head.next; node != null; node = node.next) {
            assert node.data == data;
        }
    }
}
