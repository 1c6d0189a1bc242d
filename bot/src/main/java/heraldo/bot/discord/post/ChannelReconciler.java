package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.port.Alarm;
import heraldo.bot.campaign.post.Lanes;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.room.Rooms;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Reason;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.Role;
import net.dv8tion.jda.api.entities.channel.middleman.StandardGuildMessageChannel;
import net.dv8tion.jda.api.events.channel.ChannelDeleteEvent;
import net.dv8tion.jda.api.events.channel.update.ChannelUpdateNameEvent;
import net.dv8tion.jda.api.events.guild.GuildAvailableEvent;
import net.dv8tion.jda.api.events.guild.GuildJoinEvent;
import net.dv8tion.jda.api.events.guild.GuildReadyEvent;
import net.dv8tion.jda.api.events.guild.override.PermissionOverrideDeleteEvent;
import net.dv8tion.jda.api.events.role.RoleDeleteEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Compares the channels of campaigns with the books, and the roles that a server's rule names, and repairs them: when a server comes
 * or comes back, when a channel is deleted or renamed or somebody loses their place in one, and when somebody uses the bot again who
 * had left the server. What cannot be repaired is tried again an hour later, and told with the next post that needs it. Runs in the
 * background: no post or answer waits for it.
 */
public final class ChannelReconciler extends ListenerAdapter implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(ChannelReconciler.class);
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    /** One after the other: at a start there may be thousands of servers. */
    private static final String ONLY = "channels";

    /** After so long a server is looked at again in which something could not be repaired. */
    private static final Duration AGAIN = Duration.ofHours(1);

    private final BotContext context;
    private final Rooms rooms;
    private final InstantSource clock;
    private volatile Alarm alarm = at -> {};
    private final Lanes<String> lanes = new Lanes<>(PATIENCE);
    private final Map<Long, Optional<Guild>> waiting = new ConcurrentHashMap<>();
    /** Servers in which something could not be repaired, and when they are looked at again. */
    private final Map<Long, Instant> later = new ConcurrentHashMap<>();

    public ChannelReconciler(BotContext context, Rooms rooms, InstantSource clock) {
        this.context = context;
        this.rooms = rooms;
        this.clock = clock;
        rooms.labels().whenRefused(this::failed);
    }

    /** Sets the ticker that calls {@link #begin()}. */
    public void wokenBy(Alarm bell) {
        alarm = bell;
    }

    /** Looks at the servers again in which something could not be repaired long enough ago, and does not wait for it. */
    public void begin() {
        Instant now = clock.instant();
        later.forEach((server, at) -> {
            if (!at.isAfter(now) && later.remove(server, at)) {
                waiting.putIfAbsent(server, Optional.empty());
            }
        });
        if (!waiting.isEmpty()) {
            lanes.enter(ONLY, this::work);
        }
    }

    /** Returns when something is tried again. */
    public Optional<Instant> nextAlarm() {
        return later.values().stream().min(Instant::compareTo);
    }

    private void failed(long server) {
        Instant at = clock.instant().plus(AGAIN);
        later.putIfAbsent(server, at);
        alarm.ring(at);
    }

    @Override
    public void onGuildReady(GuildReadyEvent event) {
        begin(event.getGuild());
    }

    @Override
    public void onGuildAvailable(GuildAvailableEvent event) {
        begin(event.getGuild());
    }

    @Override
    public void onGuildJoin(GuildJoinEvent event) {
        begin(event.getGuild());
    }

    @Override
    public void onChannelDelete(ChannelDeleteEvent event) {
        if (event.isFromGuild()) {
            begin(event.getGuild());
        }
    }

    @Override
    public void onChannelUpdateName(ChannelUpdateNameEvent event) {
        if (event.isFromGuild()) {
            rooms.labels().told(event.getChannel().getIdLong());
            begin(event.getGuild());
        }
    }

    @Override
    public void onPermissionOverrideDelete(PermissionOverrideDeleteEvent event) {
        begin(event.getGuild());
    }

    @Override
    public void onRoleDelete(RoleDeleteEvent event) {
        begin(event.getGuild());
    }

    /** Somebody uses the bot: whoever had left the server gets their place back. */
    public void seen(long server, long user) {
        if (rooms.outside(user)) {
            waiting.putIfAbsent(server, Optional.empty());
            lanes.enter(ONLY, this::work);
        }
    }

    private void begin(Guild guild) {
        waiting.put(guild.getIdLong(), Optional.of(guild));
        lanes.enter(ONLY, this::work);
    }

    private void work() {
        for (long server : List.copyOf(waiting.keySet())) {
            Optional<Guild> guild = waiting.remove(server);
            if (guild != null) {
                guild.ifPresent(this::keepRoles);
                reconcile(server);
            }
        }
    }

    private void keepRoles(Guild guild) {
        Set<Long> roles = guild.getRoles().stream().map(Role::getIdLong).collect(Collectors.toSet());
        context.office().helm().houses().keepRoles(guild.getIdLong(), roles);
    }

    private void reconcile(long server) {
        context.office().campaigns().in(server).stream()
                .filter(roster -> roster.campaign().home().channels().isPresent())
                .forEach(this::reconcile);
    }

    private void reconcile(Roster roster) {
        Campaign campaign = roster.campaign();
        try {
            Speech speech = context.speech(roster, context.tongue(campaign));
            rooms.complete(campaign, ChannelAccess.signs(campaign, speech));
            if (!campaign.lesson()) {
                roster.occupancies().stream()
                        .filter(occupancy -> occupancy.channel() != 0)
                        .forEach(occupancy -> label(
                                campaign, occupancy, ChannelAccess.seat(rooms, campaign, occupancy, speech), speech));
                rooms.retired(campaign)
                        .forEach(channel -> roster.occupancies()
                                .forEach(occupancy ->
                                        rooms.labels().retire(channel, ChannelAccess.names(occupancy, speech))));
            }
        } catch (RuntimeException e) {
            LOG.info("the channels of {} stay as they are: {}", campaign.id(), Reason.of(e));
            failed(campaign.guild());
        }
    }

    private void label(Campaign campaign, Occupancy occupancy, StandardGuildMessageChannel channel, Speech speech) {
        rooms.labels().show(campaign, occupancy, channel, ChannelAccess.names(occupancy, speech));
    }

    @Override
    public void close() {
        lanes.close();
    }
}
