// verdict: SAFE
// twin: ColourChannelMinus
// about: Two hexadecimal digits are one channel of a colour.
// run: args=ff
// run: args=-f
// run: args=zz

public class ColourChannelSafe {
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
        if (channel < 0) {
            channel = 0;
        }
        int[] histogram = new int[256];
        histogram[channel]++;
        System.out.println(channel);
    }
}
