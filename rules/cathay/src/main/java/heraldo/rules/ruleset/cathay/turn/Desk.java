package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Takes what seats send: orders of the active one, plans of the others (§3). */
public final class Desk {

    private final Sequence sequence = new Sequence();

    /**
     * One step of the open turn.
     *
     * @param sheets the lines of each sender, in the order of the seats; empty if the deadline has passed
     */
    public void receive(Progress turn, Map<Seat, List<Command>> sheets) {
        Seat active = turn.active();
        if (sheets.isEmpty()) {
            sequence.deadline(turn);
        }
        sheets.forEach((seat, lines) -> {
            if (!seat.equals(active) && !turn.now().over() && !returns(turn, seat, lines)) {
                ahead(turn, seat, lines);
            }
        });
        if (sheets.containsKey(active) && !turn.now().over() && plays(turn, active, sheets.get(active))) {
            sequence.end(turn);
        }
        number(turn);
    }

    /** The seat has sent something, so it is not absent (Y52); whether a blank sheet says no more than that. */
    private static boolean returns(Progress turn, Seat seat, List<Command> lines) {
        boolean away = turn.side(seat).player().away();
        Departure.awaken(turn, seat);
        return away && lines.isEmpty();
    }

    /** Plays the lines of the active seat and returns whether they end its turn. */
    private static boolean plays(Progress turn, Seat seat, List<Command> lines) {
        return !returns(turn, seat, lines) && obey(turn, seat, lines);
    }

    /** Runs the lines of the active seat; whether they end its turn. A blank sheet says that there is nothing to be done. */
    private static boolean obey(Progress turn, Seat seat, List<Command> lines) {
        boolean ends = lines.isEmpty();
        for (int i = 0; i < lines.size() && !turn.now().over(); i++) {
            Command command = lines.get(i);
            if (ends && !command.anytime()) {
                turn.line(late(turn, seat, i + 1, command));
            } else {
                ends |= Acts.obey(turn, seat, i + 1, command, false) && command.endsTurn();
            }
        }
        return ends;
    }

    private static Progress.Outcome late(Progress turn, Seat seat, int line, Command command) {
        Refusal why = Refusal.of("E_TURN", "Y49", "active", turn.active());
        return new Progress.Outcome(seat, line, command, false, Optional.of(why));
    }

    /** Orders that may be given at any time are carried out; any others are the seat's plan, in the place of an older one. */
    private static void ahead(Progress turn, Seat seat, List<Command> lines) {
        boolean now = !lines.isEmpty() && lines.stream().allMatch(Command::anytime);
        for (int i = 0; now && i < lines.size(); i++) {
            Acts.obey(turn, seat, i + 1, lines.get(i), false);
        }
        if (!now && !turn.side(seat).player().resigned()) {
            turn.change(seat, side -> side.withPlayer(side.player().planning(List.copyOf(lines))));
            turn.happened(new Deed.Planned(seat, lines.size()));
        }
    }

    /** A resolution that ends turns opens the next number, however many ended. */
    private static void number(Progress turn) {
        if (turn.ended() > 0) {
            int number = turn.start().running().number() + 1;
            turn.change(position -> position.withRunning(position.running().numbered(number)));
        }
    }
}
