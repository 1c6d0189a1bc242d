package heraldo.rules.ruleset.cathay.turn;

/** Two dice end every turn (Y7); in round 1 only where the game says so (YR3). */
final class DiceStep implements Step {

    private static final String LABEL = "d";
    private static final int SIDES = 6;

    @Override
    public void play(Progress turn) {
        boolean thrown =
                !turn.now().round().first() || turn.now().settings().beginning().round1Dice();
        turn.threw(thrown ? throwTwo(turn) : 0);
    }

    private static int throwTwo(Progress turn) {
        int one = turn.die(LABEL, SIDES);
        int other = turn.die(LABEL, SIDES);
        turn.happened(new Deed.Thrown(turn.active(), one, other));
        return one + other;
    }
}
