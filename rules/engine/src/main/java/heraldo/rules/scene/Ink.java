package heraldo.rules.scene;

/**
 * The ink of anything on a plate. Inks are names; the renderer's palette gives them colours (another one for colour-blind
 * readers) and, where two areas must be told apart without colour, a pattern.
 *
 * @param name {@code seat.1} … {@code seat.10}, {@code neutral}, {@code paper}, {@code fog}, {@code line}, {@code text},
 *     {@code alert}, {@code calm}, {@code resource.gold} and the like; the palette is {@code config/palette.yaml}
 */
public record Ink(String name) {
    public static final Ink PAPER = new Ink("paper");
    public static final Ink FOG = new Ink("fog");
    public static final Ink LINE = new Ink("line");
    public static final Ink TEXT = new Ink("text");
    public static final Ink NEUTRAL = new Ink("neutral");
    public static final Ink ALERT = new Ink("alert");
    public static final Ink CALM = new Ink("calm");

    public static Ink seat(int number) {
        return new Ink("seat." + number);
    }

    public static Ink resource(String id) {
        return new Ink("resource." + id);
    }
}
