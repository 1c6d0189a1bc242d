package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.HostedRuleset;
import heraldo.testing.Sampling;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Somebody learns a game by pressing what they see, to the end, in a channel of their own that goes away afterwards. */
@Tag("slow")
class TutorialTest {

    private static final String CHANNEL = Pupil.CHANNEL;
    private static final String KAIXIFLAN = "Los Hijos de Kaixiflán";

    @TempDir
    Path folder;

    static List<HostedRuleset<?>> games() {
        return Sampling.some(TutorialTest.class, 1, Stage.projects());
    }

    @ParameterizedTest
    @MethodSource("games")
    void aLessonIsTakenToItsEndByPressesAlone(HostedRuleset<?> game) {
        try (Stage stage = Stage.open(folder)) {
            Pupil pupil = Pupil.of(stage, game, Languages.SPANISH);
            pupil.learn((step, desk) -> {});
            Said last = pupil.read().getLast();
            assertTrue(last.text().contains("Ya sabes jugar"), last.text());
            assertTrue(
                    last.buttons().contains("Ver partidas abiertas"),
                    last.buttons().toString());
            System.out.println("tutorial=" + game.id() + " presses=" + pupil.presses());
            assertEquals(List.of(), stage.logs().complaints());
        }
    }

    @Test
    void aLessonIsForOnePersonAloneAndCountsForNothingElse() {
        try (Stage stage = Stage.open(folder)) {
            Person alba = stage.person("p1");
            Person bruno = stage.person("p2");
            begin(alba, KAIXIFLAN);
            Waiting.until("Alba's lesson", () -> alba.channels().contains(CHANNEL), alba::channels);
            assertFalse(bruno.channels().contains(CHANNEL), bruno.channels().toString());
            assertTrue(bruno.use("campaña lista").text().startsWith("En este servidor no hay ninguna campaña"));
            begin(bruno, KAIXIFLAN);
            Waiting.until("Bruno's lesson", () -> bruno.channels().contains(CHANNEL), bruno::channels);
            Table.refused(alba.in(CHANNEL).use("campaña dejar"), "Cerrar el tutorial");
            Table.refused(alba.in(CHANNEL).use("dirección resolver"), "");
            assertEquals(List.of(), stage.logs().complaints());
        }
    }

    @Test
    void whoeverLeavesALessonFindsItAsItWasAndHasOnlyOne() {
        try (Stage stage = Stage.open(folder)) {
            Person alba = stage.person("p1");
            begin(alba, KAIXIFLAN);
            Pupil pupil = new Pupil(stage, alba.in(CHANNEL), Languages.SPANISH);
            String before = Pupil.lesson(pupil.step(pupil.desk().orElseThrow()));
            assertTrue(before.startsWith("### Paso 2 de 8"), before);
            stage.restart();
            stage.at(stage.now().plus(Duration.ofDays(3)));
            Person back = stage.person("p1");
            Said again = back.use("tutorial").said();
            assertTrue(again.text().startsWith("Tienes abierto el tutorial de " + KAIXIFLAN), again.text());
            Pupil returned = new Pupil(stage, back.in(CHANNEL), Languages.SPANISH);
            assertEquals(before, Pupil.lesson(returned.desk().orElseThrow()));
            assertEquals(List.of(), stage.logs().complaints());
        }
    }

    @Test
    void aStepIsPassedOverByWhoeverWouldRatherNotTakeIt() {
        try (Stage stage = Stage.open(folder)) {
            Person alba = stage.person("p1");
            begin(alba, KAIXIFLAN);
            Person there = alba.in(CHANNEL);
            Said desk = new Pupil(stage, there, Languages.SPANISH).desk().orElseThrow();
            Said after = there.press(desk, "Saltar este paso").said();
            assertTrue(Pupil.lesson(after).startsWith("### Paso 2 de 8"), after.text());
            assertFalse(after.text().contains("✅"), "nothing was managed");
            assertEquals(List.of(), stage.logs().complaints());
        }
    }

    @Tag("long")
    @Test
    void theChannelGoesADayAfterTheLessonWasClosed() {
        try (Stage stage = Stage.open(folder)) {
            Person alba = stage.person("p1");
            Said begun = begin(alba, KAIXIFLAN);
            assertTrue(begun.text().contains("<#"), begun.text());
            Person there = alba.in(CHANNEL);
            Said step = there.await("Paso 1 de 8");
            assertEquals(1, step.json().path("mentions").size(), "the learner is called");
            Reply asked = there.press(step, "Cerrar el tutorial");
            assertTrue(asked.text().contains("¿Cierras el tutorial?"), asked.text());
            assertEquals(
                    List.of("Cerrar el tutorial", "No hacer nada"), asked.said().buttons());
            assertTrue(there.press(asked.said(), "Cerrar el tutorial").text().contains("Tutorial cerrado"));
            begin(alba.in("general"), "Caos");
            Table.refused(there.in(CHANNEL).press(asked.said(), "Cerrar el tutorial"), "ya está cerrado");
            assertTrue(alba.in("general").use("tutorial").text().contains("Tienes abierto el tutorial de"));
            alba.press(
                    alba.press(alba.use("tutorial").said(), "Cerrar el tutorial")
                            .said(),
                    "Cerrar el tutorial");
            after(stage, Duration.ofHours(23));
            assertTrue(alba.channels().contains(CHANNEL), "there is still time to read it");
            after(stage, Duration.ofHours(2));
            assertFalse(alba.channels().contains(CHANNEL), alba.channels().toString());
            begin(alba.in("general"), "Caos");
            assertEquals(List.of(), stage.logs().complaints());
        }
    }

    @Tag("long")
    @Test
    void aLessonThatNobodyEndsGoesAfterTwoWeeks() {
        try (Stage stage = Stage.open(folder)) {
            Person alba = stage.person("p1");
            begin(alba, KAIXIFLAN);
            after(stage, Duration.ofDays(13));
            assertTrue(alba.channels().contains(CHANNEL), alba.channels().toString());
            after(stage, Duration.ofDays(2));
            assertFalse(alba.channels().contains(CHANNEL), alba.channels().toString());
            assertTrue(alba.in("general").use("tutorial").text().contains("Elige un juego"));
            assertEquals(List.of(), stage.logs().complaints());
        }
    }

    private static Said begin(Person learner, String game) {
        Said menu = learner.use("tutorial").said();
        Said begun = learner.press(menu, game).said();
        assertTrue(begun.text().contains("Solo lo ves tú"), begun.text());
        return begun;
    }

    private static void after(Stage stage, Duration time) {
        stage.at(stage.now().plus(time));
        stage.workNow();
        Waiting.until("the posts that are due", stage::postedWhatIsDue);
    }
}
