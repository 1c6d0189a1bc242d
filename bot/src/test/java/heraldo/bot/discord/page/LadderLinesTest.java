package heraldo.bot.discord.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.ShippedGames;
import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.engine.Ladder;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Readers learn what happens to a seat that sends nothing, step after step. */
class LadderLinesTest {

    private static List<String> lines(Ladder ladder) {
        Dictionary dictionary = new Dictionary(ShippedGames.ROOTS.languages());
        return new LadderLines(dictionary.speech(Tongue.of("es"))).of(ladder);
    }

    @Test
    void theFirstStepIsWhatHappensWithoutStandingOrders() {
        assertEquals(
                "-# Sin ellas, se juega según las reglas hasta que vuelva.",
                lines(new Ladder(List.of(Ladder.Rung.DEFAULT))).get(1));
        List<String> usual = lines(Ladder.USUAL);
        assertEquals("-# Sin ellas, 2 turnos se juegan según las reglas.", usual.get(1));
        assertTrue(usual.get(2).startsWith("-# Después juega un regente"), usual.get(2));
        String governed = lines(Ladder.AT_ONCE).get(1);
        assertTrue(governed.startsWith("-# Sin ellas juega un regente"), governed);
    }
}
