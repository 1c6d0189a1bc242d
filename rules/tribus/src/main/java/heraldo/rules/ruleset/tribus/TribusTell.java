package heraldo.rules.ruleset.tribus;

import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.OwnCard;
import heraldo.rules.engine.Tell;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Gain;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.tribus.game.Game;
import heraldo.rules.ruleset.tribus.news.CalledThings;
import heraldo.rules.ruleset.tribus.news.Gains;
import heraldo.rules.ruleset.tribus.news.LandNews;
import heraldo.rules.ruleset.tribus.news.OwnNews;
import heraldo.rules.ruleset.tribus.news.Setbacks;
import heraldo.rules.ruleset.tribus.report.Report;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** The words of the game. */
final class TribusTell implements Tell<World> {

    private final Game game;

    TribusTell(Game game) {
        this.game = game;
    }

    /** Gathers the news of a turn that a tribe played order by order into one story. */
    @Override
    public List<News> gathered(List<News> news) {
        return LandNews.gathered(news);
    }

    @Override
    public SortedMap<Seat, List<Gain>> gains(Aftermath<World> turn) {
        return Gains.of(game.book(), turn);
    }

    @Override
    public Optional<Object> called(World world, String type, Object value) {
        return new CalledThings(game.book().chart(), world).of(type, value);
    }

    @Override
    public OwnCard card(Aftermath<World> turn, List<News> news, Seat seat) {
        return OwnNews.of(game.book(), turn, news, seat);
    }

    @Override
    public Optional<Message> setback(World after, LineResult result) {
        return Setbacks.of(after, game.book().chart(), result);
    }

    @Override
    public Chronicle report(World world, Viewer viewer) {
        return Report.of(game.book(), world, viewer);
    }
}
