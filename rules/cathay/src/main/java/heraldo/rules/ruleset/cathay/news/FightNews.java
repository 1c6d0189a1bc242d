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
                Stream.of(new News(
                        Message.of("news.resigned", "seat", resigned.seat())
                                .with(
                                        "built",
                                        start.side(resigned.seat()).buildings().none() ? "no" : "yes"),
                        List.of(resigned.seat()),
                        1));
            default -> Stream.empty();
        };
    }

    private Stream<News> raised(City city) {
        cities.add(city.corner());
        return Stream.empty();
    }

    /** Tells the duel with a defender; nothing without one, for the outcome has news of its own. */
    private Stream<News> duel(Deed.Fought fought) {
        attacker = Optional.of(fought.attacker().kind());
        if (fought.defender().isEmpty()) {
            return Stream.empty();
        }
        boolean both = fought.attackerDies();
        Message told = Message.of("news." + (both ? "duel-both" : "duel-won"), "seat", fought.by())
                .with("foe", fought.owner())
                .with("kind", fought.attacker().kind().id())
                .with("place", places.corner(fought.corner()))
                .with("corner", fought.corner());
        return Stream.of(new News(told, List.of(fought.by(), fought.owner()), both ? 2 : 1));
    }

    private News fallen(String kind, Seat by, Seat from, int corner) {
        boolean city = cities.remove(corner);
        victor = Optional.of(by);
        Message told = Message.of("news." + (city ? kind + "-city" : kind), "seat", by, "foe", from)
                .with("by", attacker.map(SoldierKind::id).orElse(""))
                .with("place", places.corner(corner))
                .with("corner", corner);
        return new News(told, List.of(by, from), city ? 2 : 1);
    }

    private News out(Seat seat) {
        Object foe = victor.<Object>map(by -> by).orElseGet(() -> Message.of("nobody"));
        return News.of("eliminated", List.of(seat), 1, "seat", seat, "foe", foe);
    }
}
