package heraldo.bot.app;

import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.rules.data.Bundle;
import heraldo.rules.engine.HostedRuleset;
import java.util.Comparator;

/** A campaign to look at: the game master of the sandbox opens it with slash commands, and governors play every seat. */
final class Demo {

    private static final String GAME_MASTER = "gm";
    private static final String FRIDAYS = "0 18 * * 5";

    private final Installation here;
    private final Settings settings;

    Demo(Installation here, Settings settings) {
        this.here = here;
        this.settings = settings;
    }

    /** Opens it in the sandbox at an address and starts it. */
    void open(String url) {
        Bundle words = Speech.platform(settings.locale());
        HostedRuleset<?> hosted = ruleset();
        try (Person master = Person.at(url, GAME_MASTER)) {
            Reply question = master.use(
                    "campaign new",
                    "ruleset",
                    hosted.id(),
                    "name",
                    words.text("app.demo.name").orElseThrow(),
                    "cron",
                    FRIDAYS,
                    "zone",
                    settings.zone(),
                    "language",
                    settings.language(),
                    "governor",
                    "true");
            master.press(question.said(), question.said().buttons().getFirst());
            master.use("campaign start");
        }
    }

    private HostedRuleset<?> ruleset() {
        return settings.sandbox()
                .demoRuleset()
                .<HostedRuleset<?>>map(here::ruleset)
                .orElseGet(() -> here.catalog().all().stream()
                        .min(Comparator.comparing(HostedRuleset::id))
                        .orElseThrow(() -> new Complaint("There is no ruleset to play: look into config/rulesets.")));
    }
}
