package heraldo.rules.ruleset.tribus.news;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.state.Asset;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Something that passed from one tribe to another by a pact that was kept (Q38, Q39).
 *
 * @param from who gave it
 * @param to who has it now
 */
record Handover(int from, int to, Asset asset) {

    private static final String KEPT = "pact.OK";

    /**
     * All of a turn. They are read from its story: pacts may be accepted and kept, or fail, between the two positions.
     *
     * @param told what everybody is told of the turn
     */
    static List<Handover> of(Chart chart, Chronicle told) {
        return told.sections().stream()
                .flatMap(section -> section.entries().stream())
                .map(Chronicle.Entry::text)
                .filter(text -> text.key().equals(KEPT))
                .flatMap(pact -> Stream.concat(
                        passed(chart, pact, "give", "giver", "receiver"),
                        passed(chart, pact, "get", "receiver", "giver")))
                .toList();
    }

    private static Stream<Handover> passed(Chart chart, Message pact, String things, String from, String to) {
        return pact.arguments().get(things) instanceof List<?> assets
                        && pact.arguments().get(from) instanceof Seat giver
                        && pact.arguments().get(to) instanceof Seat receiver
                ? assets.stream()
                        .map(asset -> new Handover(giver.number(), receiver.number(), asset(chart, (Message) asset)))
                : Stream.empty();
    }

    private static Asset asset(Chart chart, Message told) {
        String kind = told.key().substring(told.key().lastIndexOf('.') + 1);
        return new Asset(
                Asset.Kind.valueOf(kind.toUpperCase(Locale.ROOT)),
                chart.hex(String.valueOf(Known.in(told.arguments(), "tile"))));
    }

    Hex place() {
        return asset.place();
    }

    boolean ship() {
        return asset.kind() == Asset.Kind.SHIP;
    }

    /** A tile of land with whoever stands there; a city is none. */
    boolean land() {
        return asset.kind() == Asset.Kind.LAND || asset.kind() == Asset.Kind.TROOPS;
    }

    /** Counts the soldiers that passed with it: they stand there still, for pacts close a day. */
    int soldiers(World after) {
        return ship()
                ? after.board().ship(place()).map(Ship::crew).orElse(0)
                : after.board().tile(place()).soldiers();
    }
}
