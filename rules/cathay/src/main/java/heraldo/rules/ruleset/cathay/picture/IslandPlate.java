package heraldo.rules.ruleset.cathay.picture;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.score.Score;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Edges;
import heraldo.rules.ruleset.cathay.state.Honour;
import heraldo.rules.ruleset.cathay.state.Latest;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.scene.Isle;
import heraldo.rules.scene.Isle.Building;
import heraldo.rules.scene.Isle.Corner;
import heraldo.rules.scene.Isle.Guard;
import heraldo.rules.scene.Isle.Symbol;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Mark;
import heraldo.rules.scene.Plate.Rank;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The board as a plate (§7): the island with what stands on it, what the last turn changed, how the seats stand. */
final class IslandPlate {

    /** So many signs the key explains. */
    private static final int KEYS = 6;

    private static final int SEVEN = 7;

    private final Position before;
    private final Position position;
    private final Standings standings;

    /**
     * A plate.
     *
     * @param before the position before the turn; the same if it is not known
     */
    IslandPlate(Position before, Position position, Standings standings) {
        this.before = before;
        this.position = position;
        this.standings = standings;
    }

    Plate plate() {
        Settlers settlers = new Settlers(before, position);
        List<Isle.Hex> hexes = new Land(before, position).hexes();
        Isle isle = new Isle(
                Chart.RADIUS,
                hexes,
                settlers.roads(),
                settlers.corners(),
                settlers.guards(),
                settlers.marches(),
                tally(roll(hexes.stream().anyMatch(Isle.Hex::yielded))));
        return new Plate(
                Message.of("scene.plate.heading"),
                position.over()
                        ? Message.of(
                                "scene.plate.over", "round", position.round().number())
                        : Say.turn("scene.plate.turn", position),
                isle,
                ranks(),
                keys(isle));
    }

    /**
     * A plate of what somebody plans, from a position before the plan and one after it.
     *
     * @param sites corners on which the planning seat may build afterwards
     * @param ways edges on which it may
     */
    Plate planned(Corners sites, Edges ways) {
        Settlers settlers = new Settlers(before, position);
        Isle isle = new Isle(
                Chart.RADIUS,
                new Land(before, position).hexes(),
                settlers.roads(ways),
                settlers.corners(sites),
                settlers.guards(),
                settlers.marches(),
                tally(Optional.empty()));
        List<Plate.Key> keys = new ArrayList<>();
        add(keys, Symbol.FRESH, "planned");
        add(keys, Symbol.SITE, "site");
        add(keys, Symbol.WAY, "way");
        return new Plate(Message.of("scene.plate.heading"), Message.of("scene.plate.plans"), isle, ranks(), keys);
    }

    private Isle.Tally tally(Optional<Isle.Roll> roll) {
        return new Isle.Tally(roll, bank(), notes());
    }

    private Optional<Isle.Roll> roll(boolean harvest) {
        Latest latest = position.running().latest();
        int sum = latest.one() + latest.other();
        if (sum == 0) {
            return Optional.empty();
        }
        String came = latest.robber() ? "robber" : sum == SEVEN ? "robber-stays" : harvest ? "harvest" : "no-harvest";
        Message text = Message.of(
                "scene.plate." + came,
                "sum",
                sum,
                "hex",
                Say.hex(position.tabletop().robber()));
        return Optional.of(new Isle.Roll(latest.one(), latest.other(), text));
    }

    private Isle.Bank bank() {
        List<Isle.Stock> stocks = Resource.ALL.stream()
                .map(resource -> new Isle.Stock(
                        Land.ground(resource),
                        Land.icon(resource),
                        position.tabletop().bank().get(resource)))
                .toList();
        return new Isle.Bank(Message.of("scene.legend.bank"), stocks);
    }

    private SortedMap<Seat, Message> notes() {
        SortedMap<Seat, Message> notes = new TreeMap<>();
        position.seats().forEach(seat -> notes.put(seat, note(seat)));
        return notes;
    }

    /** Notes a seat's number of cards, or its status if it is out, and its point cards. */
    private Message note(Seat seat) {
        List<Message> parts = new ArrayList<>();
        parts.add(
                here(seat)
                        ? Message.of(
                                "scene.plate.hand",
                                "n",
                                position.side(seat).hand().size())
                        : Say.status(position, seat));
        for (Honour honour : Honour.values()) {
            if (position.honours().holder(honour) == seat.number()) {
                parts.add(Message.of("scene.plate.card." + honour.name().toLowerCase(Locale.ROOT)));
            }
        }
        return Message.inTurn("scene.plate.both", parts).orElseThrow();
    }

    private boolean here(Seat seat) {
        return !position.side(seat).player().resigned() && !position.eliminated(seat);
    }

    private List<Rank> ranks() {
        List<Rank> ranks = new ArrayList<>();
        for (Standings.Row row : standings.rows()) {
            boolean equal = !ranks.isEmpty() && ranks.getLast().total() == row.total();
            ranks.add(new Rank(
                    row.seat(),
                    equal ? ranks.getLast().place() : ranks.size() + 1,
                    row.total(),
                    row.total() - Score.points(before, row.seat()),
                    position.side(row.seat()).player().resigned()));
        }
        return ranks;
    }

    private static List<Plate.Key> keys(Isle isle) {
        List<Plate.Key> keys = new ArrayList<>();
        corner(isle, Building.HOUSE).ifPresent(corner -> add(keys, corner, "settlement"));
        corner(isle, Building.CITY).ifPresent(corner -> add(keys, corner, "city"));
        corner(isle, Building.RUIN).ifPresent(corner -> add(keys, corner, "ruin"));
        add(keys, Symbol.ROBBER, "robber-sign");
        guard(isle, "G").ifPresent(guard -> add(keys, guard, "warrior"));
        guard(isle, "A").ifPresent(guard -> add(keys, guard, "archer"));
        if (isle.hexes().stream().anyMatch(Isle.Hex::yielded)) {
            add(keys, Symbol.YIELD, "yield");
        }
        if (isle.corners().stream().anyMatch(Corner::fresh)
                || isle.roads().stream().anyMatch(Isle.Road::fresh)
                || isle.guards().stream().anyMatch(Guard::fresh)) {
            add(keys, Symbol.FRESH, "fresh");
        }
        return keys.size() <= KEYS ? keys : keys.subList(keys.size() - KEYS, keys.size());
    }

    private static void add(List<Plate.Key> keys, Mark mark, String key) {
        keys.add(new Plate.Key(mark, Message.of("scene.plate." + key)));
    }

    /** As it looks with nobody's colour. */
    private static Optional<Corner> corner(Isle isle, Building building) {
        return isle.corners().stream()
                .filter(corner -> corner.building() == building)
                .findFirst()
                .map(corner -> new Corner(corner.at(), 0, building, Plate.NOBODY, false));
    }

    private static Optional<Guard> guard(Isle isle, String kind) {
        return isle.guards().stream()
                .filter(guard -> guard.id().startsWith(kind))
                .findFirst()
                .map(guard -> new Guard(guard.corner(), true, 0, 1, Plate.NOBODY, kind, false));
    }
}
