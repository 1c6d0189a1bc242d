package heraldo.bot.discord.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.ShippedGames;
import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.discord.front.Emblems;
import heraldo.bot.discord.front.Gallery;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.bot.render.Studio;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.kernel.Viewer;
import heraldo.testing.Sampling;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The map of a turn that has been played is called after that turn, though the next begins with the same position. */
@Tag("slow")
class TurnsTest extends InTavern {

    private static final ConfigRoots ROOTS = ShippedGames.ROOTS;
    private static final List<HostedRuleset<?>> RULESETS = ShippedGames.CATALOG.all();
    private static final List<Game> GAMES =
            RULESETS.stream().<Game>map(Game::of).toList();
    private static final Dictionary DICTIONARY = new Dictionary(ROOTS.languages());
    private static final Studio STUDIO = new Studio(ROOTS);

    static List<HostedRuleset<?>> games() {
        return Sampling.some(TurnsTest.class, 2, RULESETS);
    }

    private BotContext context() {
        return new BotContext(tavern.office, GAMES, DICTIONARY, new Gallery(STUDIO), new Emblems(STUDIO, tavern.clock));
    }

    private Campaign campaign(CampaignId id) {
        return tavern.office.campaigns().roster(id).campaign();
    }

    private Turns.Page page(CampaignId id, OptionalInt seen) {
        return new Turns(context(), campaign(id)).page(seen);
    }

    private String open(CampaignId id, Speech speech) {
        return speech.say(tavern.office.archive().position(id).turn().label());
    }

    /** Once: where a turn's own name says which it is, that is not said before it, too. */
    private static String after(String ruleset, String first) {
        return switch (ruleset) {
            case "caos", "hexadominacion" -> first + ", al terminar";
            default -> "Tras el turno 1: " + first;
        };
    }

    @ParameterizedTest
    @MethodSource("games")
    void titleAndAlternativeTextNameTheTurnThatWasPlayed(HostedRuleset<?> hosted) {
        CampaignId id = tavern.governed("Mesa", hosted);
        Speech speech = context().speech(campaign(id), Tongue.of("es")).plain();
        String first = open(id, speech);
        tavern.playOn(id, 1);
        String next = open(id, speech);
        assertNotEquals(first, next);
        Turns.Page played = page(id, OptionalInt.of(1));
        String title = speech.say(played.scene(Viewer.SPECTATOR).title());
        assertEquals(after(hosted.id(), first), title);
        String alt = context()
                .gallery()
                .map(context().look(campaign(id), speech), 1, played.scene(Viewer.SPECTATOR))
                .alt();
        assertTrue(alt.startsWith(Tongue.of("es").capital(title) + ". "), alt);
        assertFalse(alt.contains(next) || alt.contains("turno 2") || alt.contains("ronda 2"), alt);
    }

    @ParameterizedTest
    @MethodSource("games")
    void theMapOfTheOpenTurnSaysWhichThatIs(HostedRuleset<?> hosted) {
        CampaignId id = tavern.governed("Mesa", hosted);
        tavern.playOn(id, 1);
        Speech speech = context().speech(campaign(id), Tongue.of("es")).plain();
        Turns.Page open = page(id, OptionalInt.empty());
        assertEquals(
                speech.say(open.position().scene(Viewer.SPECTATOR).title()),
                speech.say(open.scene(Viewer.SPECTATOR).title()));
    }

    @Test
    void theMapOfAGameThatIsOverSaysSo() {
        CampaignId id = tavern.running("turns", "1");
        tavern.toTheDeadline();
        Turns.Page last = page(id, OptionalInt.of(1));
        assertEquals(
                last.position().scene(Viewer.SPECTATOR).title(),
                last.scene(Viewer.SPECTATOR).title());
    }
}
