// breaks: assert
import org.sosy_lab.sv_benchmarks.Verifier;

enum Colour { RED, RED_AMBER, GREEN, AMBER }

class Light {
    Colour colour = Colour.RED;

    void advance() {
        switch (colour) {
            case RED:
                colour = Colour.RED_AMBER;
                break;
            case RED_AMBER:
                colour = Colour.GREEN;
                break;
            case GREEN:
                colour = Colour.AMBER;
                break;
            default:
                colour = Colour.RED;
        }
    }
}

class Crossing {
    static boolean button, priority, night, blink, sensor, tram, sound, countdown, logging, turnArrow, rain, count;
    final Light main = new Light();
    final Light side = new Light();
    int timer;

    void tick(boolean request, boolean bus) {
        timer++;
        boolean sideBusy = side.colour != Colour.RED;
        boolean mainBusy = main.colour != Colour.RED;
        if (mainBusy) {
            if (!(priority && bus) || main.colour != Colour.GREEN) {
                main.advance();
            }
        } else if (sideBusy) {
            side.advance();
        } else if (button && request || sensor && timer % 5 == 0) {
            side.advance();
        } else { //~ } if (tram && bus && !mainBusy) {
            main.advance();
        }
    }
}

class Main {
    public static void main(String[] args) {
        Crossing.button = Verifier.nondetBoolean();
        Crossing.priority = Verifier.nondetBoolean();
        Crossing.night = Verifier.nondetBoolean();
        Crossing.blink = Verifier.nondetBoolean();
        Crossing.sensor = Verifier.nondetBoolean();
        Crossing.tram = Verifier.nondetBoolean();
        Crossing.sound = Verifier.nondetBoolean();
        Crossing.countdown = Verifier.nondetBoolean();
        Crossing.logging = Verifier.nondetBoolean();
        Crossing.turnArrow = Verifier.nondetBoolean();
        Crossing.rain = Verifier.nondetBoolean();
        Crossing.count = Verifier.nondetBoolean();
        Crossing c = new Crossing();
        while (true) {
            c.tick(Verifier.nondetBoolean(), Verifier.nondetBoolean());
            assert c.main.colour == Colour.RED || c.side.colour == Colour.RED;
            if (Verifier.nondetBoolean()) {
                break;
            }
        }
    }
}
