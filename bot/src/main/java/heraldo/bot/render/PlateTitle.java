package heraldo.bot.render;

import heraldo.rules.kernel.Message;

/**
 * The title above a plate that shows no board.
 *
 * @param heading its subject
 * @param subheading the time, or the game
 */
record PlateTitle(Message heading, Message subheading) {

    private static final double LEFT = 56;
    private static final double RIGHT = 1544;
    private static final double LINE = 92;
    private static final double SIZE = 46;
    private static final double SMALL = 28;
    private static final double SPACE = 60;

    /** Draws it at the top, the heading to the left and the subheading to the right. */
    void draw(Easel easel, Wording wording) {
        String title = wording.say(heading);
        String when = capital(wording.say(subheading));
        easel.words(Typeface.TITLE, title, LEFT, LINE, SIZE, easel.theme().ink("letters"));
        double room = RIGHT - LEFT - Typeface.TITLE.width(title, SIZE) - SPACE;
        double size = Math.min(SMALL, room / Math.max(0.1, Typeface.STRONG.width(when, 1)));
        double width = Typeface.STRONG.width(when, size);
        easel.words(
                Typeface.STRONG, when, RIGHT - width, LINE, size, easel.theme().ink("brass"));
    }

    private static String capital(String text) {
        return text.isEmpty()
                ? text
                : Character.toString(Character.toTitleCase(text.codePointAt(0)))
                        + text.substring(text.offsetByCodePoints(0, 1));
    }
}
