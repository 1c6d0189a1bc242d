package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.state.Round;

/** BEGIN: soldiers are refreshed; an eliminated seat throws for its return (Y6, Y37). */
final class BeginStep implements Step {

    private static final String LABEL = "r";
    private static final int SIDES = 6;

    @Override
    public void play(Progress turn) {
        Seat seat = turn.active();
        Round round = turn.now().round();
        turn.happened(new Deed.Begun(seat, round.number(), round.place() + 1));
        if (turn.side(seat).troop().count() > 0) {
            turn.change(seat, side -> side.withTroop(side.troop().rested()));
        }
        if (turn.now().eliminated(seat)) {
            pray(turn, seat);
        }
    }

    private static void pray(Progress turn, Seat seat) {
        int one = turn.die(LABEL, SIDES);
        int other = turn.die(LABEL, SIDES);
        boolean heard = turn.now().settings().resurrectOn().contains(one + other);
        turn.change(position -> position.withRunning(position.running().rising(heard)));
        turn.happened(new Deed.Prayed(seat, one, other, heard));
    }
}
