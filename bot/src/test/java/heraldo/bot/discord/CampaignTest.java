package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A campaign from the first slash command to the chronicle of its second year. */
class CampaignTest {

    private static final String RULESET = "kaixiflan";
    private static final int TWO_YEARS = 8;

    @TempDir
    Path folder;

    private Stage stage;
    private Person gm;
    private Person alba;
    private Person bruno;
    private Person frank;

    @BeforeEach
    void aCampaignIsOpenedAndStarted() {
        stage = Stage.open(folder);
        gm = stage.person("gm");
        alba = stage.person("p1");
        bruno = stage.person("p2");
        frank = stage.person("p6");
    }

    @AfterEach
    void everybodyGoesHome() {
        stage.close();
    }

    private void start() {
        Reply question = gm.use(
                "campaña nueva",
                "juego",
                RULESET,
                "nombre",
                "Los Reinos",
                "plazo",
                "0 20 * * *",
                "zona",
                "Europe/Madrid",
                "puestos",
                "3");
        assertEquals(3, question.text().split("<t:\\d+:R>", -1).length - 1, question.text());
        Reply opened = gm.press(question.said(), "Abrirla");
        assertTrue(opened.text().contains("está abierta"), opened.text());
        Said invitation = alba.in("general").use("campaña lista").said();
        assertTrue(invitation.text().contains("Los Reinos"));
    }

    @Test
    void a_campaign_is_opened_and_its_channels_appear() {
        start();
        Said invitation = await(gm, "cronica", "Se buscan jugadores");
        System.err.println(invitation.text());
        assertTrue(
                gm.channels().containsAll(List.of("cronica", "diplomacia")),
                gm.channels().toString());
        assertEquals(List.of(), stage.logs().complaints());
    }

    private static Said await(Person person, String channel, String words) {
        for (int i = 0; !person.channels().contains(channel) && i < 100; i++) {
            Thread.onSpinWait();
        }
        return person.in(channel).await(words);
    }
}
