package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.discord.authority.Actor;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.ComponentIds;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.User;
import heraldo.testing.Sampling;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** What is forged, copied or never offered, while a turn is open: nobody gets farther by it than the table of rights says. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("slow")
class AuthorityTest {
    /** Administrators and game masters see the channel on Discord, too; the others only if somebody lets them in. */
    private static final int INTRUDERS = Sampling.size("heraldo.rights.intruders", 1, 4);
    /** Each button is tried by one stranger in so many. */
    private static final int STRANGERS = Sampling.size("heraldo.rights.strangers.one-of", 16, 1);

    private Company company;
    private Examination examination;
    private Rehearsal rehearsal;

    @BeforeAll
    void opened(@TempDir Path folder) {
        company = Company.running(folder);
        examination = new Examination(company);
        rehearsal = company.table.stage.rehearse();
    }

    @BeforeEach
    void begun() {
        rehearsal.writes();
    }

    @AfterEach
    void nothingWasWrong() {
        assertEquals(List.of(), examination.wrong());
    }

    @AfterAll
    void closed() {
        company.close();
    }

    @Test
    void anIdThatWasChangedAnywhereMeansNothing() {
        String id = examination.componentId("show.0", 0, company.user(Actor.PLAYER));
        for (int i = 0; i < id.length(); i++) {
            char other = id.charAt(i) == 'A' ? 'Q' : 'A';
            meansNothing(id.substring(0, i) + other + id.substring(i + 1));
        }
        for (String rubbish : List.of("x", "show.0", id + id.substring(0, 4), id.substring(4), "…")) {
            meansNothing(rubbish);
        }
        ComponentIds elsewhere = new ComponentIds(new byte[32], "another.token");
        meansNothing(elsewhere.issue(new ComponentId("show.0", Optional.of(company.campaign()), 0, 0, "")));
        assertEquals(0, rehearsal.writes());
    }

    private void meansNothing(String id) {
        User alba = company.user(Actor.PLAYER);
        Channel place = company.place(Actor.PLAYER);
        Forger forger = examination.forger;
        for (Forger.Heard heard : List.of(
                forger.press(alba, place, id), forger.choose(alba, place, id, "1"), forger.fill(alba, place, id))) {
            assertTrue(heard.text().contains("ya no significa nada"), heard.text());
        }
    }

    @Test
    void aButtonServesNobodyButWhomItWasMadeFor() {
        examination.strangersButtons(EnumSet.complementOf(EnumSet.of(Actor.PLAYER)), STRANGERS);
    }

    @Test
    void aButtonOfATurnServesInNoOther() {
        examination.oldButtons();
    }

    @Tag("long")
    @Test
    void whoeverSeesEveryChannelGetsNoSecretByThat() {
        examination.albasChannel(Examination.BESIDE_ALBA.subList(0, INTRUDERS));
    }

    @Test
    void aCampaignOfAnotherServerCannotBeNamed() {
        examination.nextDoor();
    }

    @Tag("long")
    @Test
    void whatWasNeverOfferedIsRefusedInOneSentence() {
        User alba = company.user(Actor.PLAYER);
        Channel place = company.place(Actor.PLAYER);
        for (Typed command : examination.typed) {
            for (String junk : List.of(
                    "999999", "nada de nada", "@everyone", company.campaign().text())) {
                rehearsal.writes();
                Forger.Heard heard = examination.forger.command(alba, place, command.filled(junk));
                boolean breaks = examination.phrases.apologizes(heard.text());
                assertTrue(heard.whispered(), command.name());
                assertTrue(rehearsal.writes() > 0 || !breaks, command.name() + heard);
            }
        }
    }
}
