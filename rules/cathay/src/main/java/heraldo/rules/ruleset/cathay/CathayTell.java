package heraldo.rules.ruleset.cathay;

import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.Gathering;
import heraldo.rules.engine.OwnCard;
import heraldo.rules.engine.Tell;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Gain;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.cathay.news.CalledThings;
import heraldo.rules.ruleset.cathay.news.Gains;
import heraldo.rules.ruleset.cathay.news.Herald;
import heraldo.rules.ruleset.cathay.news.OwnNews;
import heraldo.rules.ruleset.cathay.report.Report;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** The words of the game. */
final class CathayTell implements Tell<Position> {

    /** Gathers the news of a seat's many steps into one story. */
    @Override
    public List<News> gathered(List<News> news) {
        return Gathering.of(news, Herald.TOGETHER);
    }

    @Override
    public SortedMap<Seat, List<Gain>> gains(Aftermath<Position> turn) {
        return Gains.of(turn.before(), turn.after());
    }

    @Override
    public Optional<Object> called(Position position, String type, Object value) {
        return new CalledThings(position).of(type, value);
    }

    @Override
    public OwnCard card(Aftermath<Position> turn, List<News> news, Seat seat) {
        return OwnNews.of(turn, news, seat);
    }

    @Override
    public Chronicle report(Position position, Viewer viewer) {
        return new Report(position, viewer).chronicle();
    }
}
