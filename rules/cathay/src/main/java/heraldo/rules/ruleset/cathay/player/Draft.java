package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.game.Game;
import heraldo.rules.ruleset.cathay.game.Trial;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import heraldo.rules.ruleset.cathay.turn.Command;
import java.util.ArrayList;
import java.util.List;

/** A turn while it is thought out: the lines so far and the position they leave. Lives within one proposal. */
final class Draft {

    /** Longer than any sensible turn. */
    private static final int LONGEST = 40;

    private final Game game;
    private final Seat seat;
    private final Dice dice;
    private final Trial trial;
    private final Soil soil;
    private final Estimate estimate;
    private final List<Order> lines = new ArrayList<>();

    private Draft(Game game, Position position, Seat seat, Dice dice, Soil soil, Watch watch) {
        this.game = game;
        this.seat = seat;
        this.dice = dice;
        this.trial = game.trial(position, seat);
        this.soil = soil;
        this.estimate = new Estimate(position, seat, soil, watch);
    }

    /** A turn of the engine's own player. */
    static Draft of(Game game, Position position, Seat seat, Dice dice) {
        Soil soil = new Soil(position, Personality.of(position, seat));
        return new Draft(game, position, seat, dice, soil, Menace.watch(seat));
    }

    /** A governor's turn. */
    static Draft of(Game game, Position position, Seat seat, Dice dice, Personality personality) {
        Soil soil = new Soil(position, personality);
        return new Draft(game, position, seat, dice, soil, Alarm.of(position, seat));
    }

    Seat seat() {
        return seat;
    }

    Position now() {
        return trial.position();
    }

    Side own() {
        return now().side(seat);
    }

    Personality personality() {
        return soil.personality();
    }

    /** Returns whether a corner has a rival's building at which the seat would strike. */
    boolean mayStrike(int corner) {
        return now().rivalBuildingOn(seat, corner) && (!personality().fair() || Quarry.fairOn(now(), seat, corner));
    }

    Worth worth() {
        return new Worth(soil, own().buildings());
    }

    /** Returns the estimate of a position to which some orders of this turn lead. */
    int estimate(Position position) {
        return estimate.of(position);
    }

    Game game() {
        return game;
    }

    /** A whim, from 0 to one less than a number. */
    int whim(String label, int below) {
        return dice.die(label, below) - 1;
    }

    boolean full() {
        return lines.size() >= LONGEST;
    }

    /** Adds a line if it stands; whether it did. */
    boolean give(Command command) {
        boolean stands = !full() && trial.next(command).possible();
        if (stands) {
            lines.add(command);
        }
        return stands;
    }

    /** Returns the position after some more orders, without those that cannot stand. */
    Position after(List<Command> commands) {
        Trial other = game.trial(now(), seat);
        for (Command command : commands) {
            other.next(command);
        }
        return other.position();
    }

    OrderSheet sheet() {
        return new OrderSheet(lines);
    }
}
