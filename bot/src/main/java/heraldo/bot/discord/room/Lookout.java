package heraldo.bot.discord.room;

import heraldo.bot.campaign.port.Alarm;
import heraldo.bot.campaign.port.Reach;
import heraldo.bot.discord.gate.Parts;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.events.GatewayPingEvent;
import net.dv8tion.jda.api.events.RawGatewayEvent;
import net.dv8tion.jda.api.events.StatusChangeEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.utils.MiscUtil;

/**
 * Watches from which servers people can reach the bot, as the gateway tells it: a session begins with the ids of all servers,
 * and each is available once its own event arrives; a delete event means an outage, or that the bot was removed. Events missed
 * while disconnected arrive before the session resumes. A connection may also die silently: then nothing arrives any more, not
 * even the heartbeat acknowledgements due every 41 seconds.
 */
public final class Lookout extends ListenerAdapter implements Reach {

    private final InstantSource clock;
    private final LongSupplier stopwatch;
    private final Alarm alarm;
    private final Duration silence;
    private final Duration grace;
    private final Map<Integer, ShardWatch> watches = new ConcurrentHashMap<>();
    private final Parts parts;

    /**
     * Before there is any connection.
     *
     * @param parts those that are watched
     * @param stopwatch nanoseconds that only ever grow, whatever the clock says
     * @param alarm is rung when something has changed
     * @param silence a gateway that has not been heard for so long cannot be reached, whatever the connection looks like
     * @param grace how long what happened in a silence may take to be told when it is over
     */
    public Lookout(
            Parts parts, InstantSource clock, LongSupplier stopwatch, Alarm alarm, Duration silence, Duration grace) {
        this.parts = parts;
        this.clock = clock;
        this.stopwatch = stopwatch;
        this.alarm = alarm;
        this.silence = silence;
        this.grace = grace;
    }

    @Override
    public Contact with(long server) {
        int part = MiscUtil.getShardForGuild(server, parts.total());
        if (!parts.own().contains(part)) {
            return Contact.ELSEWHERE;
        }
        ShardWatch watch = watches.get(part);
        return watch == null ? Contact.CUT : watch.with(server, clock.instant(), stopwatch.getAsLong());
    }

    /** Returns whether all gateway connections are up, and each has received something lately. */
    public boolean connected() {
        long nanos = stopwatch.getAsLong();
        return watches.keySet().containsAll(parts.own())
                && watches.values().stream().allMatch(watch -> watch.connected(nanos));
    }

    /**
     * Returns the round trip of the last heartbeat on the slowest connection, in milliseconds; empty before the first answer.
     */
    public OptionalLong ping() {
        return watches.values().stream()
                .flatMapToLong(watch -> watch.ping().stream())
                .max();
    }

    @Override
    public void onStatusChange(StatusChangeEvent event) {
        if (event.getNewStatus() == JDA.Status.DISCONNECTED || event.getNewStatus() == JDA.Status.SHUTTING_DOWN) {
            watch(event.getJDA()).disconnected();
        }
    }

    /** A heartbeat has been answered. */
    @Override
    public void onGatewayPing(GatewayPingEvent event) {
        ShardWatch watch = watch(event.getJDA());
        heard(watch);
        watch.answered(event.getNewPing());
    }

    @Override
    public void onRawGateway(RawGatewayEvent event) {
        ShardWatch watch = watch(event.getJDA());
        heard(watch);
        switch (event.getType()) {
            case "READY" -> watch.begun(event.getPayload());
            case "RESUMED" -> {
                watch.resumed();
                catchUp(watch);
            }
            case "GUILD_CREATE" -> watch.told(event.getPayload());
            case "GUILD_DELETE" -> watch.takenBack(event.getPayload());
            default -> {
                return;
            }
        }
        alarm.ring(clock.instant());
    }

    private ShardWatch watch(JDA shard) {
        return watches.computeIfAbsent(shard.getShardInfo().getShardId(), number -> new ShardWatch(silence));
    }

    /** Records that a connection has received something; after a silence, waits for the events that it missed. */
    private void heard(ShardWatch watch) {
        if (watch.heard(stopwatch.getAsLong())) {
            catchUp(watch);
        }
    }

    private void catchUp(ShardWatch watch) {
        Instant until = clock.instant().plus(grace);
        watch.catchUp(until);
        alarm.ring(until);
    }
}
