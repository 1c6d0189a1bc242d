package heraldo.bot.discord.gate;

/**
 * A framed text.
 *
 * @param title one line, may be empty
 * @param text of any length: it is spread over as many frames as it needs
 * @param tone the colour of its edge
 */
public record Card(String title, String text, Tone tone) {

    /** What the colour of a card's edge says. */
    public enum Tone {
        CALM(0x3B6EA8),
        GOOD(0x3A8F5A),
        WARNING(0xC98A1B),
        BAD(0xB3402E);

        private final int rgb;

        Tone(int rgb) {
            this.rgb = rgb;
        }

        int rgb() {
            return rgb;
        }
    }

    public static Card of(String title, String text) {
        return new Card(title, text, Tone.CALM);
    }
}
