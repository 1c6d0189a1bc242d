package heraldo.bot.discord.room;

import heraldo.bot.campaign.port.Reach.Contact;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.utils.data.DataObject;

/** The state of a shard's servers, as its gateway connection reports it. */
final class ShardWatch {
    private static final String UNAVAILABLE = "unavailable";

    private final Duration silence;
    private final Set<Long> known = new HashSet<>();
    private final Set<Long> there = new HashSet<>();
    private boolean connected;
    private Instant caughtUp = Instant.MIN;
    private long heard;
    private OptionalLong ping = OptionalLong.empty();

    /** Before there is any connection. */
    ShardWatch(Duration silence) {
        this.silence = silence;
    }

    synchronized Contact with(long server, Instant now, long nanos) {
        if (!connected(nanos)) {
            return Contact.CUT;
        }
        if (there.contains(server)) {
            return now.isBefore(caughtUp) ? Contact.CATCHING_UP : Contact.OPEN;
        }
        return known.contains(server) ? Contact.CUT : Contact.GONE;
    }

    /** Returns whether the connection is up and has received something lately. */
    synchronized boolean connected(long nanos) {
        return connected && !silent(nanos);
    }

    /** Returns the round trip of the last heartbeat in milliseconds; empty before the first answer. */
    synchronized OptionalLong ping() {
        return ping;
    }

    synchronized void answered(long millis) {
        ping = OptionalLong.of(millis);
    }

    private boolean silent(long nanos) {
        return nanos - heard > silence.toNanos();
    }

    /** Something was heard; whether that is the end of a silence. */
    synchronized boolean heard(long nanos) {
        boolean back = connected && silent(nanos);
        heard = nanos;
        return back;
    }

    synchronized void disconnected() {
        connected = false;
    }

    synchronized void begun(DataObject session) {
        there.clear();
        known.clear();
        known.addAll(session.getArray("guilds").stream(
                        (servers, index) -> servers.getObject(index).getUnsignedLong("id"))
                .collect(Collectors.toSet()));
        connected = true;
    }

    synchronized void resumed() {
        connected = true;
    }

    /** Sets the time until which the connection catches up on the events that it missed. */
    synchronized void catchUp(Instant until) {
        caughtUp = until;
    }

    synchronized void told(DataObject server) {
        long id = server.getUnsignedLong("id");
        known.add(id);
        if (server.getBoolean(UNAVAILABLE)) {
            there.remove(id);
        } else {
            there.add(id);
        }
    }

    synchronized void takenBack(DataObject server) {
        long id = server.getUnsignedLong("id");
        there.remove(id);
        if (!server.getBoolean(UNAVAILABLE)) {
            known.remove(id);
        }
    }
}
