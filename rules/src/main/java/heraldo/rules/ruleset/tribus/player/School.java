package heraldo.rules.ruleset.tribus.player;

import java.util.List;

/** How a chief has learned to lead: what it sees to, and in which order. */
public enum School {
    /** That of the engine's own player, who may break its word. */
    FREE(
            new Replies(),
            new Overtures(),
            new Shipyard(),
            new Muster(),
            new Storms(),
            new Sieges(),
            new Fleet(),
            new Boarders(),
            new Settling(Settling.ALL)),
    /** The cities come first, few groups are led in one turn, and nobody is besieged. */
    NOVICE(
            new Replies(),
            new Overtures(),
            new Watch(),
            new Shipyard(),
            new Muster(),
            new Relief(),
            new Fleet(),
            new Boarders(),
            new Settling(Settling.FEW)),
    /** The cities come first, then storms and sieges, and some groups are led. */
    ABLE(
            new Replies(),
            new Overtures(),
            new Watch(),
            new Shipyard(),
            new Muster(),
            new Relief(),
            new Storms(),
            new Sieges(),
            new Fleet(),
            new Boarders(),
            new Settling(Settling.SOME)),
    /** The same, and every group does something. */
    MASTER(
            new Replies(),
            new Overtures(),
            new Watch(),
            new Shipyard(),
            new Muster(),
            new Relief(),
            new Storms(),
            new Sieges(),
            new Fleet(),
            new Boarders(),
            new Settling(Settling.ALL));

    private final List<Habit> habits;

    School(Habit... habits) {
        this.habits = List.of(habits);
    }

    List<Habit> habits() {
        return habits;
    }
}
