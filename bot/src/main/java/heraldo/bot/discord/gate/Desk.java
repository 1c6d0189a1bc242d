package heraldo.bot.discord.gate;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.discord.shape.CommandMentions;
import heraldo.bot.discord.shape.CommandTree;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** The entry point for Discord's users: the connection and all handlers of its interactions. */
public final class Desk implements AutoCloseable {

    private final Connection connection;
    private final UserLanes lanes;
    private final Responder responder;
    private final Duration pause;

    private Desk(Connection connection, UserLanes lanes, Responder responder, Duration pause) {
        this.connection = connection;
        this.lanes = lanes;
        this.responder = responder;
        this.pause = pause;
    }

    /**
     * Signs in, registers the commands if they have changed, and answers from then on. While Discord cannot be reached, it is
     * tried again.
     *
     * @param mentions learns the numbers of the commands
     * @param watchers are told of every event before anybody is answered
     * @throws heraldo.bot.discord.shape.TooLargeException if the commands are more than Discord takes
     * @throws Connection.NoEntryException if Discord does not let the bot in
     */
    public static Desk open(
            DiscordSettings settings,
            Handlers handlers,
            CommandMentions mentions,
            ComponentIds componentIds,
            Guard guard,
            CallObserver observer,
            Callers callers,
            List<? extends ListenerAdapter> watchers) {
        List<SlashCommandData> commands = settings.access().to(CommandTree.of(handlers.forms()));
        UserLanes lanes = new UserLanes();
        Responder responder = new Responder(
                new Letters(componentIds, mentions), observer, guard, settings.waits(), handlers.corrections());
        Reception reception = new Reception(handlers, callers, componentIds, responder, lanes);
        Autocompleter suggestioner = new Autocompleter(handlers, callers, guard, lanes);
        List<ListenerAdapter> listeners = new ArrayList<>(watchers);
        listeners.addAll(List.of(reception, suggestioner));
        Duration pause = settings.signIn().pause();
        try (Attempts attempts = new Attempts(pause)) {
            Connection connection = attempts.until(() -> Connection.open(settings, listeners));
            Desk desk = new Desk(connection, lanes, responder, pause);
            try {
                mentions.registered(attempts.until(() -> register(connection.jda(), commands)));
                return desk;
            } catch (RuntimeException e) {
                desk.close();
                throw e;
            }
        }
    }

    private static Map<String, String> register(JDA jda, List<SlashCommandData> commands) {
        try {
            return CommandRegistry.register(jda, commands);
        } catch (ErrorResponseException e) {
            throw Failures.of(e);
        }
    }

    /** Returns a future that completes with the reason, in a sentence, once Discord does not let the bot in any more. */
    public CompletableFuture<String> refused() {
        return connection.refused();
    }

    /** Tells somebody who waits for an answer what it waits for. Whoever does not wait (any more) is told nothing. */
    public void meanwhile(Act act, String words) {
        responder.meanwhile(act.id(), words);
    }

    /**
     * Signs in for one more part of the bot's servers. While Discord cannot be reached, it is tried again.
     *
     * @throws Connection.NoEntryException if Discord does not let the bot in
     */
    public void enter(int part) {
        try (Attempts attempts = new Attempts(pause)) {
            attempts.until(() -> {
                connection.enter(List.of(part));
                return part;
            });
        }
    }

    /** Returns whether the desk is signed in for a part of the bot's servers. */
    public boolean serves(int part) {
        return connection.serves(part);
    }

    /** Leaves Discord at once, in the middle of whatever is being sent. */
    public void cut() {
        connection.cut();
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
