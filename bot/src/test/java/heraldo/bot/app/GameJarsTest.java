package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.FailureReporter;
import heraldo.bot.Waiting;
import heraldo.bot.sandbox.SandboxOptions;
import heraldo.bot.sandbox.person.Person;
import heraldo.rules.data.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A host drops the jar of a game into the folder games: it is played from the next start on, or a sentence says why not. */
@Tag("slow")
class GameJarsTest {

    @TempDir
    Path host;

    @TempDir
    Path work;

    private Path games() {
        return host.resolve("games");
    }

    private Installation installed() {
        return Installation.at(host.resolve("config"));
    }

    /** Returns the sentences of doctor about rulesets. */
    private List<String> told() {
        return Checkup.rulesets(installed(), List.of()).stream()
                .map(Finding::sentence)
                .toList();
    }

    private void refused(String... sentence) {
        assertEquals(List.of(sentence), told());
        assertTrue(installed().catalog().find("war").isEmpty());
        assertTrue(installed()
                .catalog()
                .ids()
                .containsAll(Shipped.INSTALLATION.catalog().ids()));
    }

    @Test
    void aDroppedGameIsPlayedThroughDiscord() throws IOException {
        new DroppedGame("war").into(games(), work);
        Installation here = installed();
        assertEquals(List.of(), here.catalog().problems());
        SandboxClock clock = new SandboxClock();
        SandboxOptions options = SandboxOptions.standard().withClock(clock);
        Playground playground =
                Playground.open(here, here.settings(), options, clock, Optional.of(work.resolve("data")));
        playground.sandbox().world().interactions().patience(Waiting.PATIENCE);
        FailureReporter.show(playground.sandbox());
        try (Person gm = Person.at(playground.url(), "gm");
                Person alba = Person.at(playground.url(), "p1");
                Person bruno = Person.at(playground.url(), "p2")) {
            String[] wish = {
                "juego", "war", "nombre", "Plaza", "plazo", "0 20 * * *", "zona", "Europe/Madrid", "puestos", "2"
            };
            gm.press(gm.use("campaña nueva", wish).said(), "Abrirla");
            enter(alba, "diplomacia").use("campaña unirse");
            enter(bruno, "diplomacia").use("campaña unirse");
            enter(gm, "diplomacia").use("campaña empezar");
            gm.in("crónica").await("admite órdenes");
            String help = alba.in("diplomacia").use("reglas", "juego", "war").text();
            assertTrue(help.contains("War"), help);
            String receipt = own(alba).use("war mostrar", "mano", "piedra").text();
            assertTrue(receipt.contains("piedra"), receipt);
            own(bruno).use("war mostrar", "mano", "tijera");
            playground.toDeadline();
            gm.in("crónica").await("Ronda 2");
        } finally {
            playground.close();
        }
    }

    /** Goes to the channel of one's own seat. */
    private static Person own(Person person) {
        Waiting.until("an own channel", () -> ownChannel(person).isPresent(), person::channels);
        return person.in(ownChannel(person).orElseThrow());
    }

    private static Optional<String> ownChannel(Person person) {
        return person.channels().stream()
                .filter(name -> List.of("rojo", "azul").contains(name))
                .findFirst();
    }

    private static Person enter(Person person, String channel) {
        Waiting.until("#" + channel, () -> person.channels().contains(channel), person::channels);
        return person.in(channel);
    }

    @Tag("long")
    @Test
    void itsTutorialCasesAndNamesCameWithIt() throws IOException {
        new DroppedGame("war").into(games(), work);
        var war = installed().ruleset("war");
        assertEquals("War", war.manifest().name(Languages.SPANISH));
        assertTrue(war.tutorial().isPresent());
        assertTrue(war.folder().has("cases.md"));
        assertFalse(told().isEmpty());
        assertTrue(told().getFirst().contains("war"), told()::toString);
    }

    @Test
    void aGameForAnotherEngineIsRefused() throws IOException {
        new DroppedGame("war").uncompiled().madeFor(Optional.of("2")).into(games(), work);
        refused(
                "games/war.jar: it is made for engine 2, and this program has engine 1; ask its author for one that is");
    }

    @Test
    void whatIsNoGameIsRefused() throws IOException {
        new DroppedGame("war").uncompiled().madeFor(Optional.empty()).into(games(), work);
        Files.writeString(games().resolve("notes.jar"), "no jar at all");
        Files.writeString(games().resolve("notes.txt"), "not looked at");
        List<String> told = told();
        assertTrue(told.getFirst().startsWith("games/notes.jar: it cannot be opened: "), told::toString);
        assertEquals("games/war.jar: it is no game: its manifest has no entry Heraldo-Engine", told.get(1));
        assertEquals(2, told.size());
    }

    @Tag("long")
    @Test
    void aGameWhoseIdOrCommandIsTakenIsRefused() throws IOException {
        String taken = Shipped.INSTALLATION.catalog().ids().first();
        new DroppedGame(taken).uncompiled().into(games(), work);
        new DroppedGame("war")
                .with(
                        "war/ruleset.yaml",
                        "command: war",
                        "command: "
                                + Shipped.INSTALLATION
                                        .ruleset(taken)
                                        .manifest()
                                        .command()
                                        .base())
                .into(games(), work);
        refused(
                "games/" + taken + ".jar: there is a game " + taken + " already",
                "games/war.jar: war is not played: its command /"
                        + Shipped.INSTALLATION
                                .ruleset(taken)
                                .manifest()
                                .command()
                                .base() + " is that of " + taken);
    }

    @Test
    void aBrokenManifestIsToldWithItsLine() throws IOException {
        new DroppedGame("war")
                .with("war/ruleset.yaml", "seats: {least: 2, most: 6}", "seats: 4")
                .into(games(), work);
        List<String> told = told();
        assertEquals(1, told.size());
        assertTrue(told.getFirst().startsWith("rulesets/war/ruleset.yaml line"), told::toString);
    }

    @Tag("long")
    @Test
    void aGameThatGoesOtherwiseTheSecondTimeIsRefused() throws IOException {
        new DroppedGame("war")
                .with("Round.java", "final class Round {", "final class Round {\n    static int spoilt;")
                .with(
                        "WarPlay.java",
                        "return new Bout(new Options(setup.options()), 1, points);",
                        "points.put(setup.seats().get(0), Round.spoilt++);\n"
                                + "        return new Bout(new Options(setup.options()), 1, points);")
                .into(games(), work);
        refused("games/war.jar: war is not played: the same orders and dice do not give the same turn");
    }

    @Tag("long")
    @Test
    void aGameThatCannotBeMadeIsRefused() throws IOException {
        new DroppedGame("war")
                .with("WarPlay.java", "return List.of(Show.type());", "throw new IllegalStateException(\"no orders\");")
                .into(games(), work);
        refused("rulesets/war: the game cannot be made: java.lang.IllegalStateException: no orders");
    }

    @Tag("long")
    @Test
    void aJarWhoseEngineFailsIsRefused() throws IOException {
        new DroppedGame("war")
                .with("WarGame.java", "return \"war\";", "throw new IllegalStateException(\"no name\");")
                .into(games(), work);
        refused("games/war.jar: it cannot be opened: no name");
    }

    @Tag("long")
    @Test
    void aGameThatFailsIsRefused() throws IOException {
        new DroppedGame("war")
                .with(
                        "Table.java",
                        "static Scene of(Bout bout) {",
                        "static Scene of(Bout bout) {\n        if (bout.round() > 0) {\n            throw new IllegalStateException(\"no table\");\n        }")
                .into(games(), work);
        refused("games/war.jar: war is not played: it fails while it is played:"
                + " java.lang.IllegalStateException: no table");
    }
}
