package heraldo.rules.ruleset.tribus.news;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.score.Holding;
import heraldo.rules.ruleset.tribus.score.Ranking;
import heraldo.rules.ruleset.tribus.state.Ending;
import heraldo.rules.ruleset.tribus.state.Pool;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.Deed;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** News of draft, days and weeks: picks, days that pass, grants, farewells, the end. */
record WeekNews(Places places, Rulebook book, World before, World after) {

    Stream<News> news(Deed deed) {
        return switch (deed) {
            case Deed.Picked picked -> Stream.of(picked(picked));
            case Deed.Rested rested -> Stream.of(rested(rested));
            case Deed.Granted granted -> Stream.of(granted(granted));
            case Deed.Left left -> Stream.of(left(left));
            case Deed.Ended ended -> Stream.of(ended(ended.ending()));
            default -> Stream.empty();
        };
    }

    private News picked(Deed.Picked deed) {
        Seat seat = new Seat(deed.tribe());
        Hex city = deed.city();
        Message told = Message.of(deed.chosen() ? "news.picked" : "news.picked-late", "seat", seat)
                .with("place", places.full(city))
                .with("spot", places.brief(city))
                .with("port", places.chart().port(city) ? "yes" : "no")
                .with("left", after.roster().picks().size());
        return new News(told, List.of(seat), 1);
    }

    private News rested(Deed.Rested deed) {
        Seat seat = new Seat(deed.tribe());
        return News.of(
                deed.silent() ? "silent" : "quiet", List.of(seat), 0, "seat", seat, "day", Say.day(before.day()));
    }

    private static News granted(Deed.Granted deed) {
        SortedMap<Integer, Integer> sums = new TreeMap<>();
        for (Pool pool : deed.pools()) {
            sums.merge(pool.tribe(), pool.amount(), Integer::sum);
        }
        List<Message> shares = sums.entrySet().stream()
                .map(share -> Message.of("news-share", "seat", new Seat(share.getKey()), "n", share.getValue()))
                .toList();
        int sum = sums.values().stream().mapToInt(Integer::intValue).sum();
        return News.of("grant", List.of(), sum, "week", deed.week(), "shares", shares, "sum", sum);
    }

    private News left(Deed.Left deed) {
        Seat seat = new Seat(deed.tribe());
        Holding had = new Ranking(book, before).holding(deed.tribe());
        return News.of("out", List.of(seat), had.lands(), "seat", seat, "lands", had.lands(), "ships", had.ships());
    }

    private News ended(Ending ending) {
        List<Seat> winners = ending.winners().stream().map(Seat::new).toList();
        if (winners.isEmpty()) {
            return News.of("nobody", List.of(), 0);
        }
        Holding best = new Ranking(book, after).holding(winners.get(0).number());
        Message told = Message.of("news.victory-" + ending.reason().name().toLowerCase(Locale.ROOT), "who", winners)
                .with("seats", winners.size())
                .with("cities", best.cities())
                .with("total", best.score())
                .with("week", after.week());
        return new News(told, winners, best.score());
    }
}
