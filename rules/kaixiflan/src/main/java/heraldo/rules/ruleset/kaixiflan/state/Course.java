package heraldo.rules.ruleset.kaixiflan.state;

/**
 * Progress of a game.
 *
 * @param turn the open turn, from 1
 * @param over whether the game has ended
 */
public record Course(int turn, boolean over) {

    /** A game before its first turn. */
    public static final Course START = new Course(1, false);
}
