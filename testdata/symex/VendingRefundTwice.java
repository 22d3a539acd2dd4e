// verdict: UNSAFE
// twin: VendingSafe
// about: What was given back can be given back again.
// run: args=coin,refund,refund

public class VendingRefundTwice {
    public static void main(String[] args) {
        int paid = 0;
        int credit = 0;
        int returned = 0;
        for (int i = 0; i < args.length && i < 4; i++) {
            switch (args[i]) {
                case "coin" -> {
                    paid += 50;
                    credit += 50;
                }
                case "tea", "coffee" -> {
                    int price = args[i].equals("tea") ? 50 : 100;
                    if (credit >= price) {
                        credit -= price;
                    }
                }
                case "refund" -> {
                    returned += credit;
                }
                default -> System.out.println("what is " + args[i] + "?");
            }
            assert credit >= 0;
            assert returned <= paid; // expect: violated assert
        }
    }
}
