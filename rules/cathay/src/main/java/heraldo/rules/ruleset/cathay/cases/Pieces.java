package heraldo.rules.ruleset.cathay.cases;

import heraldo.rules.engine.cases.Item;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Preference;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.book.SoldierId;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.state.Buildings;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Edges;
import heraldo.rules.ruleset.cathay.state.Honour;
import heraldo.rules.ruleset.cathay.state.Player;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import heraldo.rules.ruleset.cathay.state.Soldier;
import heraldo.rules.ruleset.cathay.state.Troop;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The effects of the items of an {@code S:} line on the board or on a hand. */
final class Pieces {

    private Pieces() {}

    static Position change(Position position, Item item) {
        return switch (item.key()) {
            case "set" ->
                buildings(
                        position,
                        item,
                        each -> new Buildings(
                                each.settlements().and(Corners.of(item.value())), each.cities(), each.roads(), 0));
            case "city" ->
                buildings(
                        position,
                        item,
                        each -> new Buildings(
                                each.settlements(), each.cities().and(Corners.of(item.value())), each.roads(), 0));
            case "road" ->
                buildings(
                        position,
                        item,
                        each -> each.withRoads(Edges.of(join(each.roads().toString(), item.value()))));
            case "ruin" -> position.withRuins(position.ruins().and(Corners.of(item.value())));
            case "sol" -> side(position, Words.seat(item), side -> side.withTroop(troop(item, side.troop())));
            case "hand" -> side(position, Words.seat(item), side -> side.withHand(Goods.of(item.value())));
            case "robber" -> position.withRobber(hex(item));
            case "bank" -> position;
            default -> standing(position, item);
        };
    }

    private static int hex(Item item) {
        return Net.hex(item.value()).orElseThrow(() -> item.wrong(item.value() + " is no hex, A to S"));
    }

    private static Position standing(Position position, Item item) {
        return switch (item.key()) {
            case "card" -> card(position, item);
            case "hadres" -> each(position, item, side -> side.withRisenBefore(true));
            case "discard" ->
                player(position, Words.seat(item), player -> player.discarding(Optional.of(preference(item))));
            case "strikes" ->
                player(position, Words.seat(item), player -> player.keeping(Words.number(item), player.absent()));
            case "absent" ->
                each(
                        position,
                        item,
                        side -> side.withPlayer(
                                side.player().keeping(side.player().strikes(), true)));
            case "resigned" ->
                each(position, item, side -> side.withPlayer(side.player().leaving()));
            default -> throw item.wrong("\"" + item.key() + "\" is no item of an S: line");
        };
    }

    private static String join(String before, String more) {
        return before.isEmpty() ? more : before + "," + more;
    }

    private static Position card(Position position, Item item) {
        Honour honour = honour(item, item.of());
        Seat holder = item.seat(item.value());
        Position held = position.withHonours(position.honours().with(honour, holder.number()));
        return honour == Honour.RES ? side(held, holder, side -> side.withRisenBefore(true)) : held;
    }

    static Honour honour(Item item, String name) {
        return Arrays.stream(Honour.values())
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(() -> item.wrong(name + " is none of RES, DEV, ROUTE, ARMY"));
    }

    private static Preference preference(Item item) {
        return new Preference(Words.parts(item).stream()
                .map(part -> Resource.of(part.charAt(0)))
                .toList());
    }

    /** {@code G1@25,A1@37}. */
    static Troop troop(Item item, Troop before) {
        Troop troop = before;
        for (String part : Words.parts(item)) {
            String[] pair = part.split("@", -1);
            if (pair.length != 2) {
                throw item.wrong(part + " is no soldier on a corner, like G1@25");
            }
            troop = troop.with(Soldier.rested(SoldierId.of(pair[0]), item.number(pair[1])));
        }
        return troop;
    }

    /** {@code T=3,P=0}: the first resource stands before the sign. */
    static Goods stock(Item item, Goods before) {
        Goods stock = before;
        for (String part : (item.of() + "=" + item.value()).split(",", 0)) {
            String[] pair = part.strip().split("=", -1);
            if (pair.length != 2 || pair[0].length() != 1) {
                throw item.wrong(part + " is no stock, like T=3");
            }
            stock = stock.with(Resource.of(pair[0].charAt(0)), item.number(pair[1]));
        }
        return stock;
    }

    private static Position buildings(Position position, Item item, UnaryOperator<Buildings> change) {
        return side(position, Words.seat(item), side -> side.withBuildings(change.apply(side.buildings())));
    }

    private static Position player(Position position, Seat seat, UnaryOperator<Player> change) {
        return side(position, seat, side -> side.withPlayer(change.apply(side.player())));
    }

    private static Position each(Position position, Item item, UnaryOperator<Side> change) {
        Position changed = position;
        for (Seat seat : Words.seats(item)) {
            changed = side(changed, seat, change);
        }
        return changed;
    }

    static Position side(Position position, Seat seat, UnaryOperator<Side> change) {
        if (seat.number() > position.sides().size()) {
            throw new IllegalArgumentException("there is no seat " + seat.number());
        }
        return position.with(seat, change);
    }
}
