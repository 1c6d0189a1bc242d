package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.campaign.model.HoldReason;
import heraldo.bot.campaign.port.Reach.Contact;
import heraldo.bot.discord.Table.Letterbox;
import heraldo.bot.discord.gate.Pace;
import heraldo.bot.sandbox.traffic.Fault;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Member;
import heraldo.bot.sandbox.world.Permission;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A server that changes under a running campaign. Every test is a row of {@code docs/faults.md}. */
@Tag("slow")
class FaultyServerTest {

    @TempDir
    static Path folder;

    private static Table table;
    private static Weather weather;

    @BeforeAll
    static void begin() {
        table = Table.running(folder, "Los Reinos");
        weather = new Weather(table);
    }

    @AfterAll
    static void end() {
        table.close();
    }

    /** Waits until a post was tried and kept back. */
    private static void awaitRefusal(int before) {
        Waiting.until("the refusal", () -> refusals() > before);
    }

    private static int refusals() {
        return (int) table.stage.logs().complaints().stream()
                .filter(line -> line.contains("tried again later"))
                .count();
    }

    @Test
    void aDeletedChronicleIsMadeAgain() {
        weather.delete("crónica");
        weather.announce("Terremoto");
        weather.standsOnce("Terremoto");
        table.stage.at(table.stage.now().plus(Pace.USUAL.statusPause()));
        Table.await(table.alba, "crónica", " · turno ");
    }

    @Test
    void aDeletedChannelOfAPlayerIsMadeAgainForHimAlone() {
        table.endTurn();
        weather.delete("brumaria");
        table.stage.at(table.due().minus(Duration.ofHours(1)));
        Table.await(table.bruno, "brumaria", "no has enviado órdenes");
        assertFalse(table.alba.channels().contains("brumaria"));
    }

    @Tag("long")
    @ParameterizedTest
    @EnumSource(names = {"SEND_MESSAGES", "VIEW_CHANNEL"})
    void aPostThatIsNotPermittedWaitsForThePermission(Permission permission) {
        int refusals = refusals();
        Letterbox letters = table.letters();
        String news = "Sequía " + permission.ordinal();
        Channel before = weather.deny("crónica", permission);
        weather.announce(news);
        awaitRefusal(refusals);
        letters.await("No puedo publicar en #crónica");
        weather.restore(before);
        weather.standsOnce(news);
        assertEquals(1, letters.count("No puedo publicar en #crónica"));
    }

    @Tag("long")
    @Test
    void withoutTheHistoryNothingIsPostedThatMayBeThereAlready() {
        Channel before = weather.deny("crónica", Permission.READ_MESSAGE_HISTORY);
        weather.announce("Cometa");
        Table.await(table.alba, "crónica", "Cometa");
        weather.befallPost(new Fault.Truncated());
        weather.announce("Eclipse");
        weather.forgetNonces();
        Waiting.until(
                "the refusal",
                () -> table.stage.logs().complaints().stream()
                        .anyMatch(line -> line.contains("needs the permission MESSAGE_HISTORY")));
        weather.forgetNonces();
        weather.restore(before);
        weather.standsOnce("Eclipse");
    }

    @Test
    void whatWasSurelyNotPostedIsPostedWithoutALookAtTheHistory() {
        int refusals = refusals();
        Channel whole = weather.deny("crónica", Permission.READ_MESSAGE_HISTORY);
        Channel mute = weather.deny("crónica", Permission.SEND_MESSAGES);
        weather.announce("Aurora");
        awaitRefusal(refusals);
        weather.restore(mute);
        Table.await(table.alba, "crónica", "Aurora");
        weather.restore(whole);
        weather.standsOnce("Aurora");
    }

    @Test
    void aDeadlineWhileTheServerIsDownIsKeptUpToAQuarterOfAnHourLate() {
        int turn = table.number();
        Instant due = down();
        table.stage.clockAt(due.plus(Duration.ofMinutes(14)));
        table.stage.workNow();
        assertEquals(turn, table.number());
        assertEquals(due, table.due());
        table.stage.sandbox().gateway().recovery();
        weather.standsOnce("El turno " + (turn + 1) + " admite órdenes");
        assertTrue(Weather.chronicle(table.alba).stream().anyMatch(said -> said.contains("14 minutos de retraso")));
    }

    @Test
    void aTurnWhoseDeadlinesWereMissedWhileTheServerWasDownIsMovedOnce() {
        int turn = table.number();
        Instant due = down();
        table.stage.clockAt(due.plus(Duration.ofDays(2)).plus(Duration.ofMinutes(16)));
        table.stage.workNow();
        assertEquals(due, table.due());
        table.stage.sandbox().gateway().recovery();
        Waiting.until("the new deadline", () -> table.due().equals(due.plus(Duration.ofDays(3))));
        assertEquals(turn, table.number());
        weather.standsOnce("Nadie podía hablar con Heraldo cuando terminó el plazo");
    }

    @Tag("long")
    @Test
    void aBotThatIsStartedWhileTheServerIsDownWaitsForItToo() {
        int turn = table.number();
        Instant due = down();
        table.stage.clockAt(due.plus(Duration.ofMinutes(5)));
        table.stage.waiting(Duration.ofSeconds(1), Duration.ofMillis(50));
        table.stage.restart();
        table.stage.workNow();
        assertEquals(turn, table.number());
        assertEquals(due, table.due());
        table.stage.sandbox().gateway().recovery();
        weather.standsOnce("El turno " + (turn + 1) + " admite órdenes");
    }

    /** The server goes down; when the open turn ends. */
    private static Instant down() {
        Instant due = table.due();
        table.stage.sandbox().gateway().outage();
        weather.awaitContact(weather.guild(), Contact.CUT);
        return due;
    }

    @Tag("long")
    @Test
    void aPlayerWhoLeftTheServerHoldsNobodyUp() {
        Member bruno = weather.leave(table.bruno);
        table.endTurn();
        weather.join(bruno);
        table.bruno.in("general").use("campaña lista");
        assertFalse(
                Table.enter(table.bruno, "brumaria").use("órdenes ver").text().startsWith("✖"));
    }

    @Tag("long")
    @Test
    void aGameMasterWhoLeftHoldsNothingUp() {
        Channel before = weather.deny("crónica", Permission.SEND_MESSAGES);
        Member gm = weather.leave(table.gm);
        String next = "El turno " + (table.number() + 1) + " admite órdenes";
        table.stage.at(table.due().plusSeconds(4));
        Table.await(table.alba, "diplomacia", "No puedo publicar en #crónica");
        weather.restore(before);
        weather.join(gm);
        weather.standsOnce(next);
    }

    @Test
    void aBotThatIsTurnedOutPausesUntilItIsBackAndTheGameMasterResumes() {
        int turn = table.number();
        Instant due = table.due();
        Member bot = weather.expel();
        Waiting.until("the pause", FaultyServerTest::paused);
        table.stage.clockAt(due.plus(Duration.ofDays(2)));
        table.stage.workNow();
        assertEquals(turn, table.number());
        comesBack(bot);
        assertEquals(turn, table.number());
        Table.await(table.gm, "crónica", "reanuda la campaña");
    }

    @Tag("long")
    @Test
    void aBotThatWasTurnedOutWhileItDidNotRunPausesToo() {
        Member bot = weather.guild().member(table.stage.sandbox().world().bot().id());
        table.stage.restart(database -> weather.expel());
        Waiting.until("the pause", FaultyServerTest::paused);
        table.stage.restart();
        comesBack(bot);
    }

    private static boolean paused() {
        return table.stage
                        .office()
                        .campaigns()
                        .roster(table.stage.campaign())
                        .turn()
                        .orElseThrow()
                        .hold()
                == HoldReason.PAUSED;
    }

    /** The bot is invited again: everybody is told, the game master also by a letter, and resumes. */
    private static void comesBack(Member bot) {
        Letterbox letters = table.letters();
        weather.invite(bot);
        letters.await("He vuelto al servidor de tu campaña");
        letters.await("La campaña ha estado en pausa desde entonces");
        assertTrue(paused(), "it waits");
        assertEquals(1, letters.count("He vuelto al servidor de tu campaña"));
        assertEquals(1, letters.count("La campaña ha estado en pausa desde entonces"));
        table.gm.in("diplomacia").use("dirección reanudar");
        assertTrue(table.due().isAfter(table.stage.now()));
    }
}
