package heraldo.bot.sandbox.world;

import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.wire.Snowflakes;
import java.time.InstantSource;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * All that the stand-in remembers. One thing happens at a time: whoever reads or changes the world does so inside
 * {@link #exclusively}, and nothing in there waits for a network.
 */
public final class World {
    private final ReentrantLock lock = new ReentrantLock(true);
    private final InstantSource clock;
    private final Snowflakes ids;
    private final Pulse pulse = new Pulse();
    private final Map<Snowflake, User> users = new LinkedHashMap<>();
    private final Map<Snowflake, Guild> guilds = new LinkedHashMap<>();
    private final Channels channels = new Channels();
    private final Messages messages;
    private final Files files;
    private final Emojis emojis = new Emojis();
    private final Interactions interactions;
    private final Commands commands;
    private final Set<Snowflake> closed = new HashSet<>();
    private final User bot;
    private boolean twoFactor = true;

    /**
     * An empty world with a bot.
     *
     * @param clock the time by which ids and messages are stamped
     * @param stopwatch the time by which answers are late; may differ from the clock, which a sandbox may turn forward
     */
    public World(InstantSource clock, InstantSource stopwatch) {
        this.clock = clock;
        this.ids = new Snowflakes(clock);
        this.messages = new Messages(this);
        this.files = new Files(ids);
        this.interactions = new Interactions(this, stopwatch);
        this.commands = new Commands(this);
        this.bot = new User(ids.next(), "Heraldo", null, true, null, "en-US");
        users.put(bot.id(), bot);
    }

    private World(World other, InstantSource clock, InstantSource stopwatch) {
        this.clock = clock;
        this.ids = other.ids.by(clock);
        this.messages = new Messages(this);
        this.files = new Files(ids);
        this.interactions = new Interactions(this, stopwatch);
        this.commands = new Commands(this);
        this.bot = other.bot;
        this.twoFactor = other.twoFactor;
        users.putAll(other.users);
        other.guilds.forEach((id, guild) -> guilds.put(id, guild.copy()));
        channels.addAll(other.channels);
        messages.addAll(other.messages);
        files.addAll(other.files);
        emojis.addAll(other.emojis);
        commands.addAll(other.commands);
        closed.addAll(other.closed);
    }

    /**
     * Copies all that stays: servers, people, channels, messages, files, emojis and commands. Nobody listens to the copy, and it
     * knows no interactions and no nonces.
     *
     * @param others the time by which the copy stamps ids and messages
     * @param watch the time by which answers are late there
     */
    public World copy(InstantSource others, InstantSource watch) {
        return exclusively(() -> new World(this, others, watch));
    }

    /** Does something while nothing else happens. */
    public <T> T exclusively(Supplier<T> deed) {
        lock.lock();
        try {
            return deed.get();
        } finally {
            lock.unlock();
        }
    }

    /** Does something while nothing else happens. */
    public void exclusively(Runnable deed) {
        exclusively(() -> {
            deed.run();
            return null;
        });
    }

    /** The time by which things are stamped. */
    public InstantSource clock() {
        return clock;
    }

    /** A new id. */
    public Snowflake nextId() {
        return ids.next();
    }

    /** Returns the publisher of the events in this world. */
    public Pulse pulse() {
        return pulse;
    }

    /** The bot; its id is also that of its application. */
    public User bot() {
        return bot;
    }

    /** Users by id, in the order in which they came. */
    public Map<Snowflake, User> users() {
        return users;
    }

    /** A user; refused with 10013 if there is none. */
    public User user(Snowflake id) {
        User user = users.get(id);
        if (user == null) {
            throw DiscordError.UNKNOWN_USER.refusal();
        }
        return user;
    }

    /** Returns whether the bot's owner has two-factor authentication. */
    public boolean twoFactor() {
        return twoFactor;
    }

    /** Gives the owner of the bot two-factor authentication, or takes it away. */
    public void twoFactor(boolean has) {
        twoFactor = has;
    }

    /** Sets whether somebody accepts direct messages from those who share a server with them. */
    public void takesLetters(Snowflake user, boolean takes) {
        if (takes) {
            closed.remove(user);
        } else {
            closed.add(user);
        }
    }

    /** Returns whether a user accepts direct messages from those who share a server with them. */
    public boolean takesLetters(Snowflake user) {
        return !closed.contains(user);
    }

    /** Returns whether a user shares a server with the bot. */
    public boolean knows(Snowflake user) {
        return guilds().stream().anyMatch(guild -> guild.find(user).isPresent());
    }

    /** The servers. */
    public Collection<Guild> guilds() {
        return guilds.values();
    }

    /** The server of a channel; refused with 10004 if it belongs to none. */
    public Guild guild(Channel channel) {
        return Optional.ofNullable(channel.guild())
                .map(id -> guild(id))
                .orElseThrow(DiscordError.UNKNOWN_GUILD::refusal);
    }

    /** A server; refused with 10004 if there is none. */
    public Guild guild(Snowflake id) {
        Guild guild = guilds.get(id);
        if (guild == null) {
            throw DiscordError.UNKNOWN_GUILD.refusal();
        }
        return guild;
    }

    /** Adds a server. */
    public void put(Guild guild) {
        guilds.put(guild.id(), guild);
    }

    /** The channels. */
    public Channels channels() {
        return channels;
    }

    /** The messages. */
    public Messages messages() {
        return messages;
    }

    /** The uploaded files. */
    public Files files() {
        return files;
    }

    /** The emojis of the application. */
    public Emojis emojis() {
        return emojis;
    }

    /** The interactions. */
    public Interactions interactions() {
        return interactions;
    }

    /** The commands of the bot. */
    public Commands commands() {
        return commands;
    }
}
