package heraldo.rules.ruleset.cathay.event;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import heraldo.rules.ruleset.cathay.state.Soldier;
import heraldo.rules.ruleset.cathay.state.Troop;
import java.util.Optional;

/** What a correction makes of a position; whether that may be is for the desk to say. */
final class EdictEffects {

    private EdictEffects() {}

    static Position of(Position position, Edict edict) {
        return switch (edict) {
            case Edict.Hold hold -> hold(position, hold);
            case Edict.Place place -> {
                Side side = position.side(place.seat());
                Position free = position.ruins(position.ruins().without(place.corner()));
                yield free.with(place.seat(), side.buildings(side.buildings().settling(place.corner())));
            }
            case Edict.Raise raise -> raise(position, raise.corner());
            case Edict.Raze raze -> raze(position, raze.corner());
            case Edict.Pave pave -> pave(position, pave);
            case Edict.Post post -> {
                Side side = position.side(post.seat());
                Soldier soldier = Soldier.rested(side.troop().nextId(post.kind()), post.corner());
                yield position.with(post.seat(), side.troop(side.troop().with(soldier)));
            }
            case Edict.Dismiss dismiss -> {
                Side side = position.side(dismiss.seat());
                Troop left = new Troop(side.troop().soldiers().stream()
                        .filter(soldier -> soldier.corner() != dismiss.corner())
                        .toList());
                yield position.with(dismiss.seat(), side.troop(left));
            }
            case Edict.Rob rob -> position.robber(rob.hex());
            case Edict.Mark mark -> {
                Side side = position.side(mark.seat());
                boolean absent = mark.presence() == Edict.Mark.Presence.ABSENT;
                yield position.with(mark.seat(), side.player(side.player().keeping(0, absent)));
            }
        };
    }

    /** The position itself if the bank has too few. */
    private static Position hold(Position position, Edict.Hold hold) {
        Side side = position.side(hold.seat());
        Resource resource = hold.resource();
        int left = position.bank().get(resource) + side.hand().get(resource) - hold.count();
        if (left < 0) {
            return position;
        }
        Goods hand = side.hand().with(resource, hold.count());
        return position.bank(position.bank().with(resource, left)).with(hold.seat(), side.hand(hand));
    }

    private static Position raise(Position position, int corner) {
        int builder = position.builder(corner);
        if (builder == 0) {
            return position;
        }
        Side side = position.side(builder);
        return position.with(new Seat(builder), side.buildings(side.buildings().raising(corner)));
    }

    private static Position raze(Position position, int corner) {
        int builder = position.builder(corner);
        if (builder == 0) {
            return position.ruins(position.ruins().without(corner));
        }
        Side side = position.side(builder);
        return position.with(new Seat(builder), side.buildings(side.buildings().losing(corner)))
                .ruins(position.ruins().with(corner));
    }

    private static Position pave(Position position, Edict.Pave pave) {
        Position changed = position;
        for (Seat seat : position.seats()) {
            Side side = changed.side(seat);
            Buildings buildings = side.buildings();
            boolean own = Optional.of(seat).equals(pave.seat());
            changed = changed.with(
                    seat,
                    side.buildings(buildings.roads(
                            own
                                    ? buildings.roads().with(pave.edge())
                                    : buildings.roads().without(pave.edge()))));
        }
        return changed;
    }
}
