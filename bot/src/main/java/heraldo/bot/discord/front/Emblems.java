package heraldo.bot.discord.front;

import heraldo.bot.campaign.port.CampaignClock;
import heraldo.bot.render.Studio;
import heraldo.rules.chance.Fingerprint;
import heraldo.rules.kernel.Reason;
import heraldo.rules.kernel.Seat;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.Icon;
import net.dv8tion.jda.api.entities.emoji.ApplicationEmoji;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The crests of seats, resources and signs as emojis of the application: each is uploaded when it is first needed, found again
 * by its name, and replaced when its picture has changed. After a failure, plain words and signs are used until the next
 * attempt.
 */
public final class Emblems {

    private static final Logger LOG = LoggerFactory.getLogger(Emblems.class);

    /** Discord takes names of up to 32 letters, digits and lines: so much is left to a ruleset. */
    private static final int LONGEST_RULESET = 20;

    /** The same beside the name of a thing. */
    private static final int LONGEST_WITH_NAME = 14;

    private static final String OWN = "heraldo";

    private static final int PRINT = 6;

    /** Discord counts failed requests, and callers wait for them. */
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    /** So long an answer waits for others who bring pictures. */
    private static final Duration QUEUE = Duration.ofSeconds(3);

    /** So long a post does, which is not changed any more once it is out. */
    private static final Duration LONG = Duration.ofMinutes(1);

    private final Studio studio;
    private final CampaignClock clock;
    private final Map<String, String> raised = new ConcurrentHashMap<>();
    /** Held by the thread that talks to Discord. */
    private final ReentrantLock bringing = new ReentrantLock();

    private volatile Optional<JDA> discord = Optional.empty();
    private Optional<List<ApplicationEmoji>> there = Optional.empty();
    private Optional<Duration> failed = Optional.empty();

    public Emblems(Studio studio, CampaignClock clock) {
        this.studio = studio;
        this.clock = clock;
    }

    /** From now on there are emojis. */
    public void connect(JDA jda) {
        discord = Optional.of(jda);
    }

    /** The crest of a seat as it stands in a text; empty while there is none. May wait for Discord. */
    public String crest(String ruleset, Seat seat) {
        String stem = stem(ruleset, LONGEST_RULESET) + "_" + seat.number() + "_";
        return raised(
                ruleset + seat, LONG, () -> Optional.of(new Likeness(stem, studio.crest(ruleset, seat.number()))));
    }

    /**
     * The picture of a thing of a ruleset as it stands in a text; empty where the ruleset has none, or while there is none.
     * The first may wait for Discord, and not long for others who do.
     *
     * @param thing a key of its words
     */
    public String thing(String ruleset, String thing) {
        return raised(
                ruleset + " " + thing,
                QUEUE,
                () -> studio.thing(ruleset, thing)
                        .map(picture -> new Likeness(
                                stem(ruleset, LONGEST_WITH_NAME) + "_" + picture.name() + "_", picture.png())));
    }

    /**
     * A sign as it stands in a text: its picture, or itself while there is none. The picture's name ends with the number of the
     * letter that it stands for. The first may wait for Discord, and not long for others who do.
     */
    public String sign(String sign) {
        String picture = raised(
                sign,
                QUEUE,
                () -> studio.sign(sign)
                        .map(drawn -> new Likeness(
                                OWN + "_" + drawn.name() + "_" + Integer.toHexString(sign.codePointAt(0)) + "_",
                                drawn.png())));
        return picture.isEmpty() ? sign : picture;
    }

    /** A picture to be brought to Discord, and how its name begins. */
    private record Likeness(String stem, byte[] png) {
        @Override
        public String toString() {
            return stem;
        }
    }

    /** The picture, which is brought if need be; empty if it cannot be, or if others are at it for longer than a patience. */
    private String raised(String key, Duration patience, Supplier<Optional<Likeness>> likeness) {
        String known = raised.get(key);
        if (known != null) {
            return known;
        }
        if (!myTurn(patience)) {
            return "";
        }
        try {
            String meanwhile = raised.get(key);
            return meanwhile == null ? brought(key, likeness) : meanwhile;
        } finally {
            bringing.unlock();
        }
    }

    private boolean myTurn(Duration patience) {
        try {
            return bringing.tryLock(patience.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private String brought(String key, Supplier<Optional<Likeness>> likeness) {
        if (discord.isEmpty() || resting()) {
            return "";
        }
        try {
            String emoji =
                    likeness.get().map(drawn -> emoji(discord.get(), drawn)).orElse("");
            raised.put(key, emoji);
            return emoji;
        } catch (RuntimeException e) {
            failed = Optional.of(now());
            // It may have been brought without an answer.
            there = Optional.empty();
            LOG.warn("words stand without pictures for a while: {}", Reason.of(e));
            return "";
        }
    }

    /** The colour of a seat, as red, green and blue in one number. */
    public int colour(String ruleset, Seat seat) {
        return studio.colour(ruleset, seat.number());
    }

    private boolean resting() {
        return failed.filter(then -> now().minus(then).compareTo(PATIENCE) < 0).isPresent();
    }

    private Duration now() {
        return clock.reading().steady();
    }

    private String emoji(JDA jda, Likeness drawn) {
        String name = drawn.stem() + Fingerprint.of(drawn.png()).substring(0, PRINT);
        List<ApplicationEmoji> listed = there.orElseGet(() -> list(jda));
        ApplicationEmoji emoji = named(name, listed).orElseGet(() -> create(jda, name, drawn));
        listed.stream()
                .filter(other -> other.getName().startsWith(drawn.stem())
                        && !other.getName().equals(name))
                .forEach(old -> old.delete().complete());
        return emoji.getFormatted();
    }

    private List<ApplicationEmoji> list(JDA jda) {
        List<ApplicationEmoji> listed = jda.retrieveApplicationEmojis().complete();
        there = Optional.of(listed);
        return listed;
    }

    private static Optional<ApplicationEmoji> named(String name, List<ApplicationEmoji> listed) {
        return listed.stream().filter(emoji -> emoji.getName().equals(name)).findFirst();
    }

    /** Another program of the same bot may just have done so. */
    private ApplicationEmoji create(JDA jda, String name, Likeness drawn) {
        try {
            return jda.createApplicationEmoji(name, Icon.from(drawn.png(), Icon.IconType.PNG))
                    .complete();
        } catch (ErrorResponseException e) {
            return named(name, list(jda)).orElseThrow(() -> e);
        }
    }

    private static String stem(String ruleset, int longest) {
        String letters = ruleset.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "_");
        return letters.substring(0, Math.min(letters.length(), longest));
    }
}
