package heraldo.rules.ruleset.hexadominacion.state;

/**
 * Where a game stands.
 *
 * @param turn the open turn, from 1; it runs ahead of {@code round} only while an extension waits for a yes
 * @param round the open round, from 1
 * @param last the last round to be played
 * @param over whether the game has ended
 * @param extension so many more rounds were voted and wait for the game master's yes; 0 if nothing waits (R46)
 */
public record Course(int turn, int round, int last, boolean over, int extension) {

    /** The beginning of a game of so many rounds. */
    static Course of(int rounds) {
        return new Course(1, 1, rounds, false, 0);
    }
}
