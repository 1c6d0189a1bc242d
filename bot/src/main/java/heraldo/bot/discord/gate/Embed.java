package heraldo.bot.discord.gate;

/**
 * A framed text.
 *
 * @param title one line, may be empty
 * @param text of any length: it is spread over as many frames as it needs
 * @param tone the colour of its edge
 */
public record Embed(String title, String text, Tone tone) {

    /** The meaning of the colour at the edge of an embed. */
    public enum Tone {
        CALM(0x3B6EA8),
        GOOD(0x3A8F5A),
        WARNING(0xC98A1B),
        BAD(0xB3402E);

        private final int rgb;

        Tone(int rgb) {
            this.rgb = rgb;
        }

        /** Red, green and blue in one number. */
        public int rgb() {
            return rgb;
        }
    }

    public static Embed of(String title, String text) {
        return new Embed(title, text, Tone.CALM);
    }
}
