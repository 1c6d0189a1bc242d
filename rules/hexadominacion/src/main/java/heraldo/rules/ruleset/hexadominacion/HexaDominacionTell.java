package heraldo.rules.ruleset.hexadominacion;

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
import heraldo.rules.ruleset.hexadominacion.game.Game;
import heraldo.rules.ruleset.hexadominacion.news.CalledThings;
import heraldo.rules.ruleset.hexadominacion.news.Gains;
import heraldo.rules.ruleset.hexadominacion.news.OwnNews;
import heraldo.rules.ruleset.hexadominacion.news.Setbacks;
import heraldo.rules.ruleset.hexadominacion.report.Report;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The words of the game. */
final class HexaDominacionTell implements Tell<World> {

    private final Game game;

    HexaDominacionTell(Game game) {
        this.game = game;
    }

    @Override
    public SortedMap<String, String> titles(World world) {
        SortedMap<String, String> titles = new TreeMap<>();
        world.names().forEach((hex, name) -> titles.put("hex." + Board.name(hex), name));
        return titles;
    }

    @Override
    public SortedMap<Seat, List<Gain>> gains(Aftermath<World> turn) {
        return Gains.of(turn.before(), turn.after(), game.book());
    }

    @Override
    public Optional<Object> called(World world, String type, Object value) {
        return new CalledThings(world, game.book().names()).of(type, value);
    }

    @Override
    public OwnCard card(Aftermath<World> turn, List<News> news, Seat seat) {
        return OwnNews.of(game.book(), turn, news, seat);
    }

    @Override
    public Optional<Message> setback(World after, LineResult result) {
        return Setbacks.of(after, game.book().names(), result);
    }

    @Override
    public boolean carriedOut(LineResult result) {
        return result.code().equals("OK") || result.code().startsWith("N_");
    }

    @Override
    public Chronicle report(World world, Viewer viewer) {
        return new Report(world, game.book(), viewer).chronicle();
    }
}
