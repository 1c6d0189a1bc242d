package heraldo.bot.app;

import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.traffic.Exchange;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Channel;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the bot sends to Discord by itself, not in answer to anybody, and when. */
final class Sendings {

    private static final Pattern ANSWER = Pattern.compile("/interactions/.*|/webhooks/.*");
    private static final Pattern MESSAGE = Pattern.compile("/channels/(\\d+)/messages(?:/\\d+)?");
    private static final String CHRONICLE = "crónica";

    private final Sandbox sandbox;
    private final Queue<Sending> sent = new ConcurrentLinkedQueue<>();
    private volatile long latest = System.nanoTime();

    private record Sending(long at, String method, String path) {}

    /** What somebody reads, and where. */
    enum Kind {
        /** In the thread of proofs, at first: what was ordered can no longer be changed. */
        SEAL,
        /** In the thread of proofs, after that: the keys. */
        PROOF,
        /** In the chronicle. */
        POST,
        /** In a seat's own channel. */
        CARD,
        /** A message that is changed. */
        EDIT,
        /** Looking for something, making channels. */
        OTHER
    }

    /**
     * Those of one kind.
     *
     * @param last seconds until the last one
     */
    record Tally(int count, double last) {
        static final Tally NONE = new Tally(0, 0);
    }

    Sendings(Sandbox sandbox) {
        this.sandbox = sandbox;
        sandbox.traffic().watch(this::see);
    }

    private void see(Exchange each) {
        if (!ANSWER.matcher(each.path()).matches()) {
            latest = System.nanoTime();
            sent.add(new Sending(latest, each.method(), each.path()));
        }
    }

    /** For how many seconds nothing has been sent. */
    double quiet() {
        return Storm.since(latest);
    }

    /** Everything since a moment, by its kind. */
    Map<Kind, Tally> since(long start) {
        Map<Kind, Tally> tallies = new EnumMap<>(Kind.class);
        Set<String> sealed = new HashSet<>();
        for (Sending each : sent) {
            if (each.at() >= start) {
                Kind kind = kind(each);
                Kind told = kind == Kind.PROOF && sealed.add(each.path()) ? Kind.SEAL : kind;
                tallies.merge(
                        told,
                        new Tally(1, (each.at() - start) / 1e9),
                        (before, now) -> new Tally(before.count() + 1, Math.max(before.last(), now.last())));
            }
        }
        return tallies;
    }

    private Kind kind(Sending sending) {
        Matcher message = MESSAGE.matcher(sending.path());
        if (!message.matches() || sending.method().equals("GET")) {
            return Kind.OTHER;
        }
        if (sending.method().equals("PATCH")) {
            return Kind.EDIT;
        }
        Optional<Channel> channel =
                sandbox.world().exclusively(() -> sandbox.world().channels().find(Snowflake.of(message.group(1))));
        if (channel.filter(Channel::isThread).isPresent()) {
            return Kind.PROOF;
        }
        return channel.filter(each -> CHRONICLE.equals(each.name())).isPresent() ? Kind.POST : Kind.CARD;
    }
}
