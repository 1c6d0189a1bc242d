package heraldo.rules.ruleset.cathay.event;

import heraldo.rules.engine.Compared;
import heraldo.rules.engine.Edict;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.Types;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.book.SoldierKind;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.game.Invariants;
import heraldo.rules.ruleset.cathay.law.HonourLaw;
import heraldo.rules.ruleset.cathay.law.Trail;
import heraldo.rules.ruleset.cathay.order.Values;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Edges;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import heraldo.rules.ruleset.cathay.state.Soldier;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A correction of the game master (Y55): at once, public, and only where the position stays a legal one. */
public sealed interface Correction extends Edict<Position, Position> {

    int MOST = 99;

    /** Declares all of them. */
    static List<OrderType<?>> types() {
        ParamType<Integer> hex =
                Types.coded("hex", "[A-S]", name -> Net.hex(name).orElseThrow(), Net::hexName);
        ParamType<Mark.Presence> presence = Types.choice(
                "presence", List.of(Mark.Presence.values()), each -> each.name().toLowerCase(Locale.ROOT), "presence");
        Param seat = Param.one("seat", Types.seat("seat"));
        Param resource = Param.one("resource", Values.RESOURCE);
        return List.of(
                OrderType.of("gm-hold", Hold.class, seat, resource, Param.one("count", Types.whole("whole", 0, MOST))),
                OrderType.of("gm-place", Place.class, seat, Values.CORNER),
                OrderType.of("gm-raise", Raise.class, Values.CORNER),
                OrderType.of("gm-raze", Raze.class, Values.CORNER),
                OrderType.of("gm-pave", Pave.class, Values.EDGE, Param.optional("seat", Types.seat("seat"))),
                OrderType.of("gm-post", Post.class, seat, Values.KIND, Values.CORNER),
                OrderType.of("gm-dismiss", Dismiss.class, seat, Values.CORNER),
                OrderType.of("gm-rob", Rob.class, Param.one("hex", hex)),
                OrderType.of("gm-mark", Mark.class, seat, Param.one("presence", presence)));
    }

    /** Returns the seats that the correction names. */
    default List<Seat> seats() {
        return List.of();
    }

    /** Makes the change itself, whether or not the position stays legal. */
    Position effect(Position position);

    /** Refuses what names a strange seat, changes nothing, comes after the end, or leaves an impossible position. */
    @Override
    default Optional<Refusal> refusal(Position position) {
        boolean strange = seats().stream()
                .anyMatch(seat -> seat.number() > position.sides().size());
        boolean possible = !strange && !position.over() && legal(position, applied(position));
        return possible
                ? Optional.empty()
                : Optional.of(new Refusal("GM-IMPOSSIBLE", "Y55", Message.of("refusal.GM-IMPOSSIBLE")));
    }

    private static boolean legal(Position position, Position changed) {
        return !changed.equals(position) && Invariants.violations(changed).isEmpty();
    }

    /** Makes the change, and recalculates the routes and the cards that depend on them. */
    @Override
    default Position applied(Position position) {
        Position settled = effect(position);
        for (Seat seat : position.seats()) {
            Side side = settled.side(seat);
            settled = settled.with(seat, side.withBuildings(side.buildings().withRoute(Trail.length(settled, seat))));
        }
        return settled.withHonours(HonourLaw.reviewed(settled));
    }

    /** Sets the cards of a resource in a hand; the bank has the others. */
    record Hold(Seat seat, Resource resource, int count) implements Correction {

        @Override
        public List<Seat> seats() {
            return List.of(seat);
        }

        @Override
        public Position effect(Position position) {
            Side side = position.side(seat);
            int left = position.tabletop().bank().get(resource) + side.hand().get(resource) - count;
            return left < 0
                    ? position
                    : position.withBank(position.tabletop().bank().with(resource, left))
                            .with(seat, side.withHand(side.hand().with(resource, count)));
        }

        @Override
        public Message notice(Position position) {
            return Message.of("edict.hold", "seat", seat);
        }

        @Override
        public void compare(Compared<Position> compared, Position before, Viewer viewer) {
            if (viewer.maySee(seat)) {
                compared.with(
                        Message.of("change.hand", "resource", Say.resource(resource), "seat", seat),
                        position -> position.side(seat).hand().get(resource));
            } else {
                compared.with(
                        Message.of("change.cards", "seat", seat),
                        position -> position.side(seat).hand().size());
            }
        }

        /** The number of cards that a hand gains or loses tells which it had. */
        @Override
        public boolean draws() {
            return true;
        }
    }

    /** Builds a settlement of a seat on a corner. */
    record Place(Seat seat, int corner) implements Correction {

        @Override
        public List<Seat> seats() {
            return List.of(seat);
        }

        @Override
        public Position effect(Position position) {
            return position.with(
                            seat, side -> side.withBuildings(side.buildings().settling(corner)))
                    .withRuins(position.ruins().without(corner));
        }

        @Override
        public Message notice(Position position) {
            return Message.of("edict.place", "seat", seat, "corner", corner);
        }

        @Override
        public void compare(Compared<Position> compared, Position before, Viewer viewer) {
            building(compared, corner);
        }
    }

    /** Makes a settlement a city. */
    record Raise(int corner) implements Correction {

        @Override
        public Position effect(Position position) {
            int builder = position.builder(corner);
            return builder == 0
                    ? position
                    : position.with(
                            new Seat(builder),
                            side -> side.withBuildings(side.buildings().raising(corner)));
        }

        @Override
        public Message notice(Position position) {
            return Message.of("edict.raise", "corner", corner);
        }

        @Override
        public void compare(Compared<Position> compared, Position before, Viewer viewer) {
            building(compared, corner);
        }
    }

    /** Makes whatever stands on a corner a ruin, or removes a ruin. */
    record Raze(int corner) implements Correction {

        @Override
        public Position effect(Position position) {
            int builder = position.builder(corner);
            return builder == 0
                    ? position.withRuins(position.ruins().without(corner))
                    : position.with(
                                    new Seat(builder),
                                    side -> side.withBuildings(side.buildings().losing(corner)))
                            .withRuins(position.ruins().with(corner));
        }

        @Override
        public Message notice(Position position) {
            return Message.of("edict.raze", "corner", corner);
        }

        @Override
        public void compare(Compared<Position> compared, Position before, Viewer viewer) {
            building(compared, corner);
        }
    }

    /** Gives the road on an edge to a seat, or removes it. */
    record Pave(int edge, Optional<Seat> seat) implements Correction {

        @Override
        public List<Seat> seats() {
            return seat.stream().toList();
        }

        @Override
        public Position effect(Position position) {
            Position changed = position;
            for (Seat each : position.seats()) {
                Side side = changed.side(each);
                Edges roads = side.buildings().roads();
                Edges paved = Optional.of(each).equals(seat) ? roads.with(edge) : roads.without(edge);
                changed = changed.with(each, side.withBuildings(side.buildings().withRoads(paved)));
            }
            return changed;
        }

        @Override
        public Message notice(Position position) {
            return Message.of("edict.pave", "edge", Say.edge(edge))
                    .with("seat", seat.<Object>map(each -> each).orElseGet(() -> Message.of("nobody")));
        }

        @Override
        public void compare(Compared<Position> compared, Position before, Viewer viewer) {
            compared.with(
                    Message.of("change.road", "edge", Say.edge(edge)), position -> Say.seat(position.paver(edge)));
        }
    }

    /** Adds a soldier of a seat on a corner. */
    record Post(Seat seat, SoldierKind kind, int corner) implements Correction {

        @Override
        public List<Seat> seats() {
            return List.of(seat);
        }

        @Override
        public Position effect(Position position) {
            return position.with(
                    seat,
                    side -> side.withTroop(
                            side.troop().with(Soldier.rested(side.troop().nextId(kind), corner))));
        }

        @Override
        public Message notice(Position position) {
            return Message.of("edict.post", "seat", seat, "kind", Say.soldier(kind), "corner", corner);
        }

        @Override
        public void compare(Compared<Position> compared, Position before, Viewer viewer) {
            soldiers(compared, seat, corner);
        }
    }

    /** Removes all soldiers of a seat from a corner. */
    record Dismiss(Seat seat, int corner) implements Correction {

        @Override
        public List<Seat> seats() {
            return List.of(seat);
        }

        @Override
        public Position effect(Position position) {
            return position.with(seat, side -> side.withTroop(side.troop().withoutThoseOn(corner)));
        }

        @Override
        public Message notice(Position position) {
            return Message.of("edict.dismiss", "seat", seat, "corner", corner);
        }

        @Override
        public void compare(Compared<Position> compared, Position before, Viewer viewer) {
            soldiers(compared, seat, corner);
        }
    }

    /** Moves the robber to a hex. */
    record Rob(int hex) implements Correction {

        @Override
        public Position effect(Position position) {
            return position.withRobber(hex);
        }

        @Override
        public Message notice(Position position) {
            return Message.of("edict.rob", "hex", Say.hex(hex));
        }

        @Override
        public void compare(Compared<Position> compared, Position before, Viewer viewer) {
            compared.with(
                    Message.of("change.robber"),
                    position -> Say.hex(position.tabletop().robber()));
        }
    }

    /** Marks a seat as absent, or as back. */
    record Mark(Seat seat, Presence presence) implements Correction {

        @Override
        public List<Seat> seats() {
            return List.of(seat);
        }

        @Override
        public Position effect(Position position) {
            boolean absent = presence == Presence.ABSENT;
            return position.with(seat, side -> side.withPlayer(side.player().keeping(0, absent)));
        }

        @Override
        public Message notice(Position position) {
            return Message.of("edict.mark", "seat", seat)
                    .with("presence", presence.name().toLowerCase(Locale.ROOT));
        }

        @Override
        public void compare(Compared<Position> compared, Position before, Viewer viewer) {
            compared.with(
                    Message.of("change.presence", "seat", seat),
                    position -> Message.of(position.side(seat).player().absent() ? "change.absent" : "change.present"));
        }

        /** The presence or absence of a seat's player. */
        public enum Presence {
            ABSENT,
            PRESENT
        }
    }

    private static void building(Compared<Position> compared, int corner) {
        compared.with(
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

    private static void soldiers(Compared<Position> compared, Seat seat, int corner) {
        compared.with(
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
}
