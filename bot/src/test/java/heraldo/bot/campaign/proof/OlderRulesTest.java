package heraldo.bot.campaign.proof;

import static heraldo.bot.campaign.Tavern.GM;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.rules.kernel.Viewer;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Campaigns that began under an earlier version of their rules go on, and their records accuse nobody. */
class OlderRulesTest extends InTavern {

    private CampaignId id;
    private Archivist archivist;

    /** Two turns of Caos have ended, and the second was corrected; only the books say that the game began earlier. */
    @BeforeEach
    void play() {
        id = tavern.governed("Mesa", tavern.office.library().rulebook("caos").hosted());
        tavern.spoil("UPDATE campaign SET ruleset_version = '1' WHERE id = ?", id);
        archivist = new Archivist(tavern);
        tavern.playOn(id, 1);
        archivist.edit("puntos #2 3");
        tavern.playOn(id, 2);
    }

    @Test
    void theyGoOn() {
        assertEquals(3, tavern.newest(id).key().number());
        assertEquals(TurnStatus.OPEN, tavern.newest(id).status());
    }

    @Test
    void theirTurnsAreNotPlayedAgainAndAllElseIsChecked() {
        for (Viewer viewer : List.of(Viewer.SPECTATOR, Viewer.DIRECTOR)) {
            Verdict verdict = archivist.verify(archivist.file(id, viewer));
            assertEquals(List.of(), verdict.faults());
            assertEquals(viewer.equals(Viewer.DIRECTOR), verdict.notPlayed().isPresent());
            assertFalse(verdict.checked().containsKey(Check.REPLAY));
            assertTrue(verdict.checked()
                    .keySet()
                    .containsAll(EnumSet.of(Check.DIGEST, Check.CHAIN, Check.SEED, Check.ROOT, Check.DICE, Check.ACT)));
        }
    }

    @Test
    void theSealOfAnActIsStillChecked() {
        String right = new String(archivist.file(id, Viewer.DIRECTOR), StandardCharsets.UTF_8);
        String other = right.replaceFirst("(\"is\":\"Deed\".*\"salt\":\")....", "$10000");
        Verdict verdict = archivist.verify(other.getBytes(StandardCharsets.UTF_8));
        assertEquals(1, verdict.wrong(Check.ACT), verdict.faults()::toString);
    }

    @Test
    void theRecordOfAFinishedOneMissesNoFirstPosition() {
        tavern.office.gameMaster().option(tavern.by(GM).in(id), "turns", "3");
        while (tavern.office.memory().registrar().dossier(id).campaign().status() != CampaignStatus.ENDED) {
            tavern.toTheDeadline();
        }
        Verdict verdict = archivist.verify(archivist.file(id, Viewer.DIRECTOR));
        assertEquals(List.of(), verdict.faults());
        assertTrue(verdict.notPlayed().isPresent());
        assertTrue(verdict.checked().containsKey(Check.SETUP), "the seed of the set-up");
    }

    @Test
    void rulesThatComeLaterAreNotHere() {
        tavern.spoil("UPDATE campaign SET ruleset_version = '99' WHERE id = ?", id);
        Verdict verdict = new Archivist(tavern).verify(new Archivist(tavern).file(id, Viewer.DIRECTOR));
        assertEquals(1, verdict.wrong(Check.REPLAY), verdict.faults()::toString);
    }
}
