package heraldo.rules.ruleset.hexadominacion.news;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.say.Places;
import heraldo.rules.ruleset.hexadominacion.state.Grant;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.turn.Deed;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** News of the realms' own affairs: capitals that moved, works, crowns laid down, votes for more rounds. */
final class CrownNews {

    private final Round round;
    private final Places places;

    CrownNews(Round round, Places places) {
        this.round = round;
        this.places = places;
    }

    Stream<News> news() {
        return Stream.of(
                        round.deeds(Deed.CapitalMoved.class).stream().map(this::capital),
                        works(),
                        round.deeds(Deed.Surrendered.class).stream().map(this::surrender),
                        round.deeds(Deed.Counted.class).stream().map(CrownNews::votes))
                .flatMap(each -> each);
    }

    private News capital(Deed.CapitalMoved deed) {
        Seat seat = new Seat(deed.seat());
        Message told = Message.of("news.capital", "seat", seat, "spot", places.brief(deed.to()))
                .with("place", places.full(deed.to()))
                .with("from", places.brief(deed.from()));
        return new News(told, List.of(seat), 1);
    }

    /** Reports each hex that reached the top level by itself, and the other works in one piece. */
    private Stream<News> works() {
        List<Deed.Built> built = round.deeds(Deed.Built.class);
        List<Deed.Built> lower =
                built.stream().filter(deed -> deed.level() < Tile.TOP).toList();
        Stream<News> summits =
                built.stream().filter(deed -> deed.level() == Tile.TOP).map(deed -> work("summit", deed, 1));
        Stream<News> rest = lower.stream()
                .min(Comparator.comparingInt(deed -> -deed.level()))
                .map(best -> work(lower.size() == 1 ? "work" : "works", best, lower.size()))
                .stream();
        return Stream.concat(summits, rest);
    }

    private News work(String kind, Deed.Built best, int number) {
        Seat seat = new Seat(best.seat());
        Message told = Message.of("news." + kind, "seat", seat, "number", number)
                .with("level", best.level())
                .with("place", places.full(best.hex()))
                .with("spot", places.brief(best.hex()));
        return new News(told, number == 1 ? List.of(seat) : List.of(), number);
    }

    private News surrender(Deed.Surrendered deed) {
        Seat seat = new Seat(deed.seat());
        List<Seat> heirs =
                deed.grants().stream().map(Grant::to).distinct().sorted().toList();
        int hexes = deed.grants().size() + deed.neutral().size();
        Message told = Message.of(heirs.isEmpty() ? "news.surrender-free" : "news.surrender", "seat", seat)
                .with("heirs", heirs)
                .with("number", heirs.size())
                .with("granted", deed.grants().size())
                .with("hexes", hexes)
                .with("round", round.start().round());
        return new News(told, List.of(seat), hexes);
    }

    private static News votes(Deed.Counted deed) {
        String kind = deed.rounds() == 0 ? "no-extension" : deed.waits() ? "extension-waits" : "extension";
        return News.of(kind, List.of(), deed.rounds(), "rounds", deed.rounds());
    }
}
