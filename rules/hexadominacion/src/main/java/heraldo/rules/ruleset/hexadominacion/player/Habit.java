package heraldo.rules.ruleset.hexadominacion.player;

/** One thing a ruler sees to every round. */
@FunctionalInterface
interface Habit {
    void follow(Draft draft);
}
