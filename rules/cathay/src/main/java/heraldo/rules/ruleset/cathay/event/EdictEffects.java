package heraldo.rules.ruleset.cathay.event;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Edges;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import heraldo.rules.ruleset.cathay.state.Soldier;
import java.util.Optional;

/** What a correction makes of a position; whether that may be is for the desk to say. */
final class EdictEffects {

    private EdictEffects() {}

    static Position of(Position position, Edict edict) {
        return switch (edict) {
            case Edict.Hold hold -> hold(position, hold);
            case Edict.Place place ->
                position.with(
                                place.seat(),
                                side -> side.withBuildings(side.buildings().settling(place.corner())))
                        .withRuins(position.ruins().without(place.corner()));
            case Edict.Raise raise -> raise(position, raise.corner());
            case Edict.Raze raze -> raze(position, raze.corner());
            case Edict.Pave pave -> pave(position, pave);
            case Edict.Post post ->
                position.with(
                        post.seat(),
                        side -> side.withTroop(
                                side.troop().with(Soldier.rested(side.troop().nextId(post.kind()), post.corner()))));
            case Edict.Dismiss dismiss ->
                position.with(
                        dismiss.seat(), side -> side.withTroop(side.troop().withoutThoseOn(dismiss.corner())));
            case Edict.Rob rob -> position.withRobber(rob.hex());
            case Edict.Mark mark -> {
                boolean absent = mark.presence() == Edict.Mark.Presence.ABSENT;
                yield position.with(
                        mark.seat(), side -> side.withPlayer(side.player().keeping(0, absent)));
            }
        };
    }

    /** The position itself if the bank has too few. */
    private static Position hold(Position position, Edict.Hold hold) {
        Side side = position.side(hold.seat());
        Resource resource = hold.resource();
        int left = position.tabletop().bank().get(resource) + side.hand().get(resource) - hold.count();
        if (left < 0) {
            return position;
        }
        Goods hand = side.hand().with(resource, hold.count());
        return position.withBank(position.tabletop().bank().with(resource, left))
                .with(hold.seat(), side.withHand(hand));
    }

    private static Position raise(Position position, int corner) {
        int builder = position.builder(corner);
        if (builder == 0) {
            return position;
        }
        return position.with(
                new Seat(builder), side -> side.withBuildings(side.buildings().raising(corner)));
    }

    private static Position raze(Position position, int corner) {
        int builder = position.builder(corner);
        if (builder == 0) {
            return position.withRuins(position.ruins().without(corner));
        }
        return position.with(
                        new Seat(builder),
                        side -> side.withBuildings(side.buildings().losing(corner)))
                .withRuins(position.ruins().with(corner));
    }

    private static Position pave(Position position, Edict.Pave pave) {
        Position changed = position;
        for (Seat seat : position.seats()) {
            Side side = changed.side(seat);
            Buildings buildings = side.buildings();
            boolean own = Optional.of(seat).equals(pave.seat());
            Edges roads = own
                    ? buildings.roads().with(pave.edge())
                    : buildings.roads().without(pave.edge());
            changed = changed.with(seat, side.withBuildings(buildings.withRoads(roads)));
        }
        return changed;
    }
}
