package heraldo.bot.campaign.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Votes that a request takes: of more than half of those who play, in an emergency of half of them. */
class PetitionRuleTest {

    @ParameterizedTest
    @CsvSource({"1, 1, 1", "2, 2, 1", "3, 2, 2", "4, 3, 2", "5, 3, 3", "6, 4, 3"})
    void moreThanHalfAreNeededAndInAnEmergencyHalf(int seated, int usual, int emergency) {
        assertEquals(usual, PetitionRule.USUAL.needed(Petition.Kind.PAUSE, seated));
        assertEquals(emergency, PetitionRule.USUAL.needed(Petition.Kind.EMERGENCY, seated));
    }
}
