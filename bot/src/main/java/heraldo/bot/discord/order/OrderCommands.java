package heraldo.bot.discord.order;

import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.gate.TicketHandler;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The commands of every ruleset of the catalog. Variants that share a command share its forms: the first one's. */
public final class OrderCommands {

    /** What all orders of all rulesets are in the table of rights. */
    static final String ERRAND = "order";

    private final Front front;

    public OrderCommands(Front front) {
        this.front = front;
    }

    public List<SlashHandler> slashes() {
        List<SlashHandler> commands = new ArrayList<>();
        Set<String> taken = new LinkedHashSet<>();
        for (Game game : front.games()) {
            if (taken.add(game.command())) {
                game.orders().types().forEach(type -> commands.add(new OrderCommand(front, game, type)));
            }
        }
        return commands;
    }

    public List<TicketHandler> tickets() {
        return List.of(new OrderWindow(front));
    }
}
