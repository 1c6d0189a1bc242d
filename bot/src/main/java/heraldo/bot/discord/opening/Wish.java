package heraldo.bot.discord.opening;

/** The options of {@code /campaign new} by their base names: whatever is chosen step by step is kept under the same. */
public final class Wish {

    public static final String NAME = "name";
    public static final String SEATS = "seats";
    public static final String LANGUAGE = "language";
    /** Options of the ruleset, as they are typed. */
    public static final String OPTIONS = "options";

    public static final String EARLY = "early";
    public static final String SHOW_DUE = "show-due";
    public static final String GM_SEES = "gm-sees";
    public static final String PRESS = "press-policy";
    public static final String RECORDED = "press-recorded";
    public static final String PUBLISH = "publish";
    public static final String REMINDER = "reminder";
    public static final String REGENT = "regent";
    public static final String PATIENCE = "patience";
    public static final String WINDOW = "window";
    public static final String SIMULATE = "simulate";

    /** The first deadline. */
    public static final String FIRST = "first-deadline";
    /** Days without deadlines. */
    public static final String QUIET = "quiet-days";

    private Wish() {}
}
