package heraldo.rules.ruleset.kaixiflan.news;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Land.Source;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** News of the provinces' growth: Eras, settlements, buildings, agreements, banquets, and discoveries. */
final class LandNews {

    private final Progress turn;
    private final Realm now;

    LandNews(Progress turn) {
        this.turn = turn;
        this.now = turn.now();
    }

    Stream<News> news() {
        return Stream.of(
                        turn.deeds(Deed.Progressed.class).stream().map(this::era),
                        buildings(),
                        turn.deeds(Deed.Founded.class).stream().map(this::town),
                        turn.deeds(Deed.Allied.class).stream().map(LandNews::agreement),
                        turn.deeds(Deed.Feasted.class).stream().map(this::banquet),
                        explored().stream())
                .flatMap(each -> each);
    }

    private News era(Deed.Progressed deed) {
        List<String> wonders = now.province(deed.by()).wonders();
        String name = wonders.get(wonders.size() - 1);
        Seat seat = seat(deed.by());
        return name.isEmpty()
                ? News.of("era", List.of(seat), deed.era(), "seat", seat, "era", deed.era())
                : News.of(
                        "wonder",
                        List.of(seat),
                        deed.era(),
                        "seat",
                        seat,
                        "era",
                        deed.era(),
                        "name",
                        new PlayerText(name));
    }

    /** One new building by itself, several in one piece, and who has the same is named with it. */
    private Stream<News> buildings() {
        List<Deed.Built> built = turn.deeds(Deed.Built.class);
        if (built.size() < 2) {
            return built.stream().map(this::building);
        }
        Map<String, List<Seat>> builders = new LinkedHashMap<>();
        built.forEach(deed -> builders.computeIfAbsent(deed.building(), any -> new ArrayList<>())
                .add(seat(deed.by())));
        List<Message> names = new ArrayList<>();
        builders.forEach((building, seats) -> names.add(
                Message.of("news-building", "building", Say.building(building), "seats", List.copyOf(seats))));
        return Stream.of(News.of("buildings", List.of(), built.size(), "buildings", names, "number", built.size()));
    }

    private News building(Deed.Built deed) {
        Seat seat = seat(deed.by());
        int era = turn.book().building(deed.building()).era();
        return News.of("building", List.of(seat), era, "seat", seat, "building", Say.building(deed.building()));
    }

    private News town(Deed.Founded deed) {
        Seat seat = seat(deed.by());
        boolean named = now.names().containsKey(deed.at());
        return News.of(
                named ? "founding" : "founding-unnamed",
                List.of(seat),
                turn.book().settlement(deed.kind()).fame(),
                "seat",
                seat,
                "kind",
                deed.kind().id(),
                "name",
                named ? new PlayerText(Known.in(now.names(), deed.at()).name()) : "",
                "hex",
                Say.hex(deed.at()));
    }

    private static News agreement(Deed.Allied deed) {
        List<Seat> both = List.of(seat(deed.one()), seat(deed.other()));
        return News.of("agreement", both, 0, "seat", both.get(0), "other", both.get(1));
    }

    private News banquet(Deed.Feasted deed) {
        Seat seat = seat(deed.by());
        return News.of("banquet", List.of(seat), 0, "seat", seat, "place", Places.full(now, deed.at()));
    }

    /** All that was found, in one piece; the richest source by its name. */
    private Optional<News> explored() {
        List<Hex> found = new ArrayList<>(new LinkedHashSet<>(
                turn.deeds(Deed.Explored.class).stream().map(Deed.Explored::at).toList()));
        List<Hex> yielding = found.stream()
                .filter(hex -> now.atlas().at(hex).source().isPresent())
                .sorted(Comparator.comparingInt((Hex hex) -> -source(hex).richness()))
                .toList();
        if (found.isEmpty()) {
            return Optional.empty();
        }
        if (yielding.isEmpty()) {
            return Optional.of(News.of("explored-barren", List.of(), found.size(), "hexes", found.size()));
        }
        Hex best = yielding.get(0);
        return Optional.of(News.of(
                "explored",
                List.of(),
                found.size(),
                "hexes",
                found.size(),
                "hex",
                Say.hex(best),
                "resource",
                Say.good(source(best).good()),
                "richness",
                source(best).richness()));
    }

    private Source source(Hex hex) {
        return now.atlas().at(hex).source().orElseThrow();
    }

    static Seat seat(Owner owner) {
        return owner.seat().orElseThrow();
    }
}
