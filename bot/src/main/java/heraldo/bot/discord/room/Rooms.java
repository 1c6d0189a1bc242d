package heraldo.bot.discord.room;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.Channels;
import heraldo.bot.campaign.model.Holder;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.seat.CampaignDesk;
import heraldo.bot.campaign.seat.RoomDesk;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.bot.discord.text.Literal;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Reason;
import heraldo.rules.kernel.Seat;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.channel.concrete.Category;
import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;
import net.dv8tion.jda.api.entities.channel.middleman.StandardGuildMessageChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.InsufficientPermissionException;
import net.dv8tion.jda.api.requests.restaction.ChannelAction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes the channels of a campaign, and finds them again: {@link TopicMarks} keep anything from being created twice.
 */
public final class Rooms {

    /** A server has no more channels than that. */
    static final int BELOW_ALL = 500;

    private static final Logger LOG = LoggerFactory.getLogger(Rooms.class);

    private static final String UNKNOWN = "the server has channels that are not known yet";

    private final Servers servers;
    private final CampaignDesk desk;
    private final RoomDesk seats;
    private final Overwrites overwrites;

    private final TopicMarks marks;
    private final SeatLabels labels;

    private final Map<CampaignId, ReentrantLock> makers = new ConcurrentHashMap<>();

    /** Campaigns of which something may have been made that Discord's answer did not tell of. */
    private final Set<CampaignId> doubtful = ConcurrentHashMap.newKeySet();

    /**
     * The channels of all campaigns.
     *
     * @param desk knows where a campaign lives, and {@code seats} for whom the channel of a seat was opened
     */
    public Rooms(Servers servers, CampaignDesk desk, RoomDesk seats) {
        this.servers = servers;
        this.marks = new TopicMarks(servers);
        this.desk = desk;
        this.seats = seats;
        this.overwrites = new Overwrites(new Members(servers));
        this.labels = new SeatLabels(servers, seats);
    }

    /** The names and topics of the public channels. */
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
    public StandardGuildMessageChannel chronicle(Campaign campaign, Signs signs) {
        return ready(campaign, signs, Channels::chronicle);
    }

    /**
     * The chronicle of a campaign as it is; nothing is made. Empty if it is gone.
     *
     * @throws NoRoomException if the server is gone, or down
     */
    public Optional<StandardGuildMessageChannel> found(Campaign campaign) {
        guild(campaign);
        return campaign.home().channels().map(Channels::chronicle).flatMap(servers::channel);
    }

    /**
     * Returns the diplomacy channel of a campaign, after making any public channels that are missing.
     *
     * @throws NoRoomException if the server is gone, or down
     */
    public StandardGuildMessageChannel diplomacy(Campaign campaign, Signs signs) {
        return ready(campaign, signs, Channels::diplomacy);
    }

    private StandardGuildMessageChannel ready(Campaign campaign, Signs signs, ToLongFunction<Channels> which) {
        return Overwrites.own(marks.without(standing(campaign, which)
                .orElseGet(() -> alone(
                        campaign,
                        () -> confirmed(fresh(campaign), which)
                                .orElseGet(() -> standing(furnish(fresh(campaign), signs), which)
                                        .orElseThrow(() -> new NoRoomException(UNKNOWN, true)))))));
    }

    /** One of the public channels, if it is there; checked again after waiting, since another thread may have made it. */
    private Optional<StandardGuildMessageChannel> standing(Campaign campaign, ToLongFunction<Channels> which) {
        return campaign.home().channels().map(which::applyAsLong).flatMap(this::reachable);
    }

    /** A channel; empty if it is gone, or if the bot can neither see it nor open it for itself. */
    private Optional<StandardGuildMessageChannel> reachable(long id) {
        return servers.channel(id).filter(channel -> !Overwrites.locked(channel));
    }

    /**
     * One of the public channels, if it is there by Discord's own word: only then another one may be made.
     *
     * @throws NoRoomException if it is there and the cache does not show it so; it soon will
     */
    private Optional<StandardGuildMessageChannel> confirmed(Campaign campaign, ToLongFunction<Channels> which) {
        return campaign.home().channels().map(which::applyAsLong).flatMap(id -> confirmed(campaign, id));
    }

    private Optional<StandardGuildMessageChannel> confirmed(Campaign campaign, long id) {
        Optional<StandardGuildMessageChannel> cached = reachable(id);
        if (cached.isEmpty()
                && id != 0
                && DirectRequests.isVisible(guild(campaign).getJDA(), id)) {
            throw new NoRoomException(UNKNOWN, true);
        }
        return cached;
    }

    private Campaign fresh(Campaign campaign) {
        return desk.roster(campaign.id()).campaign();
    }

    /**
     * Makes what is missing of a campaign's category and public channels, and brings those that stand nowhere into the category.
     * What is there is left as it is; so is all of a campaign that is over.
     */
    public void complete(Campaign campaign, Signs signs) {
        if (!lacksNothing(campaign)) {
            alone(campaign, () -> lacksNothing(fresh(campaign)) ? campaign : gathered(furnish(fresh(campaign), signs)));
        }
    }

    /** Closes or takes away the channels of a campaign as it is then. Nobody makes any of them anew meanwhile. */
    public void clear(Campaign campaign, Consumer<Campaign> clearing) {
        exclusively(campaign, () -> {
            clearing.accept(fresh(campaign));
            return campaign;
        });
    }

    private boolean lacksNothing(Campaign campaign) {
        return campaign.status() == CampaignStatus.ENDED
                || (standing(campaign, Channels::chronicle).isPresent()
                        && standing(campaign, Channels::diplomacy).isPresent()
                        && campaign.home()
                                .channels()
                                .filter(known -> guild(campaign).getCategoryById(known.category()) != null)
                                .isPresent());
    }

    /** Moves a campaign's channels back into its category; Discord leaves them without one after the deletion of a category. */
    private Campaign gathered(Campaign campaign) {
        Guild guild = guild(campaign);
        Channels channels = campaign.home().channels().orElseThrow();
        Category category = guild.getCategoryById(channels.category());
        Stream.concat(
                        Stream.of(channels.chronicle(), channels.diplomacy()),
                        desk.roster(campaign.id()).occupancies().stream().map(Occupancy::channel))
                .flatMap(id -> servers.channel(id).stream())
                .filter(channel -> category != null && channel.getParentCategoryIdLong() == 0)
                .forEach(channel -> channel.getManager().setParent(category).complete());
        return campaign;
    }

    /** Several posts of a campaign may need a channel at the same time, and it is made once. */
    private <T> T alone(Campaign campaign, Supplier<T> making) {
        return exclusively(campaign, () -> {
            settleDoubt(campaign);
            try {
                return making.get();
            } catch (RuntimeException e) {
                doubtful.add(campaign.id());
                throw e;
            }
        });
    }

    /** Nobody else makes, opens or closes channels of the campaign meanwhile. */
    private <T> T exclusively(Campaign campaign, Supplier<T> deed) {
        ReentrantLock lock = makers.computeIfAbsent(campaign.id(), id -> new ReentrantLock());
        lock.lock();
        try {
            return deed.get();
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
            if (DirectRequests.channels(guild).stream().anyMatch(id -> guild.getGuildChannelById(id) == null)) {
                throw new NoRoomException(UNKNOWN, true);
            }
            doubtful.remove(campaign.id());
        }
    }

    /** Makes what is missing of the public channels, each by itself; the campaign as it is then. */
    private Campaign furnish(Campaign campaign, Signs signs) {
        if (campaign.lesson()) {
            return study(campaign, signs);
        }
        Guild guild = guild(campaign);
        String mark = TopicMarks.mark(campaign, "chronicle");
        Category category = category(guild, campaign, mark);
        StandardGuildMessageChannel chronicle = confirmed(campaign, Channels::chronicle)
                .or(() -> marks.find(guild, mark))
                .orElseGet(() -> guild.createTextChannel(signs.chronicle(), category)
                        .setTopic(TopicMarks.topic(signs.chronicleTopic(), mark))
                        .addMemberPermissionOverride(
                                Overwrites.self(guild), Overwrites.withThreads(guild), Overwrites.NOTHING)
                        .addRolePermissionOverride(
                                guild.getPublicRole().getIdLong(),
                                Overwrites.having(guild, Overwrites.READER),
                                Overwrites.having(guild, Overwrites.TALK))
                        .complete());
        String talk = TopicMarks.mark(campaign, "diplomacy");
        StandardGuildMessageChannel diplomacy = confirmed(campaign, Channels::diplomacy)
                .or(() -> marks.find(guild, talk))
                .orElseGet(() -> guild.createTextChannel(signs.diplomacy(), category)
                        .setTopic(TopicMarks.topic(signs.diplomacyTopic(), talk))
                        .addMemberPermissionOverride(Overwrites.self(guild), Overwrites.OWN, Overwrites.NOTHING)
                        .addRolePermissionOverride(
                                guild.getPublicRole().getIdLong(),
                                Overwrites.having(guild, Overwrites.READER),
                                Overwrites.NOTHING)
                        .complete());
        CrashPoint.CHANNEL_MADE.reached();
        desk.settle(campaign.id(), new Channels(category.getIdLong(), diplomacy.getIdLong(), chronicle.getIdLong()));
        marks.without(diplomacy);
        marks.without(chronicle);
        return fresh(campaign);
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

    /** Makes the one channel of a lesson, for its learner alone. */
    private Campaign study(Campaign campaign, Signs signs) {
        Guild guild = guild(campaign);
        String mark = TopicMarks.mark(campaign, "lesson");
        Category category = category(guild, campaign, mark);
        StandardGuildMessageChannel channel = marks.find(guild, mark)
                .orElseGet(() -> Overwrites.open(
                                guild.createTextChannel(signs.chronicle(), category)
                                        .setTopic(TopicMarks.topic(signs.chronicleTopic(), mark))
                                        .addMemberPermissionOverride(
                                                Overwrites.self(guild),
                                                Overwrites.withThreads(guild),
                                                Overwrites.NOTHING)
                                        .addRolePermissionOverride(
                                                guild.getPublicRole().getIdLong(),
                                                Overwrites.NOTHING,
                                                Overwrites.ENTRY),
                                guild,
                                campaign.director()
                                        .orElseThrow(
                                                () -> new IllegalStateException("whose lesson it is is forgotten")))
                        .complete());
        CrashPoint.CHANNEL_MADE.reached();
        desk.settle(campaign.id(), new Channels(category.getIdLong(), channel.getIdLong(), channel.getIdLong()));
        marks.without(channel);
        return fresh(campaign);
    }

    /** Returns whether a user had left the server when the bot last tried to open a channel to them. */
    public boolean outside(long user) {
        return overwrites.outside(user);
    }

    /** Returns the names of the seats' channels. */
    public SeatLabels labels() {
        return labels;
    }

    /**
     * Takes a seat's channel from whoever had it: it is closed to all of them, and the seat has none until another is made. The
     * next holder does not wait for its new name.
     */
    public void retire(Campaign campaign, Occupancy occupancy, SeatLabels.Names names) {
        exclusively(campaign, () -> {
            Optional<StandardGuildMessageChannel> channel = servers.channel(occupancy.channel());
            channel.ifPresent(old -> overwrites.dismissOthers(campaign, occupancy.heldBy(Holder.VACANT), old));
            seats.retire(campaign.id(), occupancy.seat());
            channel.ifPresent(old -> labels.retire(old, names));
            return occupancy;
        });
    }

    /** The channels of a campaign that are nobody's any more, as far as they are there. */
    public Stream<StandardGuildMessageChannel> retired(Campaign campaign) {
        return seats.retired(campaign.id()).stream().flatMap(id -> servers.channel(id).stream());
    }

    /**
     * The private channel of a seat, open to those who may see it by now; it is made if there is none.
     *
     * @param name what it is called if it has to be made
     * @param topic what it says about itself
     */
    public StandardGuildMessageChannel seat(Campaign campaign, Occupancy occupancy, String name, String topic) {
        return reachable(occupancy.channel())
                .map(channel -> exclusively(campaign, () -> guarded(campaign, occupancy.seat(), channel)))
                .orElseGet(() -> alone(campaign, () -> {
                    Occupancy now = holder(campaign, occupancy.seat());
                    return confirmed(campaign, now.channel())
                            .map(channel -> guarded(campaign, now.seat(), channel))
                            .orElseGet(() -> build(fresh(campaign), now, name, topic));
                }));
    }

    /** A seat's channel, brought into line with the books as they are by now; one that is no seat's any more is left closed. */
    private StandardGuildMessageChannel guarded(Campaign campaign, Seat seat, StandardGuildMessageChannel channel) {
        Occupancy now = holder(campaign, seat);
        if (now.channel() == channel.getIdLong()) {
            overwrites.guard(fresh(campaign), now, marks.without(channel));
        }
        return channel;
    }

    /**
     * A seat as it is by now. Whose channel was opened for somebody else, so that their secrets stand there, is let into none of
     * them: a new holder gets another channel.
     */
    private Occupancy holder(Campaign campaign, Seat seat) {
        Occupancy now = desk.roster(campaign.id()).occupancy(seat);
        return seats.othersRoom(campaign.id(), now) ? now.heldBy(Holder.VACANT) : now;
    }

    private StandardGuildMessageChannel build(Campaign campaign, Occupancy occupancy, String name, String topic) {
        Guild guild = guild(campaign);
        Set<Long> retired = seats.retired(campaign.id());
        String mark = TopicMarks.mark(campaign, occupancy.seat().toString());
        StandardGuildMessageChannel made = marks.find(guild, mark)
                .filter(channel -> !retired.contains(channel.getIdLong()))
                .or(() -> forgotten(guild, campaign, topic, retired))
                .orElseGet(() -> closed(guild, campaign, occupancy, name)
                        .setTopic(TopicMarks.topic(topic, mark))
                        .complete());
        CrashPoint.CHANNEL_MADE.reached();
        desk.settle(campaign.id(), occupancy.seat(), made.getIdLong());
        return marks.without(made);
    }

    private ChannelAction<TextChannel> closed(Guild guild, Campaign campaign, Occupancy occupancy, String name) {
        Category category = campaign.home()
                .channels()
                .map(Channels::category)
                .map(guild::getCategoryById)
                .orElse(null);
        ChannelAction<TextChannel> shut = guild.createTextChannel(name(name), category)
                .addRolePermissionOverride(guild.getPublicRole().getIdLong(), Overwrites.NOTHING, Overwrites.ENTRY)
                .addMemberPermissionOverride(Overwrites.self(guild), Overwrites.OWN, Overwrites.NOTHING);
        if (campaign.terms().gameMasterSees()) {
            campaign.director().ifPresent(director -> Overwrites.open(shut, guild, director));
        }
        occupancy.player().ifPresent(player -> Overwrites.open(shut, guild, player));
        return shut;
    }

    /** The category that a campaign has; the one in which its channels are by now; one that is empty; a new one. */
    private Category category(Guild guild, Campaign campaign, String mark) {
        return campaign.home()
                .channels()
                .map(Channels::category)
                .map(guild::getCategoryById)
                .or(() -> Stream.of(
                                standing(campaign, Channels::chronicle),
                                standing(campaign, Channels::diplomacy),
                                marks.find(guild, mark))
                        .flatMap(Optional::stream)
                        .map(StandardGuildMessageChannel::getParentCategory)
                        .filter(Objects::nonNull)
                        .findFirst())
                .or(() -> guild.getCategoriesByName(name(campaign.name()), false).stream()
                        .filter(category -> category.getChannels().isEmpty())
                        .findFirst())
                .orElseGet(() -> guild.createCategory(name(campaign.name())).complete());
    }

    /** A channel of the campaign that older books, put in place again, do not know: it says of itself what it is. */
    private Optional<StandardGuildMessageChannel> forgotten(
            Guild guild, Campaign campaign, String topic, Set<Long> retired) {
        return campaign.home().channels().map(Channels::category).map(guild::getCategoryById).stream()
                .flatMap(category -> marks.texts(category.getChannels()))
                .filter(channel -> topic.equals(channel.getTopic()) && !retired.contains(channel.getIdLong()))
                .findFirst();
    }

    static String name(String typed) {
        return DiscordLimit.CHANNEL_NAME.cut(Literal.plain(typed));
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

        /** Returns whether the server is only down, rather than gone. */
        public boolean down() {
            return down;
        }
    }
}
