package heraldo.bot.discord.room;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Channels;
import heraldo.bot.campaign.model.Holder;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.seat.CampaignDesk;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.bot.discord.text.Literal;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Reason;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.entities.channel.concrete.Category;
import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.InsufficientPermissionException;
import net.dv8tion.jda.api.requests.restaction.ChannelAction;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes the channels of a campaign, and finds them again: until the books know a channel, it carries the campaign's id in its
 * topic, so that nothing is created twice if the bot was stopped half way.
 */
public final class Rooms {

    private static final Logger LOG = LoggerFactory.getLogger(Rooms.class);

    /** The mark at the end of a topic. */
    private static final Pattern MARKED = Pattern.compile(" \\[[0-9a-f-]{36} [\\w-]+\\]$");

    /** What the bot may do in every channel of a campaign. */
    static final EnumSet<Permission> OWN = EnumSet.of(
            Permission.VIEW_CHANNEL,
            Permission.MESSAGE_SEND,
            Permission.MESSAGE_ATTACH_FILES,
            Permission.MESSAGE_HISTORY,
            Permission.PIN_MESSAGES);

    static final EnumSet<Permission> TALK = EnumSet.of(
            Permission.MESSAGE_SEND,
            Permission.MESSAGE_SEND_IN_THREADS,
            Permission.CREATE_PUBLIC_THREADS,
            Permission.CREATE_PRIVATE_THREADS);

    /** What a player may do in the channel of their seat. */
    static final EnumSet<Permission> GUEST = EnumSet.of(
            Permission.VIEW_CHANNEL,
            Permission.MESSAGE_SEND,
            Permission.MESSAGE_HISTORY,
            Permission.USE_APPLICATION_COMMANDS);

    /** What everybody may do in the public channels, whatever the server says elsewhere. */
    static final EnumSet<Permission> READER = EnumSet.of(Permission.USE_APPLICATION_COMMANDS);

    private static final EnumSet<Permission> NOTHING = EnumSet.noneOf(Permission.class);
    private static final EnumSet<Permission> ENTRY = EnumSet.of(Permission.VIEW_CHANNEL);

    private final Servers servers;
    private final CampaignDesk desk;
    /** Channels of which the mark has been taken away, or was to be. */
    private final Set<Long> tidied = ConcurrentHashMap.newKeySet();

    private final Map<CampaignId, ReentrantLock> makers = new ConcurrentHashMap<>();

    /** Campaigns of which something may have been made that Discord's answer did not tell of. */
    private final Set<CampaignId> doubtful = ConcurrentHashMap.newKeySet();

    public Rooms(Servers servers, CampaignDesk desk) {
        this.servers = servers;
        this.desk = desk;
    }

    /** What channels are called and say about themselves. */
    public record Signs(String chronicle, String chronicleTopic, String diplomacy, String diplomacyTopic) {

        public static Signs of(Speech plain) {
            return new Signs(
                    plain.say("discord.room.chronicle"),
                    plain.say("discord.room.chronicle-topic"),
                    plain.say("discord.room.diplomacy"),
                    plain.say("discord.room.diplomacy-topic"));
        }

        /** A lesson has one channel for everything. */
        public static Signs lesson(Speech plain) {
            return new Signs(plain.say("discord.room.lesson"), plain.say("discord.room.lesson-topic"), "", "");
        }
    }

    /**
     * The chronicle of a campaign; whatever is missing of its public channels is made first.
     *
     * @throws NoRoomException if the server is gone, or down
     */
    public TextChannel chronicle(Campaign campaign, Signs signs) {
        return chronicle(campaign)
                .orElseGet(() -> alone(
                        campaign,
                        () -> chronicle(desk.roster(campaign.id()).campaign())
                                .orElseGet(
                                        () -> campaign.lesson() ? study(campaign, signs) : furnish(campaign, signs))));
    }

    /** The chronicle, if it exists; checked again after waiting, since another thread may have created it. */
    private Optional<TextChannel> chronicle(Campaign campaign) {
        return campaign.home()
                .channels()
                .map(Channels::chronicle)
                .flatMap(servers::channel)
                .map(this::tidied);
    }

    /**
     * Where everybody talks in a campaign; it is made if there is none (any more).
     *
     * @throws NoRoomException if the server is gone, or down
     */
    public TextChannel diplomacy(Campaign campaign, Signs signs) {
        TextChannel chronicle = chronicle(campaign, signs);
        return diplomacy(desk.roster(campaign.id()).campaign())
                .orElseGet(() -> alone(
                        campaign,
                        () -> diplomacy(desk.roster(campaign.id()).campaign())
                                .orElseGet(() -> talk(campaign, signs, chronicle))));
    }

    private Optional<TextChannel> diplomacy(Campaign campaign) {
        return campaign.home().channels().map(Channels::diplomacy).flatMap(servers::channel);
    }

    /** Somebody has deleted it: another takes its place. */
    private TextChannel talk(Campaign campaign, Signs signs, TextChannel chronicle) {
        Guild guild = guild(campaign);
        long category = desk.roster(campaign.id())
                .campaign()
                .home()
                .channels()
                .map(Channels::category)
                .orElse(0L);
        TextChannel made = talk(guild, guild.getCategoryById(category), signs, mark(campaign, "diplomacy"));
        CrashPoint.CHANNEL_MADE.reached();
        desk.settle(campaign.id(), new Channels(category, made.getIdLong(), chronicle.getIdLong()));
        return tidied(made);
    }

    private static TextChannel talk(Guild guild, @Nullable Category category, Signs signs, String mark) {
        return marked(guild, mark)
                .orElseGet(() -> guild.createTextChannel(signs.diplomacy(), category)
                        .setTopic(topic(signs.diplomacyTopic(), mark))
                        .addMemberPermissionOverride(self(guild), OWN, NOTHING)
                        .addRolePermissionOverride(guild.getPublicRole().getIdLong(), having(guild, READER), NOTHING)
                        .complete());
    }

    /** Several posts of a campaign may need a channel at the same time, and it is made once. */
    private <T> T alone(Campaign campaign, Supplier<T> making) {
        ReentrantLock lock = makers.computeIfAbsent(campaign.id(), id -> new ReentrantLock());
        lock.lock();
        try {
            settleDoubt(campaign);
            return making.get();
        } catch (RuntimeException e) {
            doubtful.add(campaign.id());
            throw e;
        } finally {
            lock.unlock();
        }
    }

    /**
     * After a failure, makes sure that the gateway has told of all channels: what was made without an answer is then found.
     *
     * @throws NoRoomException if it has not yet
     */
    private void settleDoubt(Campaign campaign) {
        if (doubtful.contains(campaign.id())) {
            Guild guild = guild(campaign);
            if (Servers.listed(guild).stream().anyMatch(id -> guild.getGuildChannelById(id) == null)) {
                throw new NoRoomException("the server has channels that are not known yet", true);
            }
            doubtful.remove(campaign.id());
        }
    }

    private TextChannel furnish(Campaign campaign, Signs signs) {
        Guild guild = guild(campaign);
        String mark = mark(campaign, "chronicle");
        Category category = category(guild, campaign, mark);
        TextChannel chronicle = marked(guild, mark)
                .orElseGet(() -> guild.createTextChannel(signs.chronicle(), category)
                        .setTopic(topic(signs.chronicleTopic(), mark))
                        .addMemberPermissionOverride(self(guild), withThreads(guild), NOTHING)
                        .addRolePermissionOverride(
                                guild.getPublicRole().getIdLong(), having(guild, READER), having(guild, TALK))
                        .complete());
        TextChannel diplomacy = talk(guild, category, signs, mark(campaign, "diplomacy"));
        CrashPoint.CHANNEL_MADE.reached();
        desk.settle(campaign.id(), new Channels(category.getIdLong(), diplomacy.getIdLong(), chronicle.getIdLong()));
        tidied(diplomacy);
        return tidied(chronicle);
    }

    /**
     * The channel of a lesson, which is made if there is none.
     *
     * @return its id; empty if it cannot be made now, and whoever posts there tries again, or if the lesson is gone
     */
    public OptionalLong study(Campaign lesson, Speech plain) {
        try {
            return OptionalLong.of(chronicle(lesson, Signs.lesson(plain)).getIdLong());
        } catch (NoRoomException | ErrorResponseException | InsufficientPermissionException | RefusedException e) {
            LOG.info("the channel of a lesson waits: {}", Reason.of(e));
            return OptionalLong.empty();
        }
    }

    /** The one channel of a lesson, for its learner alone. */
    private TextChannel study(Campaign campaign, Signs signs) {
        Guild guild = guild(campaign);
        String mark = mark(campaign, "lesson");
        Category category = category(guild, campaign, mark);
        TextChannel channel = marked(guild, mark)
                .orElseGet(() -> open(
                                guild.createTextChannel(signs.chronicle(), category)
                                        .setTopic(topic(signs.chronicleTopic(), mark))
                                        .addMemberPermissionOverride(self(guild), withThreads(guild), NOTHING)
                                        .addRolePermissionOverride(
                                                guild.getPublicRole().getIdLong(), NOTHING, ENTRY),
                                guild,
                                campaign.director()
                                        .orElseThrow(
                                                () -> new IllegalStateException("whose lesson it is is forgotten")))
                        .complete());
        CrashPoint.CHANNEL_MADE.reached();
        desk.settle(campaign.id(), new Channels(category.getIdLong(), channel.getIdLong(), channel.getIdLong()));
        return tidied(channel);
    }

    /** Closes the channel of a seat to everybody who had it. */
    public void retire(Campaign campaign, Occupancy occupancy, String topic) {
        servers.channel(occupancy.channel()).ifPresent(channel -> {
            dismissOthers(campaign, occupancy.heldBy(Holder.VACANT), channel);
            channel.getManager().setTopic(topic).complete();
        });
    }

    private static EnumSet<Permission> withThreads(Guild guild) {
        EnumSet<Permission> own = EnumSet.copyOf(OWN);
        own.addAll(having(guild, EnumSet.copyOf(Permits.THREADS)));
        return own;
    }

    /**
     * The private channel of a seat; it is made if there is none.
     *
     * @param name what it is called if it has to be made
     * @param topic what it says about itself
     * @param retired channels that are nobody's any more
     */
    public TextChannel seat(
            Campaign campaign, Occupancy occupancy, String name, String topic, Supplier<Set<Long>> retired) {
        return servers.channel(occupancy.channel())
                .map(this::tidied)
                .orElseGet(() -> alone(campaign, () -> build(campaign, occupancy, name, topic, retired.get())));
    }

    private TextChannel build(Campaign campaign, Occupancy occupancy, String name, String topic, Set<Long> retired) {
        Guild guild = guild(campaign);
        String mark = mark(campaign, occupancy.seat().toString());
        TextChannel made = marked(guild, mark)
                .filter(channel -> !retired.contains(channel.getIdLong()))
                .or(() -> forgotten(guild, campaign, topic, retired))
                .orElseGet(() -> closed(guild, campaign, occupancy, name)
                        .setTopic(topic(topic, mark))
                        .complete());
        CrashPoint.CHANNEL_MADE.reached();
        desk.settle(campaign.id(), occupancy.seat(), made.getIdLong());
        return tidied(made);
    }

    private ChannelAction<TextChannel> closed(Guild guild, Campaign campaign, Occupancy occupancy, String name) {
        Category category = campaign.home()
                .channels()
                .map(Channels::category)
                .map(guild::getCategoryById)
                .orElse(null);
        ChannelAction<TextChannel> shut = guild.createTextChannel(name(name), category)
                .addRolePermissionOverride(guild.getPublicRole().getIdLong(), NOTHING, ENTRY)
                .addMemberPermissionOverride(self(guild), OWN, NOTHING);
        if (campaign.terms().gameMasterSees()) {
            campaign.director().ifPresent(director -> open(shut, guild, director));
        }
        occupancy.player().ifPresent(player -> open(shut, guild, player));
        return shut;
    }

    private ChannelAction<TextChannel> open(ChannelAction<TextChannel> channel, Guild guild, long guest) {
        return channel.addMemberPermissionOverride(guest, having(guild, GUEST), NOTHING);
    }

    /** Opens a seat's channel to a player. */
    public void admit(TextChannel channel, long player) {
        channel.getManager()
                .putMemberPermissionOverride(player, Permission.getRaw(having(channel.getGuild(), GUEST)), 0)
                .complete();
    }

    /** Closes a seat's channel to everybody but its player and those who see everything. */
    public void dismissOthers(Campaign campaign, Occupancy occupancy, TextChannel channel) {
        List<Long> strangers = channel.getMemberPermissionOverrides().stream()
                .map(override -> override.getIdLong())
                .filter(id -> id != self(channel.getGuild()))
                .filter(id -> occupancy.player().isEmpty() || occupancy.player().getAsLong() != id)
                .filter(id -> !campaign.terms().gameMasterSees() || id != campaign.gameMaster())
                .toList();
        strangers.forEach(stranger ->
                channel.getManager().removePermissionOverride(stranger).complete());
    }

    private static Category category(Guild guild, Campaign campaign, String mark) {
        Optional<Category> made = marked(guild, mark).map(TextChannel::getParentCategory);
        return made.or(() -> campaign.home().channels().map(Channels::category).map(guild::getCategoryById))
                .or(() -> guild.getCategoriesByName(name(campaign.name()), false).stream()
                        .filter(category -> category.getChannels().isEmpty())
                        .findFirst())
                .orElseGet(() -> guild.createCategory(name(campaign.name())).complete());
    }

    private static Optional<TextChannel> marked(Guild guild, String mark) {
        return guild.getTextChannels().stream()
                .filter(channel ->
                        channel.getTopic() != null && channel.getTopic().endsWith(mark))
                .findFirst();
    }

    /** A channel that the books know needs its mark no more; nobody waits until it is gone. */
    private TextChannel tidied(TextChannel channel) {
        String topic = channel.getTopic();
        boolean marked = topic != null && MARKED.matcher(topic).find();
        Member self = channel.getGuild().getSelfMember();
        if (marked && self.hasPermission(channel, Permission.MANAGE_CHANNEL) && tidied.add(channel.getIdLong())) {
            channel.getManager()
                    .setTopic(MARKED.matcher(topic).replaceFirst(""))
                    .queue(done -> {}, failure -> LOG.debug("a channel keeps its mark: {}", Reason.of(failure)));
        }
        return channel;
    }

    /** A channel of the campaign that older books, put in place again, do not know: it says of itself what it is. */
    private static Optional<TextChannel> forgotten(Guild guild, Campaign campaign, String topic, Set<Long> retired) {
        return campaign.home().channels().map(Channels::category).map(guild::getCategoryById).stream()
                .flatMap(category -> category.getTextChannels().stream())
                .filter(channel -> topic.equals(channel.getTopic()) && !retired.contains(channel.getIdLong()))
                .findFirst();
    }

    private static String mark(Campaign campaign, String room) {
        return "[" + campaign.id() + " " + room + "]";
    }

    private static String topic(String words, String mark) {
        int room = DiscordLimit.CHANNEL_TOPIC.most() - mark.length() - 1;
        return (words.length() > room ? words.substring(0, room) : words) + " " + mark;
    }

    private static String name(String typed) {
        return DiscordLimit.CHANNEL_NAME.cut(Literal.plain(typed));
    }

    /** Permissions as far as the bot has them: nobody may grant or revoke one they do not have themselves. */
    static EnumSet<Permission> having(Guild guild, EnumSet<Permission> wanted) {
        EnumSet<Permission> had = EnumSet.copyOf(wanted);
        had.retainAll(guild.getSelfMember().getPermissions());
        return had;
    }

    private static long self(Guild guild) {
        return guild.getSelfMember().getIdLong();
    }

    private Guild guild(Campaign campaign) {
        return servers.guild(campaign.guild()).orElseThrow(() -> new NoRoomException(servers.down(campaign.guild())));
    }

    /** The server of the campaign is not there. */
    public static final class NoRoomException extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final boolean down;

        NoRoomException(boolean down) {
            this(down ? "the server is down" : "the server is gone", down);
        }

        NoRoomException(String why, boolean down) {
            super(why);
            this.down = down;
        }

        /** Whether it is only down, and will be there again. */
        public boolean down() {
            return down;
        }
    }
}
