package heraldo.rules.ruleset.hexadominacion.news;

import heraldo.rules.kernel.Gain;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.say.Places;
import heraldo.rules.ruleset.hexadominacion.score.Ranking;
import heraldo.rules.ruleset.hexadominacion.score.Ranking.Place;
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

    public Herald(Round round) {
        this.round = round;
        this.after = round.world();
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
        List<Seat> winners = Ranking.of(after, round.book().points()).winners();
        if (winners.isEmpty()) {
            return News.of("nobody", List.of(), 0);
        }
        int total = place(after, winners.get(0)).score().total();
        Message told = Message.of(deed.active() == 1 ? "news.victory-alone" : "news.victory", "who", winners)
                .with("seats", winners.size())
                .with("total", total);
        return new News(told, winners, total);
    }

    private Place place(World world, Seat seat) {
        return Ranking.of(world, round.book().points()).places().stream()
                .filter(place -> place.seat().equals(seat))
                .findFirst()
                .orElseThrow();
    }

    /** Somebody else leads alone now. */
    private Optional<News> lead() {
        if (after.over()) {
            return Optional.empty();
        }
        Optional<Seat> was = leader(round.start());
        return leader(after).filter(seat -> was.filter(seat::equals).isEmpty()).map(this::lead);
    }

    private News lead(Seat seat) {
        int total = place(after, seat).score().total();
        List<Gain> gains = Gains.of(seat, round.start(), after, round.book());
        return News.lead(seat, total, Gain.worthNaming(gains));
    }

    private Optional<Seat> leader(World world) {
        List<Seat> first = Ranking.of(world, round.book().points()).winners();
        return first.size() == 1 ? Optional.of(first.get(0)) : Optional.empty();
    }
}
