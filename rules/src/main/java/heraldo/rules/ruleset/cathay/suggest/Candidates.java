package heraldo.rules.ruleset.cathay.suggest;

import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Param;
import heraldo.rules.order.Prospects;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.book.SoldierId;
import heraldo.rules.ruleset.cathay.book.SoldierKind;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.law.Links;
import heraldo.rules.ruleset.cathay.law.Sites;
import heraldo.rules.ruleset.cathay.order.Trade;
import heraldo.rules.ruleset.cathay.player.Worth;
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
    public List<String> of(Param param, SortedMap<String, String> given) {
        return switch (param.name()) {
            case "corner" -> corners(given).toList();
            case "edge" -> edges(given);
            case "kind" ->
                Arrays.stream(SoldierKind.values()).map(SoldierKind::id).toList();
            case "soldier" ->
                own.troop().soldiers().stream()
                        .map(soldier -> soldier.id().toString())
                        .toList();
            case "give" -> mostFirst();
            case "receive" -> leastFirst();
            case "times" -> times(given);
            case "preference" -> preferences();
            case "confirm" -> List.of("yes");
            default -> List.of();
        };
    }

    private Stream<String> corners(SortedMap<String, String> given) {
        IntStream corners = switch (type) {
            case "city" -> own.buildings().settlements().stream();
            case "recruit" -> own.buildings().all().stream();
            case "move", "attack" -> around(given);
            case "claim" -> position.ruins().stream();
            default -> Sites.all(position, seat).stream();
        };
        return corners.boxed()
                .sorted(Comparator.comparing(
                                (Integer corner) -> !position.ruins().has(corner))
                        .thenComparingInt(corner -> -worth.wanted(corner)))
                .map(String::valueOf);
    }

    private IntStream around(SortedMap<String, String> given) {
        return own.troop().soldiers().stream()
                .filter(soldier -> meant(soldier, given))
                .flatMapToInt(soldier -> Arrays.stream(Net.neighbours(soldier.corner())))
                .distinct();
    }

    private static boolean meant(Soldier soldier, SortedMap<String, String> given) {
        return !given.containsKey("soldier") || soldier.id().equals(SoldierId.of(given.get("soldier")));
    }

    /** Towards the better corner first. */
    private List<String> edges(SortedMap<String, String> given) {
        IntStream edges = type.equals("start")
                ? given.containsKey("corner")
                        ? Arrays.stream(Net.edgesAt(Integer.parseInt(given.get("corner"))))
                        : IntStream.range(0, Net.EDGES)
                : Links.open(position, seat).stream();
        return edges.boxed()
                .sorted(Comparator.comparingInt(
                        edge -> -Math.max(worth.wanted(Net.low(edge)), worth.wanted(Net.high(edge)))))
                .map(Net::edgeName)
                .toList();
    }

    private List<String> mostFirst() {
        return Resource.ALL.stream()
                .sorted(Comparator.comparingInt(resource -> -own.hand().get(resource)))
                .map(Resource::id)
                .toList();
    }

    private List<String> leastFirst() {
        List<String> least = new ArrayList<>(mostFirst());
        Collections.reverse(least);
        return least;
    }

    /** As often as the cards that are given allow. */
    private List<String> times(SortedMap<String, String> given) {
        int cards = given.containsKey("give")
                ? own.hand().get(Resource.of(given.get("give").charAt(0)))
                : Resource.ALL.stream().mapToInt(own.hand()::get).max().orElse(0);
        return IntStream.rangeClosed(1, cards / Trade.RATE)
                .mapToObj(Integer::toString)
                .toList();
    }

    /** The whole orders that begin with each of the resources, those there are most of in front. */
    private List<String> preferences() {
        List<String> order = mostFirst();
        return order.stream()
                .map(first -> first
                        + order.stream().filter(each -> !each.equals(first)).collect(Collectors.joining()))
                .toList();
    }
}
