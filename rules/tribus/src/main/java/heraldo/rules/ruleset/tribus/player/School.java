package heraldo.rules.ruleset.tribus.player;

import java.util.ArrayList;
import java.util.List;

/** Training of a chief: its habits and their order. */
public enum School {
    /** That of the engine's own player, who may break its word. */
    FREE(false, true, Settling.ALL),
    /** The cities come first, few groups are led in one turn, and nobody is besieged. */
    NOVICE(true, false, Settling.FEW),
    /** The cities come first, then storms and sieges, and some groups are led. */
    ABLE(true, true, Settling.SOME),
    /** The same, and every group does something. */
    MASTER(true, true, Settling.ALL);

    private final List<Habit> habits;

    School(boolean guards, boolean attacks, int groups) {
        boolean plans = guards && attacks;
        List<Habit> all = new ArrayList<>(List.of(new Replies(), new Overtures()));
        all.addAll(guards ? List.of(new Watch()) : List.of());
        all.addAll(List.of(new Shipyard(), new Muster()));
        all.addAll(guards ? List.of(new Relief()) : List.of());
        all.addAll(plans ? List.of(new Descents()) : List.of());
        all.addAll(attacks ? List.of(new Storms(), new Sieges()) : List.of());
        all.addAll(plans ? List.of(new Marches(), new Crews()) : List.of());
        all.addAll(List.of(new Fleet(), new Boarders(), new Settling(groups)));
        this.habits = List.copyOf(all);
    }

    List<Habit> habits() {
        return habits;
    }
}
