package heraldo.bot.discord.room;

import heraldo.bot.campaign.port.Alarm;
import heraldo.bot.campaign.port.Reach;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.events.GatewayPingEvent;
import net.dv8tion.jda.api.events.RawGatewayEvent;
import net.dv8tion.jda.api.events.StatusChangeEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.utils.data.DataObject;

/**
 * Watches from which servers people can reach the bot, as the gateway tells it: a session begins with the ids of all servers,
 * and each is available once its own event arrives; a delete event means an outage, or that the bot was removed. Events missed
 * while disconnected arrive before the session resumes. A connection may also die silently: then nothing arrives any more, not
 * even the heartbeat acknowledgements due every 41 seconds.
 */
public final class Lookout extends ListenerAdapter implements Reach {

    private static final String UNAVAILABLE = "unavailable";

    private final InstantSource clock;
    private final LongSupplier stopwatch;
    private final Alarm alarm;
    private final Duration silence;
    private final Duration grace;
    private final Set<Long> known = new HashSet<>();
    private final Set<Long> there = new HashSet<>();
    private boolean connected;
    private Instant caughtUp = Instant.MIN;
    private long heard;
    private OptionalLong ping = OptionalLong.empty();

    /**
     * Before there is any connection.
     *
     * @param stopwatch nanoseconds that only ever grow, whatever the clock says
     * @param alarm is rung when something has changed
     * @param silence a gateway that has not been heard for so long cannot be reached, whatever the connection looks like
     * @param grace how long what happened in a silence may take to be told when it is over
     */
    public Lookout(InstantSource clock, LongSupplier stopwatch, Alarm alarm, Duration silence, Duration grace) {
        this.clock = clock;
        this.stopwatch = stopwatch;
        this.alarm = alarm;
        this.silence = silence;
        this.grace = grace;
    }

    @Override
    public synchronized Contact with(long server) {
        if (!connected()) {
            return Contact.CUT;
        }
        if (there.contains(server)) {
            return clock.instant().isBefore(caughtUp) ? Contact.CATCHING_UP : Contact.OPEN;
        }
        return known.contains(server) ? Contact.CUT : Contact.GONE;
    }

    /** Whether the connection stands, and something has been heard on it lately. */
    public synchronized boolean connected() {
        return connected && !silent();
    }

    /** How many milliseconds the last heartbeat took there and back; empty as long as none has been answered. */
    public synchronized OptionalLong ping() {
        return ping;
    }

    @Override
    public void onStatusChange(StatusChangeEvent event) {
        if (event.getNewStatus() == JDA.Status.DISCONNECTED || event.getNewStatus() == JDA.Status.SHUTTING_DOWN) {
            disconnected();
        }
    }

    /** A heartbeat has been answered. */
    @Override
    public void onGatewayPing(GatewayPingEvent event) {
        heard();
        answered(event.getNewPing());
    }

    @Override
    public void onRawGateway(RawGatewayEvent event) {
        heard();
        switch (event.getType()) {
            case "READY" -> begun(event.getPayload());
            case "RESUMED" -> resumed();
            case "GUILD_CREATE" -> told(event.getPayload());
            case "GUILD_DELETE" -> takenBack(event.getPayload());
            default -> {
                return;
            }
        }
        alarm.ring(clock.instant());
    }

    private synchronized boolean silent() {
        return stopwatch.getAsLong() - heard > silence.toNanos();
    }

    /** What people did in a silence is told when it is over. */
    private synchronized void heard() {
        boolean back = connected && silent();
        heard = stopwatch.getAsLong();
        if (back) {
            catchUp();
        }
    }

    private synchronized void answered(long millis) {
        ping = OptionalLong.of(millis);
    }

    private synchronized void disconnected() {
        connected = false;
    }

    private synchronized void begun(DataObject session) {
        there.clear();
        known.clear();
        known.addAll(session.getArray("guilds").stream(
                        (servers, index) -> servers.getObject(index).getUnsignedLong("id"))
                .collect(Collectors.toSet()));
        connected = true;
    }

    private synchronized void resumed() {
        connected = true;
        catchUp();
    }

    private void catchUp() {
        caughtUp = clock.instant().plus(grace);
        alarm.ring(caughtUp);
    }

    private synchronized void told(DataObject server) {
        long id = server.getUnsignedLong("id");
        known.add(id);
        if (server.getBoolean(UNAVAILABLE)) {
            there.remove(id);
        } else {
            there.add(id);
        }
    }

    private synchronized void takenBack(DataObject server) {
        long id = server.getUnsignedLong("id");
        there.remove(id);
        if (!server.getBoolean(UNAVAILABLE)) {
            known.remove(id);
        }
    }
}
