package heraldo.bot.discord;

import heraldo.bot.campaign.CampaignOffice;
import heraldo.bot.campaign.book.PostedMarks;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.port.CampaignClock;
import heraldo.bot.campaign.port.Courier;
import heraldo.bot.discord.authority.CommandRights;
import heraldo.bot.discord.command.Commands;
import heraldo.bot.discord.door.Doorkeeper;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.discord.front.Emblems;
import heraldo.bot.discord.front.Gallery;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.gate.Callers;
import heraldo.bot.discord.gate.ComponentIds;
import heraldo.bot.discord.gate.Desk;
import heraldo.bot.discord.gate.DiscordSettings;
import heraldo.bot.discord.gate.Guard;
import heraldo.bot.discord.gate.Handlers;
import heraldo.bot.discord.gate.Letters;
import heraldo.bot.discord.post.ChannelReconciler;
import heraldo.bot.discord.post.Counters;
import heraldo.bot.discord.post.InvitationPost;
import heraldo.bot.discord.post.PostRoom;
import heraldo.bot.discord.post.Scriptorium;
import heraldo.bot.discord.post.StatusBoard;
import heraldo.bot.discord.post.StatusMessage;
import heraldo.bot.discord.room.Invitation;
import heraldo.bot.discord.room.Lookout;
import heraldo.bot.discord.room.Premises;
import heraldo.bot.discord.room.Servers;
import heraldo.bot.discord.shape.CommandMentions;
import heraldo.bot.render.Studio;
import heraldo.rules.engine.RulesetCatalog;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;

/** The bot on Discord, from signing in to signing off. */
public final class DiscordBot implements AutoCloseable {

    private final Desk desk;
    private final Courier courier;
    private final StatusBoard board;
    private final ChannelReconciler channels;
    private final PostedMarks posted;

    private DiscordBot(Desk desk, Courier courier, StatusBoard board, ChannelReconciler channels, PostedMarks posted) {
        this.desk = desk;
        this.courier = courier;
        this.board = board;
        this.channels = channels;
        this.posted = posted;
    }

    /**
     * Signs in, registers the commands if they have changed, and answers from then on. While Discord cannot be reached, it is
     * tried again.
     *
     * @param clock the clock of the campaigns, which reads the time stamps of interactions
     * @param lookout is told from which servers people can reach the bot
     * @throws heraldo.bot.discord.gate.Connection.NoEntryException if Discord does not let the bot in
     * @throws heraldo.bot.discord.shape.TooLargeException if a ruleset's commands are more than Discord takes
     */
    public static DiscordBot open(
            DiscordSettings settings,
            CampaignOffice office,
            RulesetCatalog catalog,
            Studio studio,
            CampaignClock clock,
            Lookout lookout) {
        Dictionary words = new Dictionary(catalog.languages());
        return open(settings, office, catalog, words, studio, clock, lookout, Doorkeeper::new);
    }

    /** As above, with words that are read already and somebody else at the door than the doorkeeper. */
    static DiscordBot open(
            DiscordSettings settings,
            CampaignOffice office,
            RulesetCatalog catalog,
            Dictionary words,
            Studio studio,
            CampaignClock clock,
            Lookout lookout,
            BiFunction<BotContext, CommandRights, Guard> door) {
        BotContext context =
                new BotContext(office, games(catalog), words, new Gallery(studio), new Emblems(studio, clock));
        Servers servers = new Servers(lookout);
        ComponentIds componentIds = componentIds(office, settings);
        Premises premises = Premises.of(servers, office.campaigns(), office.rooms());
        Handlers handlers = Commands.all(context, premises);
        CommandMentions mentions = new CommandMentions(handlers.forms());
        Letters letters = new Letters(componentIds, mentions);
        Scriptorium scriptorium = new Scriptorium();
        StatusMessage message = new StatusMessage(context, letters, scriptorium);
        Counters counters = new Counters();
        StatusBoard board = new StatusBoard(
                context, servers, message, new InvitationPost(context, letters), clock, counters, settings.pace());
        ChannelReconciler channels = new ChannelReconciler(context, premises.rooms(), clock);
        Desk desk = Desk.open(
                settings.tellingTime(clock::hear),
                handlers,
                mentions,
                componentIds,
                door.apply(context, handlers.rights()),
                new Courtesy(context, channels),
                new Callers(clock, catalog.languages(), context::language),
                List.of(lookout, servers, channels));
        connect(context, desk, board, clock);
        return new DiscordBot(
                desk,
                PostRoom.postman(context, clock, servers, premises.rooms(), letters, message, scriptorium, counters),
                board,
                channels,
                PostRoom.marks(servers));
    }

    private static ComponentIds componentIds(CampaignOffice office, DiscordSettings settings) {
        return new ComponentIds(office.lodge().vault().secret(ComponentIds.PURPOSE), settings.token());
    }

    private static List<Game> games(RulesetCatalog catalog) {
        return catalog.all().stream().<Game>map(Game::of).toList();
    }

    private static void connect(BotContext context, Desk desk, StatusBoard board, CampaignClock clock) {
        // Any answer brings the time; this one is asked for nothing else.
        clock.askedFrom(() -> desk.jda().getRestPing().queue(millis -> {}, failure -> {}));
        context.office().clerk().whenWaiting(act -> desk.meanwhile(act, sealAwaited(context.dictionary(), act)));
        context.office().orders().whenReadinessTurns(board::refreshSoon);
        context.emblems().connect(desk.jda());
        board.refreshAll();
    }

    /** Returns the text that the caller of a step played at once reads while the bot waits for its seal. */
    private static String sealAwaited(Dictionary words, Act act) {
        return words.speech(words.tongue(act.language())).say("discord.seal-awaited");
    }

    /** Posts what the outbox holds. */
    public Courier courier() {
        return courier;
    }

    /** Keeps the status messages up to date. */
    public StatusBoard board() {
        return board;
    }

    /** Keeps the channels as the books have them. */
    public ChannelReconciler channels() {
        return channels;
    }

    /** Finds what has been posted. */
    public PostedMarks posted() {
        return posted;
    }

    /** The address at which somebody who may manage a server lets the bot in. */
    public String invitation() {
        return Invitation.link(desk.jda().getSelfUser().getApplicationIdLong());
    }

    /** Returns a future that completes when Discord no longer lets the bot in, with the reason as a sentence. */
    public CompletableFuture<String> refused() {
        return desk.refused();
    }

    /**
     * Signs in for one more part of the bot's servers, for as long as that takes.
     *
     * @throws heraldo.bot.discord.gate.Connection.NoEntryException if Discord does not let the bot in
     */
    public void enter(int part) {
        desk.enter(part);
    }

    /** Returns whether the bot is connected to Discord for a shard of its servers. */
    public boolean serves(int part) {
        return desk.serves(part);
    }

    /** Leaves Discord at once, in the middle of whatever is being sent. */
    public void cut() {
        desk.cut();
    }

    /** Signs off. What has been asked is still answered, if it does not take long. */
    @Override
    public void close() {
        board.close();
        channels.close();
        desk.close();
    }
}
