package heraldo.rules.ruleset.tribus.news;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.state.Asset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Tiles as news call them: cities by their names, the others by the city they lie beside. */
record Places(Chart chart) {

    private static final int NAMED = 4;
    private static final int HEADED = 2;

    /** With its coordinates. */
    Message full(Hex hex) {
        return named("news-place.", hex);
    }

    /** Without them, where it can be told otherwise. */
    Message brief(Hex hex) {
        return named("news-spot.", hex);
    }

    private Message named(String prefix, Hex hex) {
        if (chart.city(hex)) {
            return of(prefix + "city", hex, hex);
        }
        if (chart.sea(hex)) {
            return chart.cities().stream()
                    .filter(city -> chart.harbour(city).equals(Optional.of(hex)))
                    .findFirst()
                    .map(city -> of(prefix + "harbour", hex, city))
                    .orElseGet(() -> Message.of(prefix + "sea", "tile", chart.name(hex)));
        }
        return beside(hex)
                .map(city -> of(prefix + "beside", hex, city))
                .orElseGet(() -> Message.of(prefix + "land", "tile", chart.name(hex)));
    }

    private Message of(String key, Hex hex, Hex city) {
        return Message.of(key, "tile", chart.name(hex), "name", chart.cityName(city));
    }

    /** The city that a tile of land touches; no two are so near each other that it could touch both. */
    private Optional<Hex> beside(Hex hex) {
        return hex.neighbours().stream().filter(chart::city).findFirst();
    }

    /** Some cities by their names. */
    List<Message> cities(Collection<Hex> cities) {
        return some(cities, NAMED, this::brief);
    }

    /** Some tiles as few words as will do, as few as a headline takes. */
    List<Message> spots(Collection<Hex> hexes) {
        return some(hexes, HEADED, this::brief);
    }

    /** Some tiles by their coordinates; of many, how many more there are. */
    List<Message> tiles(Collection<Hex> hexes) {
        return some(hexes, NAMED, hex -> Message.of("news-place.tile", "tile", chart.name(hex)));
    }

    /** Names the assets that pass by a pact, as few as a sentence takes. */
    List<Message> assets(List<Asset> assets) {
        return some(assets, HEADED, this::asset);
    }

    /** Cities and ships by name, the rest by its coordinates. */
    Message asset(Asset asset) {
        return switch (asset.kind()) {
            case CITY -> brief(asset.place());
            case SHIP -> Message.of("news-asset.ship", "place", full(asset.place()));
            case LAND -> Message.of("news-asset.land", "tile", chart.name(asset.place()));
            case TROOPS -> Message.of("news-asset.troops", "tile", chart.name(asset.place()));
        };
    }

    private static <T> List<Message> some(Collection<T> things, int most, Function<T, Message> name) {
        int named = things.size() > most + 1 ? most : things.size();
        List<Message> said =
                new ArrayList<>(things.stream().limit(named).map(name).toList());
        if (named < things.size()) {
            said.add(Message.of("news-place.more", "n", things.size() - named));
        }
        return said;
    }
}
