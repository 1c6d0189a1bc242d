package heraldo.bot.discord.front;

import heraldo.bot.campaign.port.CampaignClock;
import heraldo.bot.render.Studio;
import heraldo.rules.chance.Fingerprint;
import heraldo.rules.kernel.Reason;
import heraldo.rules.kernel.Seat;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.Icon;
import net.dv8tion.jda.api.entities.emoji.ApplicationEmoji;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The crests of seats as emojis of the application: each is uploaded when it is first needed, found again by its name, and
 * replaced when its picture has changed. Where that fails, names stand without crests for a while, until it is tried again.
 */
public final class Emblems {

    private static final Logger LOG = LoggerFactory.getLogger(Emblems.class);

    /** Discord takes names of up to 32 letters, digits and lines. */
    private static final int LONGEST_RULESET = 20;

    private static final int PRINT = 6;

    /** Discord counts what fails, and whoever asks waits for it. */
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    private final Studio studio;
    private final CampaignClock clock;
    private final Map<String, String> crests = new HashMap<>();
    private Optional<JDA> discord = Optional.empty();
    private Optional<List<ApplicationEmoji>> there = Optional.empty();
    private Optional<Duration> failed = Optional.empty();

    public Emblems(Studio studio, CampaignClock clock) {
        this.studio = studio;
        this.clock = clock;
    }

    /** From now on there are emojis. */
    public synchronized void connect(JDA jda) {
        discord = Optional.of(jda);
    }

    /** The crest of a seat as it stands in a text; empty while there is none. May wait for Discord. */
    public synchronized String crest(String ruleset, Seat seat) {
        String known = crests.get(ruleset + seat);
        if (known != null || discord.isEmpty() || resting()) {
            return known == null ? "" : known;
        }
        try {
            String crest = raised(discord.get(), ruleset, seat);
            crests.put(ruleset + seat, crest);
            return crest;
        } catch (RuntimeException e) {
            failed = Optional.of(now());
            LOG.warn("names stand without crests for a while: {}", Reason.of(e));
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

    private String raised(JDA jda, String ruleset, Seat seat) {
        byte[] png = studio.crest(ruleset, seat.number());
        String stem = stem(ruleset) + "_" + seat.number() + "_";
        String name = stem + Fingerprint.of(png).substring(0, PRINT);
        List<ApplicationEmoji> listed =
                there.orElseGet(() -> jda.retrieveApplicationEmojis().complete());
        there = Optional.of(listed);
        Optional<ApplicationEmoji> found =
                listed.stream().filter(emoji -> emoji.getName().equals(name)).findFirst();
        ApplicationEmoji crest =
                found.orElseGet(() -> jda.createApplicationEmoji(name, Icon.from(png, Icon.IconType.PNG))
                        .complete());
        listed.stream()
                .filter(emoji ->
                        emoji.getName().startsWith(stem) && !emoji.getName().equals(name))
                .forEach(old -> old.delete().complete());
        return crest.getFormatted();
    }

    private static String stem(String ruleset) {
        String letters = ruleset.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "_");
        return letters.substring(0, Math.min(letters.length(), LONGEST_RULESET));
    }
}
