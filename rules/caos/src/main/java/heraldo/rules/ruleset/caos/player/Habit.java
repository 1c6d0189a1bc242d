package heraldo.rules.ruleset.caos.player;

/** One thing a captain sees to. */
@FunctionalInterface
interface Habit {

    /** Writes down what seems sensible. */
    void follow(Draft draft);
}
