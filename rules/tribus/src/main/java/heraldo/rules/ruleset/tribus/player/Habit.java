package heraldo.rules.ruleset.tribus.player;

/** One thing a chief sees to. */
@FunctionalInterface
interface Habit {

    /** Writes down what seems sensible. */
    void follow(Plan plan);
}
