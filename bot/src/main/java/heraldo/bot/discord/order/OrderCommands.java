package heraldo.bot.discord.order;

import heraldo.bot.discord.desk.DeskComponents;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.SlashHandler;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The commands of every ruleset of the catalog. Variants that share a command share its forms: the first one's. */
public final class OrderCommands {

    /** The row of the table of rights that all orders of all rulesets share. */
    static final String ERRAND = "order";

    private final BotContext context;
    private final OrderEntry entry;

    public OrderCommands(BotContext context, DeskComponents desk) {
        this.context = context;
        this.entry = new OrderEntry(context, desk);
    }

    public List<SlashHandler> slashes() {
        List<SlashHandler> commands = new ArrayList<>();
        Set<String> taken = new LinkedHashSet<>();
        for (Game game : context.games()) {
            if (taken.add(game.title().command())) {
                game.orders().types().forEach(type -> commands.add(new OrderCommand(context, entry, game, type)));
            }
        }
        return commands;
    }

    public List<ComponentHandler> components() {
        return List.of(new OrderModal(entry));
    }
}
