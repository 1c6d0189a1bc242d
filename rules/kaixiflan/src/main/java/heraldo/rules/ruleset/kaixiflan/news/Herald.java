package heraldo.rules.ruleset.kaixiflan.news;

import heraldo.rules.kernel.Gain;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.mission.MissionBook;
import heraldo.rules.ruleset.kaixiflan.order.Story;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.score.Ranking;
import heraldo.rules.ruleset.kaixiflan.score.Score;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All news of a turn that has been played, in the order in which it came about. */
public final class Herald {

    private final Progress turn;
    private final MissionBook missions;
    private final Ranking before;
    private final Ranking now;

    public Herald(Progress turn, MissionBook missions) {
        this.turn = turn;
        this.missions = missions;
        this.before = turn.before();
        this.now = new Ranking(turn.lawNow());
    }

    public List<News> news() {
        return Stream.of(
                        BattleNews.of(turn),
                        new LandNews(turn).news(),
                        turn.deeds(Deed.Drawn.class).stream().map(this::card),
                        new CourtNews(turn, missions).news(),
                        lead().stream(),
                        absent().stream(),
                        victory().stream(),
                        quiet().stream(),
                        turn.tasks(Story.class).stream().map(Herald::story))
                .flatMap(each -> each)
                .toList();
    }

    private News card(Deed.Drawn deed) {
        return News.of(
                "card",
                List.of(),
                0,
                "title",
                Message.of("event." + deed.card() + ".title"),
                "told",
                Message.inTurn("news-told", deed.told()).orElseGet(() -> Message.of("event.nowhere")));
    }

    /** Somebody else leads alone now. */
    private Optional<News> lead() {
        Optional<Owner> first = leader(now);
        Optional<Owner> was = leader(before);
        return first.filter(owner -> was.filter(owner::equals).isEmpty()).map(this::lead);
    }

    private News lead(Owner owner) {
        Seat seat = LandNews.seat(owner);
        int total = now.totals().getOrDefault(owner, 0);
        return News.lead(
                seat,
                total,
                Gain.worthNaming(Gains.of(turn.law(), turn.lawNow()).getOrDefault(seat, List.of())));
    }

    private static Optional<Owner> leader(Ranking ranking) {
        List<Score> ranked = ranking.scores();
        boolean alone =
                ranked.size() == 1 || ranked.get(0).total() > ranked.get(1).total();
        return Optional.of(ranked.get(0).owner()).filter(owner -> alone);
    }

    /** Those for whom the engine wrote a line, since they had sent none (R11). */
    private Optional<News> absent() {
        List<Owner> owners = turn.tasks().stream()
                .filter(task -> task.line() == 0)
                .map(Task::owner)
                .distinct()
                .toList();
        return Optional.of(owners)
                .filter(those -> !those.isEmpty())
                .map(those -> News.of("absent", List.of(), 0, "who", Say.owners(those), "seats", those.size()));
    }

    private Optional<News> victory() {
        if (!turn.now().over()) {
            return Optional.empty();
        }
        List<Score> winners = now.winners();
        List<Seat> seats =
                winners.stream().map(score -> LandNews.seat(score.owner())).toList();
        boolean fortress = turn.deeds(Deed.Built.class).stream()
                .anyMatch(deed -> turn.book().building(deed.building()).ends());
        return Optional.of(News.of(
                fortress ? "victory-fortress" : "victory",
                seats,
                winners.get(0).total(),
                "who",
                seats,
                "seats",
                seats.size(),
                "total",
                winners.get(0).total()));
    }

    /** A season in which nothing else is worth telling. */
    private Optional<News> quiet() {
        return turn.deeds().stream().allMatch(deed -> deed instanceof Deed.Collected || deed instanceof Deed.Traded)
                ? Optional.of(News.of(
                        "quiet", List.of(), 0, "season", Say.season(turn.start().season())))
                : Optional.empty();
    }

    private static News story(Task<Story> task) {
        Seat seat = LandNews.seat(task.owner());
        return News.of(
                "story",
                List.of(seat),
                0,
                "seat",
                seat,
                "text",
                new PlayerText(task.order().text()));
    }
}
