package heraldo.bot.discord.command;

import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.gate.Handlers;
import heraldo.rules.engine.RulesetCatalog;
import java.util.List;

/** Everybody who answers, without anything behind them: to see who there is. */
public final class Registry {

    private Registry() {}

    public static Handlers of(RulesetCatalog catalog) {
        List<Game> games = catalog.all().stream().<Game>map(Game::of).toList();
        return Commands.all(new BotContext(null, games, new Dictionary(catalog.languages()), null, null), null, null);
    }
}
