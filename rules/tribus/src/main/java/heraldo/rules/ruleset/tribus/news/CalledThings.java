package heraldo.rules.ruleset.tribus.news;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.order.Amount;
import heraldo.rules.ruleset.tribus.order.Landing.Party;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Asset;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.Optional;

/** Names for values of orders: tiles by the city they belong to, pacts by their content. */
public record CalledThings(Chart chart, World world) {

    private Places places() {
        return new Places(chart);
    }

    /** Returns the name of a value; empty if its own text says enough. */
    public Optional<Object> of(String type, Object value) {
        return switch (value) {
            case Hex hex -> Optional.of(places().full(hex));
            case Amount amount -> Optional.of(soldiers(amount));
            case Integer id when type.equals("pact") -> Optional.of(pact(id));
            case List<?> list -> Optional.of(list.isEmpty() ? Message.of("bargain.nothing") : things(list));
            default -> Optional.empty();
        };
    }

    private static Message soldiers(Amount amount) {
        return amount.all() ? Message.of("told.all") : Message.of("told.soldiers", "n", amount.number());
    }

    private Message pact(int id) {
        return world.pacts().stream()
                .filter(pact -> pact.id() == id)
                .findFirst()
                .map(pact -> new Say(chart).pact("told.pact-of", pact))
                .orElseGet(() -> Message.of("told.pact-gone", "id", id));
    }

    private List<Object> things(List<?> list) {
        return list.stream().map(this::thing).toList();
    }

    private Object thing(Object value) {
        return switch (value) {
            case Asset asset -> places().asset(asset);
            case Party party ->
                Message.of("told.party", "number", soldiers(party.number())).with("to", places().full(party.to()));
            default -> throw new IllegalArgumentException("nothing that passes or lands: " + value);
        };
    }
}
