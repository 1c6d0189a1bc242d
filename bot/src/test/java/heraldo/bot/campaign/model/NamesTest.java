package heraldo.bot.campaign.model;

import static heraldo.bot.campaign.Tavern.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Names of campaigns and seats. */
class NamesTest {

    @Test
    void spacesAreMadeOneAndSignsThatArePartOfNoNameAreRefused() {
        assertEquals("Los Reinos", Names.checked("  Los \t Reinos "));
        assertEquals("name-signs", refusal(() -> Names.checked("Los <@1> Reinos")));
        assertEquals("name-length", refusal(() -> Names.checked("L".repeat(200))));
    }

    @Test
    void whereANameMayNotBeOneAnotherIsTaken() {
        assertEquals("Los Reinos", Names.fitting("Los Reinos", "Mesa"));
        assertEquals("Mesa", Names.fitting("L".repeat(200), "Mesa"));
    }
}
