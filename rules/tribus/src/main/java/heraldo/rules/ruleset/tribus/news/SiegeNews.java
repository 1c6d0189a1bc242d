package heraldo.rules.ruleset.tribus.news;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.law.Siege;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.Deed;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Rings round cities that close, bite and open again (T23). */
record SiegeNews(Places places, Siege siege, World before, World after) {

    private Chart chart() {
        return places.chart();
    }

    Stream<News> news(List<Deed> deeds) {
        return Stream.concat(
                Deed.some(deeds, Deed.Starved.class).map(this::starved),
                chart().cities().stream()
                        .filter(this::kept)
                        .filter(city -> deeds.stream().noneMatch(deed -> bites(deed, city)))
                        .flatMap(this::ring));
    }

    /** A ring that bites at once is told by what it costs. */
    private static boolean bites(Deed deed, Hex city) {
        return deed instanceof Deed.Starved starved && starved.city().equals(city);
    }

    private News starved(Deed.Starved deed) {
        Seat seat = new Seat(deed.tribe());
        Message told = told(deed.lost() > 0 ? "siege" : "siege-empty", seat, deed.city())
                .with("lost", deed.lost())
                .with("left", deed.left());
        return new News(told, List.of(seat), deed.lost());
    }

    private Message told(String kind, Seat foe, Hex city) {
        return Message.of("news." + kind, "foe", foe, "place", places.full(city), "spot", places.brief(city));
    }

    /** A city that changed hands has other news. */
    private boolean kept(Hex city) {
        int owner = before.board().tile(city).owner();
        return owner != Tribe.NOBODY && owner == after.board().tile(city).owner() && before.week() > 0;
    }

    private Stream<News> ring(Hex city) {
        boolean was = siege.holds(before.board(), city);
        boolean is = siege.holds(after.board(), city);
        Seat owner = new Seat(after.board().tile(city).owner());
        if (was == is) {
            return Stream.empty();
        }
        List<Seat> about = is ? besiegers(city) : List.of(owner);
        Message told = told(is ? "surrounded" : "relieved", owner, city)
                .with("seats", about.size())
                .with("who", about);
        return Stream.of(new News(told, about, 1));
    }

    /** Lists the seats with soldiers around a city, first the one whose day it is: it has closed the ring. */
    private List<Seat> besiegers(Hex city) {
        int owner = after.board().tile(city).owner();
        SortedSet<Integer> tribes = new TreeSet<>();
        chart().landAround(city).stream()
                .map(after.board()::tile)
                .filter(tile -> tile.manned())
                .forEach(tile -> tribes.add(tile.owner()));
        chart().harbour(city)
                .flatMap(after.board()::ship)
                .filter(Ship::manned)
                .ifPresent(ship -> tribes.add(ship.owner()));
        tribes.removeIf(tribe -> tribe == owner || tribe == Tribe.NOBODY);
        return tribes.stream()
                .sorted(Comparator.comparing(tribe -> !before.today().equals(Optional.of(tribe))))
                .map(Seat::new)
                .toList();
    }
}
