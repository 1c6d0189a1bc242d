package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.state.Honour;
import heraldo.rules.ruleset.cathay.state.Honours;
import heraldo.rules.ruleset.cathay.state.Player;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Troop;
import java.util.List;
import java.util.TreeSet;

/** Seats that lose everything: eliminated for a while (Y36), or resigned for good (Y54). */
public final class Departure {

    private Departure() {}

    /** The last building is lost: cards, soldiers and ARMY go; the roads and RES stay. */
    public static void eliminate(Progress turn, Seat seat) {
        turn.happened(new Deed.Eliminated(seat));
        strip(turn, seat);
        lastStanding(turn);
    }

    /** Lets the only seat with buildings win at once, if the settings say so (YR42). */
    public static void lastStanding(Progress turn) {
        Position now = turn.now();
        List<Seat> standing =
                now.seats().stream().filter(seat -> !now.eliminated(seat)).toList();
        if (now.settings().ending().lastStandingWins() && standing.size() == 1) {
            win(turn, standing);
        }
    }

    /** Cards, soldiers and ARMY are lost. */
    public static void strip(Progress turn, Seat seat) {
        turn.pay(seat, turn.side(seat).hand());
        turn.change(seat, side -> side.withTroop(Troop.NONE));
        if (turn.now().honours().army() == seat.number()) {
            turn.award(Honour.ARMY, Honours.NOBODY);
        }
    }

    /** The game is over. */
    public static void win(Progress turn, List<Seat> winners) {
        turn.change(position -> position.won(new TreeSet<>(winners)));
        turn.happened(new Deed.Won(new TreeSet<>(winners)));
    }

    /** The player has given a command (Y52). */
    static void awaken(Progress turn, Seat seat) {
        Player player = turn.side(seat).player();
        if (player.absent()) {
            turn.happened(new Deed.Returned(seat));
        }
        if (!player.awake().equals(player)) {
            turn.change(seat, side -> side.withPlayer(player.awake()));
        }
    }
}
