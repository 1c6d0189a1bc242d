package heraldo.rules.ruleset.kaixiflan;

import heraldo.rules.board.OddQ;
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
import heraldo.rules.ruleset.kaixiflan.game.Game;
import heraldo.rules.ruleset.kaixiflan.news.CalledThings;
import heraldo.rules.ruleset.kaixiflan.news.Gains;
import heraldo.rules.ruleset.kaixiflan.news.OwnNews;
import heraldo.rules.ruleset.kaixiflan.order.war.Fight;
import heraldo.rules.ruleset.kaixiflan.report.Report;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The words of the game. */
final class KaixiflanTell implements Tell<Realm> {

    private final Game game;

    KaixiflanTell(Game game) {
        this.game = game;
    }

    /** The names that provinces gave to places (K7). */
    @Override
    public SortedMap<String, String> titles(Realm realm) {
        SortedMap<String, String> titles = new TreeMap<>();
        realm.names().forEach((hex, name) -> titles.put("hex." + OddQ.name(hex), name.name()));
        return titles;
    }

    @Override
    public SortedMap<Seat, List<Gain>> gains(Aftermath<Realm> turn) {
        return Gains.of(game.law(turn.before()), game.law(turn.after()));
    }

    @Override
    public Optional<Object> called(Realm realm, String type, Object value) {
        return CalledThings.of(realm, type, value);
    }

    @Override
    public OwnCard card(Aftermath<Realm> turn, List<News> news, Seat seat) {
        return OwnNews.of(game.book(), game.missions(), turn, news, seat);
    }

    @Override
    public Optional<Message> setback(Realm after, LineResult result) {
        return Fight.setback(result);
    }

    @Override
    public boolean carriedOut(LineResult result) {
        return result.code().equals("OK") || result.code().equals("REDUCIDO");
    }

    @Override
    public Chronicle report(Realm realm, Viewer viewer) {
        return new Report(game.law(realm), game.missions(), viewer).chronicle();
    }
}
