package heraldo.bot.discord.command;

import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.discord.front.Gallery;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.gate.Handlers;
import heraldo.bot.render.Studio;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.RulesetCatalog;
import java.nio.file.Path;
import java.util.List;

/** Everybody who answers, without anything behind them: to see who there is. */
public final class Registry {

    private Registry() {}

    public static Handlers of(RulesetCatalog catalog) {
        List<Game> games = catalog.all().stream().<Game>map(Game::of).toList();
        Gallery gallery = new Gallery(new Studio(ConfigRoots.standard(Path.of("no-such-folder"))));
        return Commands.all(new BotContext(null, games, new Dictionary(catalog.languages()), gallery, null), null);
    }
}
