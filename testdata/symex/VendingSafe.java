// verdict: SAFE
// twin: VendingRefundTwice
// about: A machine sells drinks for coins and gives the rest back.
// run: args=coin,coin,tea,refund

public class VendingSafe {
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
                    credit = 0;
                }
                default -> System.out.println("what is " + args[i] + "?");
            }
            assert credit >= 0;
            assert returned <= paid;
        }
    }
}
