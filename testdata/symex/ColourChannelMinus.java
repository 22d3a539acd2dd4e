// verdict: UNSAFE
// twin: ColourChannelSafe
// about: A minus and one digit are a number, too.
// run: args=-f

public class ColourChannelMinus {
    public static void main(String[] args) {
        if (args.length == 0 || args[0].length() != 2) {
            return;
        }
        int channel;
        try {
            channel = Integer.parseInt(args[0], 16);
        } catch (NumberFormatException e) {
            channel = 0;
        }
        int[] histogram = new int[256];
        histogram[channel]++; // expect: violated array-index
        System.out.println(channel);
    }
}
