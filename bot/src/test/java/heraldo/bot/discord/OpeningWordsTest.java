package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.OptionSpec;
import heraldo.rules.engine.OptionSpec.Asked;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is said on the way to a new campaign is never cut: it fits the forms and menus it stands in. */
class OpeningWordsTest {

    private static final String WORDS = "discord.opening.";

    private final Dictionary platform = new Dictionary(Stage.catalog().languages());
    private final List<String> cut = new ArrayList<>();

    @Test
    void formsAskInWordsThatFit() {
        for (Tongue tongue : platform.tongues()) {
            Speech plain = platform.speech(tongue).plain();
            platform.bundle(tongue).keys().forEach(key -> {
                if (key.startsWith(WORDS + "field-")) {
                    demand(DiscordLimit.MODAL_LABEL, key, plain.say(key));
                } else if (key.startsWith(WORDS + "about-")) {
                    demand(DiscordLimit.MODAL_LABEL_ABOUT, key, plain.say(key));
                } else if (key.startsWith(WORDS + "form-")) {
                    demand(DiscordLimit.MODAL_TITLE, key, plain.say(key));
                }
            });
        }
        assertEquals(List.of(), cut);
    }

    @Test
    void gamesSayInWordsThatFitHowTheyGoAndWhenTheirTurnsEnd() {
        for (HostedRuleset<?> hosted : Stage.projects()) {
            Game game = Game.of(hosted);
            for (Tongue tongue : platform.tongues()) {
                Speech plain =
                        platform.speech(tongue, game.words(tongue), seat -> "").plain();
                demand(
                        DiscordLimit.CHOICE_NAME,
                        game.id() + " rhythm",
                        plain.say(
                                WORDS + "game-about",
                                "least",
                                hosted.manifest().seats().least(),
                                "most",
                                hosted.manifest().seats().most(),
                                "rhythm",
                                plain.say("rhythm")));
                for (OptionSpec spec : hosted.options().specs()) {
                    if (spec.asked().equals(Optional.of(Asked.CLOCK))) {
                        demand(DiscordLimit.MODAL_LABEL, spec.key(), plain.say("option." + spec.key()));
                    }
                }
            }
        }
        assertEquals(List.of(), cut);
    }

    private void demand(DiscordLimit limit, String what, String text) {
        if (!limit.holds(text)) {
            cut.add(what + ": " + text);
        }
    }
}
