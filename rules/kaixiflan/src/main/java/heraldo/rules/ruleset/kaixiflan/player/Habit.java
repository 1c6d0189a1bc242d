package heraldo.rules.ruleset.kaixiflan.player;

/** One thing a steward looks after. */
@FunctionalInterface
interface Habit {

    /** Writes down what seems sensible. */
    void follow(Draft draft);
}
