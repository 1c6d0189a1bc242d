package heraldo.rules.ruleset.cathay.news;

import heraldo.rules.engine.Gathering;
import heraldo.rules.kernel.Gain;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.score.Score;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Deed;
import heraldo.rules.ruleset.cathay.turn.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All news of a turn, or of one step of it: what the chronicle tells everybody, nothing of hands, plans and cards taken. */
public final class Herald {

    /** Told of a seat once, however often it did it. */
    public static final List<String> TOGETHER =
            List.of("roads", "settlements", "cities", "claims", "recruits", "marches", "trades");

    private final Progress turn;
    private final Places places;
    private final WorkNews works;
    private final FightNews fights;
    private final Marches marches;
    private final Returns returns;
    private final List<News> news = new ArrayList<>();
    private Optional<DiceNews> dice = Optional.empty();

    public Herald(Progress turn) {
        this.turn = turn;
        this.places = new Places(turn.start().board());
        this.works = new WorkNews(turn, places);
        this.fights = new FightNews(turn.start(), places);
        this.marches = new Marches(turn);
        this.returns = new Returns(turn, places);
    }

    public List<News> news() {
        turn.deeds().forEach(this::tell);
        thrown();
        news.addAll(marches.news());
        news.addAll(returns.cards(new CardNews(turn.start(), turn.now()).news().toList()));
        lead().ifPresent(news::add);
        return Gathering.of(news, TOGETHER);
    }

    private void tell(Deed deed) {
        if (deed instanceof Deed.Thrown throwing) {
            thrown();
            dice = Optional.of(new DiceNews(throwing, places));
        }
        dice.ifPresent(each -> each.add(deed));
        Stream.of(works.of(deed), fights.of(deed), returns.of(deed), players(deed))
                .flatMap(each -> each)
                .forEach(news::add);
    }

    /** Adds the news of the last dice after all their effects. */
    private void thrown() {
        dice.ifPresent(each -> each.news().forEach(news::add));
        dice = Optional.empty();
    }

    private Stream<News> players(Deed deed) {
        return switch (deed) {
            case Deed.Struck struck -> Stream.of(of(struck.absent() ? "absent" : "silent", struck.seat()));
            case Deed.Returned returned -> Stream.of(of("returned", returned.seat()));
            case Deed.Won won -> Stream.of(victory(List.copyOf(won.winners())));
            default -> Stream.empty();
        };
    }

    private static News of(String kind, Seat seat) {
        return News.of(kind, List.of(seat), 0, "seat", seat);
    }

    private News victory(List<Seat> winners) {
        Position now = turn.now();
        int total = Score.points(now, winners.get(0));
        boolean alone = Score.playing(now).stream().allMatch(winners::contains)
                || (now.settings().ending().lastStandingWins()
                        && now.seats().stream()
                                .filter(seat -> !now.eliminated(seat))
                                .allMatch(winners::contains));
        String kind = winners.size() > 1 ? "victory-shared" : alone ? "victory-alone" : "victory";
        return new News(Message.of("news." + kind, "who", winners, "total", total), winners, total);
    }

    /** Somebody else leads alone now; in the first round everybody gets a first settlement, which is no lead. */
    private Optional<News> lead() {
        Position was = turn.start();
        Position now = turn.now();
        if (was.round().first() || now.over()) {
            return Optional.empty();
        }
        return leader(now)
                .filter(seat -> leader(was).filter(seat::equals).isEmpty())
                .map(seat -> News.lead(
                        seat,
                        Score.points(now, seat),
                        Gain.worthNaming(Gains.of(was, now).getOrDefault(seat, List.of()))));
    }

    private static Optional<Seat> leader(Position position) {
        int most = position.seats().stream()
                .mapToInt(seat -> Score.points(position, seat))
                .max()
                .orElse(0);
        List<Seat> first = position.seats().stream()
                .filter(seat -> Score.points(position, seat) == most)
                .toList();
        return first.size() == 1 ? Optional.of(first.get(0)) : Optional.empty();
    }
}
