package heraldo.rules.ruleset.cathay.event;

import heraldo.rules.engine.Change;
import heraldo.rules.engine.Compared;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.cathay.book.SoldierKind;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import heraldo.rules.ruleset.cathay.state.Soldier;
import java.util.List;
import java.util.stream.Stream;

/** What corrections change. Of a hand everybody knows how many cards it has, and its holder alone which. */
public final class EdictChanges {

    private final Compared<Position> compared;
    private final Viewer viewer;

    private EdictChanges(Compared<Position> compared, Viewer viewer) {
        this.compared = compared;
        this.viewer = viewer;
    }

    /** What a correction has changed, as a viewer may know it. */
    public static List<Change> of(Position before, Position after, Order order, Viewer viewer) {
        return new EdictChanges(new Compared<>(before, after), viewer)
                .told((Edict) order)
                .changes();
    }

    private Compared<Position> told(Edict edict) {
        return switch (edict) {
            case Edict.Hold hold -> hand(hold);
            case Edict.Place(Seat seat, int corner) -> building(corner);
            case Edict.Raise(int corner) -> building(corner);
            case Edict.Raze(int corner) -> building(corner);
            case Edict.Pave pave ->
                compared.with(
                        Message.of("change.road", "edge", Say.edge(pave.edge())),
                        position -> Say.seat(position.paver(pave.edge())));
            case Edict.Post(Seat seat, SoldierKind kind, int corner) -> soldiers(seat, corner);
            case Edict.Dismiss(Seat seat, int corner) -> soldiers(seat, corner);
            case Edict.Rob(int hex) ->
                compared.with(
                        Message.of("change.robber"),
                        position -> Say.hex(position.tabletop().robber()));
            case Edict.Mark(Seat seat, Edict.Mark.Presence presence) ->
                compared.with(Message.of("change.presence", "seat", seat), position -> presence(position.side(seat)));
        };
    }

    private Compared<Position> hand(Edict.Hold hold) {
        return viewer.maySee(hold.seat())
                ? compared.with(
                        Message.of("change.hand", "resource", Say.resource(hold.resource()), "seat", hold.seat()),
                        position -> position.side(hold.seat()).hand().get(hold.resource()))
                : compared.with(
                        Message.of("change.cards", "seat", hold.seat()),
                        position -> position.side(hold.seat()).hand().size());
    }

    private Compared<Position> building(int corner) {
        return compared.with(
                Message.of("change.corner", "corner", Integer.toString(corner)),
                position -> standing(position, corner));
    }

    private static Message standing(Position position, int corner) {
        int builder = position.builder(corner);
        if (builder == 0) {
            return Message.of(position.ruins().has(corner) ? "change.ruin" : "change.nothing");
        }
        boolean city = position.side(builder).buildings().cities().has(corner);
        return Message.of(city ? "change.city" : "change.settlement", "seat", new Seat(builder));
    }

    private Compared<Position> soldiers(Seat seat, int corner) {
        return compared.with(
                Message.of("change.soldiers", "seat", seat, "corner", Integer.toString(corner)),
                position -> troop(position.side(seat), corner));
    }

    private static Message troop(Side side, int corner) {
        return Message.of("change.troop", "warriors", count(side, corner, SoldierKind.WARRIOR))
                .with("archers", count(side, corner, SoldierKind.ARCHER));
    }

    private static int count(Side side, int corner, SoldierKind kind) {
        Stream<Soldier> there = side.troop().soldiers().stream().filter(soldier -> soldier.corner() == corner);
        return (int) there.filter(soldier -> soldier.id().kind() == kind).count();
    }

    private static Message presence(Side side) {
        return Message.of(side.player().absent() ? "change.absent" : "change.present");
    }
}
