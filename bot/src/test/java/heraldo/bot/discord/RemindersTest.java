package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.World;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever is waited for is told what is missing, in numbers; whoever has nothing to do is told nothing. */
@Tag("slow")
class RemindersTest {

    private static final Duration BEFORE_THE_REMINDER = Duration.ofHours(2);

    @TempDir
    Path folder;

    private Table table;

    @BeforeEach
    void come() {
        table = Table.running(folder, "Los Reinos");
    }

    @AfterEach
    void leave() {
        assertEquals(List.of(), table.stage.logs().complaints());
        table.close();
    }

    private void remind() {
        table.stage.at(table.due().minus(BEFORE_THE_REMINDER));
    }

    @Test
    void whoHasSentNothingIsToldHowManyActionsAreLeftAndCanPressWhatIsMissing() {
        remind();
        Said reminder = table.alba.await("no has enviado órdenes");
        assertTrue(reminder.text().contains("te quedan 3 acciones"), reminder.text());
        assertTrue(reminder.text().contains("El plazo acaba el <t:"), reminder.text());
        assertEquals(List.of("Mis órdenes", "Listo"), reminder.buttons());
        assertTrue(table.alba.press(reminder, "Mis órdenes").said().whispered());
        Said asked = table.alba.press(reminder, "Listo").said();
        assertTrue(asked.whispered() && asked.text().contains("Todavía: "), asked.text());
        String ready = table.alba.press(asked, "Listo igualmente").text();
        assertTrue(ready.contains("Has dado tu hoja por lista"), ready);
        Said other = table.frank.await("no has enviado órdenes");
        assertTrue(other.text().contains("te quedan 3 acciones"), other.text());
    }

    @Test
    void whoHasSentOrdersOrIsReadyIsNotReminded() {
        Table.paste(table.alba, "órdenes pegar", "recolectar G5");
        table.bruno.use("órdenes listo");
        remind();
        table.frank.await("no has enviado órdenes");
        assertFalse(reminded(table.alba), "she has sent orders");
        assertFalse(reminded(table.bruno), "he is ready");
    }

    @Test
    void whoAskedForItIsToldWhatHisSheetLeavesUnused() {
        String said = table.alba.use("ajustes personales", "sobrantes", "true").text();
        assertTrue(said.contains("Te aviso también si has mandado órdenes"), said);
        Table.paste(table.alba, "órdenes pegar", "recolectar G5");
        remind();
        Said reminder = table.alba.await("tu hoja tiene");
        assertTrue(reminder.text().contains("tu hoja tiene 1 línea y no has dicho «listo»"), reminder.text());
        assertTrue(reminder.text().contains("te quedan 2 acciones"), reminder.text());
        assertFalse(reminder.text().contains("recolectar"), "what she wrote is not told in the channel");
    }

    @Test
    void whoWantsDirectMessagesIsRemindedThereAndNotInTheChannel() {
        table.alba.use("ajustes personales", "dónde", "direct");
        remind();
        Waiting.until(
                "the letter", () -> letters(table.alba).stream().anyMatch(text -> text.contains("El plazo acaba")));
        String letter = String.join("\n", letters(table.alba));
        assertTrue(letter.contains("1 plazo hoy"), letter);
        assertTrue(letter.contains("Los Reinos**](https://discord.com/channels/"), letter);
        assertTrue(letter.contains("no has enviado órdenes; te quedan 3 acciones"), letter);
        table.frank.await("no has enviado órdenes");
        assertFalse(reminded(table.alba));
    }

    @Test
    void deadlinesOfSeveralCampaignsComeInOneDirectMessage() {
        Instant due = table.due();
        table.alba.use("ajustes personales", "dónde", "direct");
        table.open("Otras Tierras");
        table.start();
        // The channels of both campaigns have the same names: that a turn is open in one says nothing of the other.
        table.stage.workNow();
        Waiting.until(
                "both turns",
                () -> table.stage.campaigns().stream()
                        .allMatch(id -> table.stage
                                .office()
                                .campaigns()
                                .roster(id)
                                .turn()
                                .isPresent()));
        table.stage.at(due.minus(BEFORE_THE_REMINDER));
        Waiting.until("the letter", () -> !letters(table.alba).isEmpty());
        table.frank.await("no has enviado órdenes");
        assertEquals(1, letters(table.alba).size());
        String letter = letters(table.alba).getFirst();
        assertTrue(letter.contains("2 plazos hoy"), letter);
        assertTrue(letter.contains("Los Reinos") && letter.contains("Otras Tierras"), letter);
    }

    /** What the bot has written to somebody alone. */
    private List<String> letters(Person person) {
        World world = table.stage.sandbox().world();
        return world.exclusively(() -> world.channels()
                .between(world.bot().id(), Snowflake.of(person.id()))
                .map(channel -> world.messages().shown(channel.id()).stream()
                        .map(message -> new Said(message.json(Snowflake.of(person.id()))).text())
                        .toList())
                .orElse(List.of()));
    }

    private static boolean reminded(Person person) {
        return person.read().stream().anyMatch(said -> said.text().contains("El plazo acaba"));
    }
}
