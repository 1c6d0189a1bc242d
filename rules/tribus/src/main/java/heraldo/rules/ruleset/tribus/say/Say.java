package heraldo.rules.ruleset.tribus.say;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.book.Weekday;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.state.Asset;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.state.Tribe;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Names of things, as arguments of messages. */
public record Say(Chart chart) {

    /** A tribe by its name in the campaign, or the word for nobody. */
    public static Object tribe(int tribe) {
        return tribe == Tribe.NOBODY ? Message.of("neutral") : new Seat(tribe);
    }

    public static List<Object> tribes(Collection<Integer> tribes) {
        return tribes.stream().map(Say::tribe).toList();
    }

    public static Message day(Weekday day) {
        return Message.of("day." + day.name().toLowerCase(Locale.ROOT));
    }

    /** A tile by its id, and a city by its name too. */
    public Object tile(Hex hex) {
        return chart.city(hex)
                ? Message.of("city", "name", chart.cityName(hex), "tile", chart.name(hex))
                : chart.name(hex);
    }

    /** Some tiles; nothing if there are none. */
    public Object tiles(Collection<Hex> hexes) {
        return hexes.isEmpty()
                ? Message.of("nothing")
                : hexes.stream().map(this::tile).toList();
    }

    public Message asset(Asset asset) {
        return Message.of("bargain." + asset.kind().id(), "tile", chart.name(asset.place()));
    }

    /** A sentence about a pact. */
    public Message pact(String key, Pact pact) {
        return Message.of(key, "id", pact.id())
                .with("giver", tribe(pact.giver()))
                .with("receiver", tribe(pact.receiver()))
                .with("give", assets(pact.give()))
                .with("get", assets(pact.get()))
                .with("note", note(pact.note()));
    }

    /** The favour of a pact in its author's words. */
    public static Object note(Optional<String> note) {
        return note.<Object>map(PlayerText::new).orElse(Message.of("bargain.no-note"));
    }

    /** Returns the assets that pass by a pact, or the message for nothing. */
    public Object assets(List<Asset> assets) {
        return assets.isEmpty()
                ? Message.of("bargain.nothing")
                : assets.stream().map(this::asset).toList();
    }
}
