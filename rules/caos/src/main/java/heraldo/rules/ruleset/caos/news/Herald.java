package heraldo.rules.ruleset.caos.news;

import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.order.Resign;
import heraldo.rules.ruleset.caos.state.Ending;
import heraldo.rules.ruleset.caos.state.Stage;
import heraldo.rules.ruleset.caos.state.War;
import heraldo.rules.ruleset.caos.turn.Progress;
import heraldo.rules.ruleset.caos.turn.SilenceStep;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All news of a turn that has been played, in the order in which it came about. */
public final class Herald {

    private final Progress turn;

    public Herald(Progress turn) {
        this.turn = turn;
    }

    public List<News> news() {
        return switch (turn.law().war().stage()) {
            case ORDERS -> Stream.concat(told().stream(), end().stream()).toList();
            case LIEUTENANTS -> lieutenants().stream().toList();
            case OVER -> List.of();
        };
    }

    private List<News> told() {
        return Stream.concat(happened().stream(), silent().stream()).toList();
    }

    private List<News> happened() {
        BrokenNews broken = new BrokenNews(turn);
        List<News> told = Stream.of(
                        broken.news(),
                        BattleNews.of(turn, broken.planets()),
                        PaperNews.of(turn),
                        new GloryNews(turn).news(),
                        turn.tasks(Resign.class).stream().map(task -> resigned(task.seat())),
                        lead().stream())
                .flatMap(each -> each)
                .toList();
        return told.isEmpty()
                ? List.of(
                        News.of("quiet", List.of(), 0, "turn", turn.law().war().turn()))
                : told;
    }

    /** Bands that have sent nothing for so long that the chronicle tells of it (CR52). */
    private Optional<News> silent() {
        List<Seat> silent = turn.now().active().stream()
                .filter(seat -> turn.now().band(seat).idle() >= SilenceStep.NOTICED)
                .toList();
        return Optional.of(silent)
                .filter(seats -> !seats.isEmpty())
                .map(seats -> News.of("silent", List.of(), 0, "who", seats));
    }

    private static News resigned(Seat seat) {
        return News.of("resigned", List.of(seat), 0, "seat", seat);
    }

    /** Somebody else leads alone now. */
    private Optional<News> lead() {
        Optional<Seat> was = GloryNews.leader(turn.law());
        return GloryNews.leader(turn.lawNow())
                .filter(seat -> was.filter(seat::equals).isEmpty())
                .map(this::lead);
    }

    private News lead(Seat seat) {
        int total = turn.now().band(seat).score();
        return News.lead(seat, total, Gains.of(turn.law(), turn.lawNow()).getOrDefault(seat, List.of()));
    }

    private Optional<News> end() {
        War now = turn.now();
        if (now.stage() == Stage.ORDERS) {
            return Optional.empty();
        }
        Ending ending = now.ending();
        List<Seat> winners = ending.lord().map(List::of).orElseGet(() -> List.copyOf(ending.paladins()));
        if (winners.isEmpty()) {
            return Optional.of(News.of("victory-nobody", List.of(), 0));
        }
        int total = now.band(winners.get(0)).score();
        return Optional.of(News.of(
                ending.lord().isPresent() ? "victory" : "victory-shared",
                winners,
                total,
                "who",
                winners,
                "total",
                total));
    }

    private Optional<News> lieutenants() {
        Ending ending = turn.now().ending();
        return ending.lord()
                .filter(lord -> !ending.lieutenants().isEmpty())
                .map(lord -> News.of(
                        "lieutenants",
                        List.of(lord),
                        0,
                        "seat",
                        lord,
                        "who",
                        List.copyOf(ending.lieutenants()),
                        "total",
                        turn.now().band(lord).score()));
    }
}
