package heraldo.bot.campaign.model;

import heraldo.rules.engine.Ladder;
import java.util.Locale;

/** The patience of a campaign with silent players, in one word. */
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

    /** Adjusts the default ladder of a game; whether a governor ever plays stays as the game has it. */
    public Ladder of(Ladder ladder) {
        return ladder.excusing(excused).waiting(defaults).offering(offered);
    }

    /** Returns the code used to choose it: its name in lower case. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The one that is called so. */
    public static Patience of(String code) {
        return valueOf(code.toUpperCase(Locale.ROOT));
    }
}
