package heraldo.rules.ruleset.tribus.news;

import heraldo.rules.kernel.Gain;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.law.Siege;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.Deed;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * All news of what was played: a pick, a tribe's turn or some orders of it, the close of a day.
 *
 * @param deeds what everybody may know of it, in order
 */
public record Herald(Rulebook book, World before, World after, List<Deed> deeds) {
    public Herald {
        deeds = List.copyOf(deeds);
    }

    public List<News> news() {
        Places places = new Places(book.chart());
        Battles battles = new Battles(deeds);
        return Stream.of(
                        new BattleNews(places, battles, after).news(),
                        new SiegeNews(places, new Siege(book.chart(), after.settings()), before, after).news(deeds),
                        Deed.some(deeds, Deed.Bargained.class).map(new PactNews(places)::news),
                        new LandNews(places, battles, before, after).news(deeds),
                        deeds.stream().flatMap(new WeekNews(places, book, before, after)::news),
                        lead().stream())
                .flatMap(each -> each)
                .toList();
    }

    /** Somebody else leads alone now. Nobody leads while cities are picked. */
    private Optional<News> lead() {
        if (after.ending().isPresent() || before.week() == 0) {
            return Optional.empty();
        }
        Gains gains = Gains.between(book, before, after, List.of());
        List<Integer> first = gains.is().best();
        return first.size() == 1 && !first.equals(gains.was().best())
                ? Optional.of(lead(first.get(0), gains))
                : Optional.empty();
    }

    private static News lead(int tribe, Gains gains) {
        int total = gains.is().holding(tribe).score();
        return News.lead(new Seat(tribe), total, Gain.worthNaming(gains.of(tribe)));
    }
}
