package heraldo.bot.app;

import heraldo.bot.sandbox.demo.Script;
import heraldo.rules.data.Bundle;
import heraldo.rules.engine.HostedRuleset;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The demo's script, made from the host's settings. */
final class DemoScript {
    private static final String FRIDAYS = "0 18 * * 5";
    private static final int LINES = 4;
    private static final Comparator<HostedRuleset<?>> FIRST_TO_SHOW = Comparator.<HostedRuleset<?>, Boolean>comparing(
                    ruleset -> !ruleset.manifest().demo().orElse(false))
            .thenComparing(HostedRuleset::id);

    private DemoScript() {}

    static Script of(Installation here, Settings settings) {
        Bundle words = here.dictionary().bundle(settings.tongue());
        List<String> talk = IntStream.rangeClosed(1, LINES)
                .mapToObj(line -> text(words, "talk-" + line))
                .toList();
        return new Script(
                ruleset(here, settings).id(),
                text(words, "name"),
                FRIDAYS,
                settings.almanac().zone(),
                settings.language(),
                text(words, "welcome"),
                words.text("discord.room.diplomacy").orElseThrow(),
                talk);
    }

    private static String text(Bundle words, String key) {
        return words.text("app.demo." + key).orElseThrow();
    }

    private static HostedRuleset<?> ruleset(Installation here, Settings settings) {
        return settings.sandbox()
                .demoRuleset()
                .<HostedRuleset<?>>map(here::ruleset)
                .orElseGet(() -> here.catalog().all().stream()
                        .min(FIRST_TO_SHOW)
                        .orElseThrow(() -> new Complaint("There is no ruleset to play: look into config/rulesets.")));
    }
}
