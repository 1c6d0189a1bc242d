package heraldo.rules.ruleset.caos.news;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Sector;
import heraldo.rules.ruleset.caos.book.Side;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.say.Say;
import heraldo.rules.ruleset.caos.turn.Award;
import heraldo.rules.ruleset.caos.turn.Fall;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** News of deeds, of whole sectors, and of bands that lost their last planet. */
final class GloryNews {

    private final Progress turn;

    GloryNews(Progress turn) {
        this.turn = turn;
    }

    Stream<News> news() {
        return Stream.of(
                        turn.falls().stream().map(GloryNews::fall),
                        turn.law().galaxy().sectors().stream().flatMap(sector -> sector(sector).stream()),
                        turn.awards().stream().map(this::deed))
                .flatMap(each -> each);
    }

    private static News fall(Fall fall) {
        return News.of(
                fall.credited().isEmpty() ? "fallen-alone" : "fallen",
                List.of(fall.seat()),
                0,
                "seat",
                fall.seat(),
                "by",
                List.copyOf(fall.credited()));
    }

    /** A sector of which somebody controls every planet now, and did not before. */
    private Optional<News> sector(Sector sector) {
        Optional<Seat> was = turn.law().holder(sector);
        return turn.lawNow()
                .holder(sector)
                .filter(seat -> was.filter(seat::equals).isEmpty())
                .map(seat -> News.of(
                        sector.side() == Side.EYE ? "sector-eye" : "sector-outer",
                        List.of(seat),
                        0,
                        "seat",
                        seat,
                        "sector",
                        Places.sector(sector.id())));
    }

    private News deed(Award award) {
        int most = award.points().values().stream()
                .mapToInt(Integer::intValue)
                .max()
                .orElse(0);
        int points = most * Say.factor(turn.law().war());
        return News.of(
                kind(award, points),
                award.sharers(),
                points,
                "who",
                award.sharers(),
                "deed",
                name(award.deed().code()),
                "story",
                Message.of("news-story." + award.deed().code()),
                "points",
                points);
    }

    private static String kind(Award award, int points) {
        if (award.sharers().size() > 1) {
            return "deed-shared";
        }
        return points > 0 ? "deed" : "deed-plain";
    }

    /** A deed's name, as it stands in a sentence. */
    static Message name(String code) {
        return Message.of("news-deed." + code);
    }

    /** The one seat with most points, if there is only one. */
    static Optional<Seat> leader(Law law) {
        int best = law.war().bands().values().stream()
                .mapToInt(band -> band.score())
                .max()
                .orElse(0);
        List<Seat> first = law.war().seats().stream()
                .filter(seat -> law.band(seat).score() == best)
                .toList();
        return first.size() == 1 ? Optional.of(first.get(0)) : Optional.empty();
    }
}
