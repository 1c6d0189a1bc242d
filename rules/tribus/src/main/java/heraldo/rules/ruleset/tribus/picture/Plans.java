package heraldo.rules.ruleset.tribus.picture;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.check.Examiner;
import heraldo.rules.ruleset.tribus.order.Pick;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.Stride;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;

/** Preview of the lines of a sheet that stand, in the form of a last turn, so that it looks like one. It throws no die. */
record Plans(Examiner examiner) {

    /** The world with its recruits and new ships in place, and an arrow for each action that is not bound to fail. */
    World of(World world, Seat seat, OrderSheet sheet) {
        World bare = world.withTurns(world.turns().forgotten());
        if (world.stage() == Stage.PICK) {
            return picked(bare, seat, sheet);
        }
        World mustered = examiner.mustered(bare, seat, sheet);
        List<Stride> planned = examiner.after(bare, seat, sheet).strides().stream()
                .map(stride -> stride.attack()
                        ? new Stride(stride.tribe(), stride.from(), stride.to(), Stride.Kind.WON)
                        : stride)
                .toList();
        return mustered.withTurns(mustered.turns().withStrides(planned));
    }

    private World picked(World world, Seat seat, OrderSheet sheet) {
        World picked = world;
        for (int line = 1; line <= sheet.size(); line++) {
            if (sheet.line(line) instanceof Pick(Hex city)
                    && examiner.refusal(world, seat, sheet.line(line)).isEmpty()) {
                picked = picked.withBoard(world.board().with(city, Tile.of(seat.number(), 0)))
                        .withTurns(picked.turns().withTaken(Frozen.with(Frozen.noSet(), city)));
            }
        }
        return picked;
    }
}
