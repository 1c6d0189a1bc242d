package heraldo.rules.ruleset.caos;

import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.OwnCard;
import heraldo.rules.engine.Tell;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Gain;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.caos.game.Game;
import heraldo.rules.ruleset.caos.news.CalledThings;
import heraldo.rules.ruleset.caos.news.Gains;
import heraldo.rules.ruleset.caos.news.OwnNews;
import heraldo.rules.ruleset.caos.report.Report;
import heraldo.rules.ruleset.caos.say.Agreed;
import heraldo.rules.ruleset.caos.state.War;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** The words of the game. */
final class CaosTell implements Tell<War> {

    private final Game game;

    CaosTell(Game game) {
        this.game = game;
    }

    @Override
    public SortedMap<Seat, List<Gain>> gains(Aftermath<War> turn) {
        return Gains.of(game.law(turn.before()), game.law(turn.after()));
    }

    @Override
    public OwnCard card(Aftermath<War> turn, List<News> news, Seat seat) {
        return OwnNews.of(game.law(turn.before()), game.law(turn.after()), turn, news, seat)
                .worded(new Agreed(turn.after())::message);
    }

    @Override
    public Optional<Object> called(War war, String type, Object value) {
        return CalledThings.of(type, value);
    }

    @Override
    public boolean carriedOut(LineResult result) {
        return OwnNews.carriedOut(result);
    }

    @Override
    public Chronicle report(War war, Viewer viewer) {
        return new Agreed(war).chronicle(new Report(game.law(war), viewer).chronicle());
    }
}
