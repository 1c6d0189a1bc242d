package heraldo.bot.discord.gate;

/**
 * A line of a menu.
 *
 * @param value what comes back when it is chosen; at most 100 characters
 * @param label what stands in the line; longer ones are cut
 * @param about stands small below it, may be empty; longer ones are cut
 * @param chosen whether it is chosen already
 */
public record MenuChoice(String value, String label, String about, boolean chosen) {

    public static MenuChoice of(String value, String label, String about) {
        return new MenuChoice(value, label, about, false);
    }

    /** The same line, chosen already or not. */
    public MenuChoice withChosen(boolean already) {
        return new MenuChoice(value, label, about, already);
    }
}
