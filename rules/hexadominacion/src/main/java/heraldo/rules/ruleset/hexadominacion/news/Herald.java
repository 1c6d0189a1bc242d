package heraldo.rules.ruleset.hexadominacion.news;

import heraldo.rules.kernel.Gain;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.say.Places;
import heraldo.rules.ruleset.hexadominacion.score.Ranking;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.ruleset.hexadominacion.turn.Deed;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All news of a round that has been played: what the chronicle tells everybody, and nothing of what it tells realms alone. */
public final class Herald {

    private final Round round;
    private final World after;
    private final Places places;

    /**
     * The news of a round.
     *
     * @param after the world that it led to
     */
    public Herald(Round round, World after) {
        this.round = round;
        this.after = after;
        this.places = new Places(after, round.book().names());
    }

    public List<News> news() {
        List<News> news = new ArrayList<>(Stream.of(
                        new BattleNews(round, places).news(),
                        new CrownNews(round, places).news(),
                        new MarketNews(round, places).news(),
                        lead().stream(),
                        round.deeds(Deed.Ended.class).stream().map(this::end))
                .flatMap(each -> each)
                .toList());
        if (news.isEmpty()) {
            news.add(News.of("quiet", List.of(), 0, "round", round.start().round()));
        }
        return news;
    }

    private News end(Deed.Ended deed) {
        Ranking ranking = ranking(after);
        List<Seat> winners = ranking.winners();
        if (winners.isEmpty()) {
            return News.of("nobody", List.of(), 0);
        }
        int total = total(ranking, winners.get(0));
        Message told = Message.of(deed.active() == 1 ? "news.victory-alone" : "news.victory", "who", winners)
                .with("seats", winners.size())
                .with("total", total);
        return new News(told, winners, total);
    }

    private Ranking ranking(World world) {
        return Ranking.of(world, round.book().points());
    }

    private static int total(Ranking ranking, Seat seat) {
        return ranking.places().stream()
                .filter(place -> place.seat().equals(seat))
                .mapToInt(place -> place.score().total())
                .findFirst()
                .orElseThrow();
    }

    /** Somebody else leads alone now. */
    private Optional<News> lead() {
        if (after.over()) {
            return Optional.empty();
        }
        Ranking now = ranking(after);
        Optional<Seat> was = leader(ranking(round.start()));
        return leader(now).filter(seat -> was.filter(seat::equals).isEmpty()).map(seat -> lead(seat, now));
    }

    private News lead(Seat seat, Ranking now) {
        List<Gain> gains = Gains.of(seat, round.start(), after, round.book());
        return News.lead(seat, total(now, seat), Gain.worthNaming(gains));
    }

    private static Optional<Seat> leader(Ranking ranking) {
        List<Seat> first = ranking.winners();
        return first.size() == 1 ? Optional.of(first.get(0)) : Optional.empty();
    }
}
