package heraldo.rules.ruleset.cathay.news;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.SoldierKind;
import heraldo.rules.ruleset.cathay.order.City;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Deed;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** News of duels, of what fell, and of who lost everything. Lives while the deeds of a turn are told in their order. */
final class FightNews {

    private final Position start;
    private final Places places;
    private final SortedSet<Integer> cities = new TreeSet<>();
    private Optional<SoldierKind> attacker = Optional.empty();
    private Optional<Seat> victor = Optional.empty();

    FightNews(Position start, Places places) {
        this.start = start;
        this.places = places;
        start.sides().forEach(side -> side.buildings().cities().stream().forEach(cities::add));
    }

    Stream<News> of(Deed deed) {
        return switch (deed) {
            case Deed.Obeyed obeyed when obeyed.command() instanceof City city -> raised(city);
            case Deed.Fought fought -> duel(fought);
            case Deed.Conquered won -> Stream.of(fallen("conquered", won.by(), won.from(), won.corner()));
            case Deed.Ruined ruin -> Stream.of(fallen("ruined", ruin.by(), ruin.from(), ruin.corner()));
            case Deed.Eliminated out -> Stream.of(out(out.seat()));
            case Deed.Resigned resigned ->
                Stream.of(News.of(
                        "resigned",
                        List.of(resigned.seat()),
                        1,
                        "seat",
                        resigned.seat(),
                        "built",
                        start.side(resigned.seat()).buildings().none() ? "no" : "yes"));
            default -> Stream.empty();
        };
    }

    private Stream<News> raised(City city) {
        cities.add(city.corner());
        return Stream.empty();
    }

    /** Who met the attack; where nobody did, what comes of it is told by itself. */
    private Stream<News> duel(Deed.Fought fought) {
        attacker = Optional.of(fought.attacker().kind());
        if (fought.defender().isEmpty()) {
            return Stream.empty();
        }
        return Stream.of(News.of(
                fought.attackerDies() ? "duel-both" : "duel-won",
                List.of(fought.by(), fought.owner()),
                fought.attackerDies() ? 2 : 1,
                "seat",
                fought.by(),
                "foe",
                fought.owner(),
                "kind",
                fought.attacker().kind().id(),
                "place",
                places.corner(fought.corner()),
                "corner",
                fought.corner()));
    }

    private News fallen(String kind, Seat by, Seat from, int corner) {
        boolean city = cities.remove(corner);
        victor = Optional.of(by);
        return News.of(
                city ? kind + "-city" : kind,
                List.of(by, from),
                city ? 2 : 1,
                "seat",
                by,
                "foe",
                from,
                "by",
                attacker.map(SoldierKind::id).orElse(""),
                "place",
                places.corner(corner),
                "corner",
                corner);
    }

    private News out(Seat seat) {
        Object foe = victor.<Object>map(by -> by).orElseGet(() -> Message.of("nobody"));
        return News.of("eliminated", List.of(seat), 1, "seat", seat, "foe", foe);
    }
}
