package heraldo.rules.ruleset.cathay.suggest;

import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Param;
import heraldo.rules.order.Prospects;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.book.SoldierId;
import heraldo.rules.ruleset.cathay.book.SoldierKind;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.law.Links;
import heraldo.rules.ruleset.cathay.law.Sites;
import heraldo.rules.ruleset.cathay.player.Worth;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import heraldo.rules.ruleset.cathay.state.Soldier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Values worth trying in a field of an order, as stored text, best first. */
final class Candidates implements Prospects.Candidates {

    private final Position position;
    private final Seat seat;
    private final Side own;
    private final String type;
    private final Worth worth;

    Candidates(Position position, ParamQuery query) {
        this.position = position;
        this.seat = query.seat();
        this.own = position.side(seat);
        this.type = query.type().key();
        this.worth = new Worth(position, seat);
    }

    @Override
    public Stream<String> of(Param param, SortedMap<String, String> given) {
        return switch (param.name()) {
            case "corner" -> corners(given);
            case "edge" -> edges(given);
            case "kind" -> Arrays.stream(SoldierKind.values()).map(SoldierKind::id);
            case "soldier" ->
                own.troop().soldiers().stream().map(soldier -> soldier.id().toString());
            case "give" -> mostFirst().stream();
            case "receive" -> leastFirst(given);
            case "times" -> times(given);
            case "preference" -> preferences();
            case "confirm" -> Stream.of("yes");
            default -> Stream.empty();
        };
    }

    /** Lists the candidate corners for an order, the likely ones first, each group by worth. */
    private Stream<String> corners(SortedMap<String, String> given) {
        return switch (type) {
            case "city" -> sorted(own.buildings().all());
            case "recruit" -> sorted(own.buildings().all());
            case "move", "attack" -> sorted(around(given));
            case "claim" -> sorted(position.ruins());
            case "settle" -> settling();
            default -> sorted(Sites.all(position, seat));
        };
    }

    /** Corners that one's own roads reach come before those where a settlement could stand, if they did. */
    private Stream<String> settling() {
        Corners linked = Links.linked(position, seat);
        Corners own = this.own.buildings().all();
        Corners near = new Corners(linked.bits() & ~own.bits());
        Corners far = new Corners(Sites.all(position, seat).bits() & ~linked.bits());
        return Stream.concat(sorted(near), sorted(far));
    }

    private Stream<String> sorted(Corners corners) {
        return corners.stream()
                .boxed()
                .sorted(Comparator.comparing(
                                (Integer corner) -> !position.ruins().has(corner))
                        .thenComparingInt(corner -> -worth.wanted(corner)))
                .map(String::valueOf);
    }

    private Corners around(SortedMap<String, String> given) {
        long around = 0;
        for (Soldier soldier : own.troop().soldiers()) {
            around |= meant(soldier, given) ? Net.around(soldier.corner()) : 0;
        }
        return new Corners(around);
    }

    private static boolean meant(Soldier soldier, SortedMap<String, String> given) {
        return !given.containsKey("soldier") || soldier.id().equals(SoldierId.of(given.get("soldier")));
    }

    /** Towards the better corner first. */
    private Stream<String> edges(SortedMap<String, String> given) {
        IntStream edges = type.equals("start")
                ? given.containsKey("corner")
                        ? Arrays.stream(Net.edgesAt(Integer.parseInt(given.get("corner"))))
                        : IntStream.range(0, Net.EDGES)
                : Links.open(position, seat).stream();
        return edges.boxed()
                .sorted(Comparator.comparingInt(
                        edge -> -Math.max(worth.wanted(Net.low(edge)), worth.wanted(Net.high(edge)))))
                .map(Net::edgeName);
    }

    private List<String> mostFirst() {
        return Resource.ALL.stream()
                .sorted(Comparator.comparingInt(resource -> -own.hand().get(resource)))
                .map(Resource::id)
                .toList();
    }

    /** Lists the resources to receive, the scarcest first, without the resource to give. */
    private Stream<String> leastFirst(SortedMap<String, String> given) {
        List<String> least = new ArrayList<>(mostFirst());
        Collections.reverse(least);
        least.removeIf(resource -> resource.equals(given.get("give")));
        return least.stream();
    }

    /** As often as the cards that are given allow. */
    private Stream<String> times(SortedMap<String, String> given) {
        int cards = given.containsKey("give")
                ? own.hand().get(Resource.of(given.get("give").charAt(0)))
                : Resource.ALL.stream().mapToInt(own.hand()::get).max().orElse(0);
        return IntStream.rangeClosed(1, cards / Prices.RATE).mapToObj(Integer::toString);
    }

    /** The whole orders that begin with each of the resources, those there are most of in front. */
    private Stream<String> preferences() {
        List<String> order = mostFirst();
        return order.stream()
                .map(first -> first
                        + order.stream().filter(each -> !each.equals(first)).collect(Collectors.joining()));
    }
}
