package heraldo.rules.ruleset.hexadominacion.state;

/**
 * The progress of a game.
 *
 * @param turn the open turn, from 1; it runs ahead of {@code round} only while an extension waits for a yes
 * @param round the open round, from 1
 * @param last the last round to be played
 * @param over whether the game has ended
 * @param extension the voted extra rounds that wait for the game master's yes; 0 if none do (R46)
 */
public record Course(int turn, int round, int last, boolean over, int extension) {

    /** The beginning of a game of so many rounds. */
    static Course of(int rounds) {
        return new Course(1, 1, rounds, false, 0);
    }
}
