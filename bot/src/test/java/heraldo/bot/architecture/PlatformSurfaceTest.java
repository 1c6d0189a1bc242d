package heraldo.bot.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.architecture.Surface;
import heraldo.bot.ShippedGames;
import heraldo.bot.discord.front.Dictionary;
import heraldo.rules.data.Bundle;
import heraldo.rules.data.ConfigRoots;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Nothing machine-made in sight, in any sentence of the platform: posts, answers, names of commands, topics, labels. */
class PlatformSurfaceTest {

    /** The proof itself: anchor, seal, key and receipt are numbers, and the turn is counted as the record counts it. */
    private static final Pattern PROOF = Pattern.compile("discord\\.(?:dice|voucher|export)\\..*"
            + "|discord\\.post\\.(?:anchor|step-sealed|sealed|link|steps-sealed|seeds)|discord\\.receipt\\.code"
            + "|campaign\\.post\\.(?:rewind|reopen)-aside");

    /** What is answered to whoever typed a line of cron, which is how cadences may be typed that no list has. */
    private static final Pattern CRON = Pattern.compile("campaign\\.refusal\\.(?:cron-.*|zone)");

    /** What is typed is shown as it is typed. */
    private static final Set<String> TYPED = Set.of(
            "discord.refusal.malformed-option", "discord.option.options.about", "discord.refusal.record-too-large");

    private static final Pattern ARGUMENT =
            Pattern.compile("<t:\\{\\w+}:\\w>|\\{\\w+, (?:plural|select|number|spellout)[^{]*|\\{\\w+\\}");

    private static Stream<Bundle> bundles() {
        ConfigRoots config = ShippedGames.ROOTS;
        Dictionary platform = new Dictionary(config.languages());
        return platform.tongues().stream().map(platform::bundle);
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void noSentenceShowsTheMachine(Bundle words) {
        List<String> wrong = words.keys().stream()
                .filter(key ->
                        !PROOF.matcher(key).matches() && !CRON.matcher(key).matches() && !TYPED.contains(key))
                .flatMap(key -> words.ways(key).stream()
                        .filter(text ->
                                !Surface.wrong(words.locale(), bare(text)).isEmpty())
                        .map(text -> key + " " + Surface.wrong(words.locale(), bare(text)) + ": " + text))
                .toList();
        assertEquals(List.of(), wrong);
    }

    /** A sentence without its arguments and the words that choose its branches. */
    private static String bare(String text) {
        return ARGUMENT.matcher(text).replaceAll("…").replaceAll("=?\\w+ \\{|[{}]", " ");
    }
}
