package heraldo.bot.discord.gate;

import heraldo.bot.campaign.CampaignClock;
import heraldo.bot.discord.shape.CommandTree;
import java.util.List;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** Where Discord's people come in: the connection with everything that answers on it. */
public final class Desk implements AutoCloseable {

    private final Connection connection;
    private final Lanes lanes;

    private Desk(Connection connection, Lanes lanes) {
        this.connection = connection;
        this.lanes = lanes;
    }

    /**
     * Signs in, registers the commands if they have changed, and answers from then on.
     *
     * @throws heraldo.bot.discord.shape.TooLargeException if the commands are more than Discord takes
     * @throws Connection.NoEntryException if Discord does not let the bot in
     */
    public static Desk open(
            DiscordSettings settings,
            Handlers handlers,
            TicketOffice tickets,
            Guard guard,
            Manners manners,
            CampaignClock clock) {
        List<SlashCommandData> commands = CommandTree.of(handlers.forms());
        Lanes lanes = new Lanes();
        Callers callers = new Callers(clock);
        Counter counter = new Counter(new Letters(tickets), manners, guard);
        Reception reception = new Reception(handlers, callers, tickets, counter, lanes);
        Prompter prompter = new Prompter(handlers, callers, guard, lanes);
        Connection connection = Connection.open(settings, List.of(reception, prompter));
        CommandRegistry.register(connection.jda(), commands);
        return new Desk(connection, lanes);
    }

    public JDA jda() {
        return connection.jda();
    }

    @Override
    public void close() {
        lanes.close();
        connection.close();
    }
}
