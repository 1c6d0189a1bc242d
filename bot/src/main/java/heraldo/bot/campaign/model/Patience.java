package heraldo.bot.campaign.model;

import heraldo.rules.engine.Ladder;
import java.util.Locale;

/** How patient a campaign is with those who send nothing, in one word. */
public enum Patience {
    PATIENT(4, 3, 5),
    USUAL(2, 2, 3),
    STRICT(1, 1, 2);

    private final int excused;
    private final int defaults;
    private final int offered;

    Patience(int excused, int defaults, int offered) {
        this.excused = excused;
        this.defaults = defaults;
        this.offered = offered;
    }

    /** What it makes of what a game begins with: whether a governor ever plays stays as the game has it. */
    public Ladder of(Ladder ladder) {
        return ladder.excusing(excused).waiting(defaults).offering(offered);
    }

    /** How it is called where it is chosen. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The one that is called so. */
    public static Patience of(String code) {
        return valueOf(code.toUpperCase(Locale.ROOT));
    }
}
