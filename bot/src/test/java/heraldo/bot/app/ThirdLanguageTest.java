package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.FailureReporter;
import heraldo.bot.Waiting;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.SandboxOptions;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.wire.Json;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A host adds French to the program with two files in their own folder: the list of languages, and the words of one ruleset.
 * Whoever reads French plays that ruleset in it; what has no words in it is said in the first language, in whole sentences.
 */
@Tag("slow")
class ThirdLanguageTest {

    private static final String FRENCH = "fr";

    @TempDir
    Path data;

    private final List<Person> people = new ArrayList<>();
    private Playground playground;
    private Person gm;
    private Person reader;

    @BeforeEach
    void openInFrance() throws URISyntaxException {
        Path own = Path.of(ThirdLanguageTest.class.getResource("french").toURI());
        Installation here = Installation.at(own);
        SandboxClock clock = new SandboxClock();
        SandboxOptions options = SandboxOptions.standard().with(ofFrench()).withClock(clock);
        playground = Playground.open(here, here.settings(), options, clock, Optional.of(data));
        playground.sandbox().world().interactions().patience(Waiting.PATIENCE);
        FailureReporter.show(playground.sandbox());
        gm = person("gm");
        reader = person("p1");
    }

    @AfterEach
    void everybodyGoesHome() {
        people.forEach(Person::close);
        playground.close();
    }

    /** Everybody's Discord is set to French. */
    private static Cast ofFrench() {
        Cast six = Cast.ofSix();
        List<Cast.Part> parts = six.people().stream()
                .map(part -> new Cast.Part(part.username(), part.name(), part.kind(), FRENCH))
                .toList();
        return new Cast(six.server(), parts, six.botPermissions(), six.everyone());
    }

    private Person person(String username) {
        Person person = Person.at(playground.url(), username);
        people.add(person);
        return person;
    }

    /** The buttons, the names of channels and of common commands have no French words, and are called as in Spanish. */
    private void campaign() {
        String[] wish = {"juego", "cathay", "nombre", "La Vallée", "puestos", "3", "idioma", FRENCH};
        gm.press(gm.use("campaña nueva", wish).said(), "Abrirla");
        for (String player : List.of("p1", "p2", "p3")) {
            enter(person(player), "diplomacia").use("campaña unirse");
        }
        enter(gm, "diplomacia").use("campaña empezar");
        gm.in("crónica").await("admite órdenes");
    }

    /** Goes to a channel that the bot is about to make. */
    private static Person enter(Person person, String channel) {
        Waiting.until("#" + channel, () -> person.channels().contains(channel), person::channels);
        return person.in(channel);
    }

    @Tag("long")
    @Test
    void theChronicleAndRefusalsOfTheRulesetAreReadInFrench() {
        campaign();
        assertTrue(gm.in("crónica").await("admite órdenes").text().contains("Manche 1, tour 1 :"));
        String refusal = enter(reader, "jade")
                .use("cathay debut", "sommet", "24", "route", "24-31")
                .text();
        assertEquals("✖ 24-31 n’est pas une arête : ses deux sommets doivent être voisins, comme 24-30.", refusal);
        playground.toDeadline();
        enter(gm, "Actas").await("Clave de los dados del turno 1");
        Said post = gm.in("crónica").read().reversed().stream()
                .filter(said -> said.buttons().contains("Todo lo ocurrido"))
                .findFirst()
                .orElseThrow();
        String story = gm.press(post, "Todo lo ocurrido").text();
        assertTrue(story.contains("n’a pas placé son début : il reçoit automatiquement"), story);
        assertFalse(story.contains("colocado"), story);
        assertFalse(story.contains("deed."), story);
    }

    @Tag("long")
    @Test
    void whatTheRulesetSaysItIsAskedAboutIsReadInFrench() {
        campaign();
        String sheet = enter(reader, "jade").use("órdenes ver").text();
        String report = reader.use("informe").text();
        String help = reader.use("reglas", "tema", "05-trade").text();
        assertFalse(sheet.contains("discord."), sheet);
        assertTrue(report.contains("Le Voleur est sur la case"), report);
        assertTrue(help.contains("Entre joueurs, on n’échange pas."), help);
    }

    @Test
    void commandsAreDescribedInFrench() throws IOException, InterruptedException {
        JsonNode commands = get("/client/session?user=" + reader.id()).path("commands");
        JsonNode game = named(commands, "cathay");
        JsonNode trade = named(game.path("options"), "comerciar");
        assertEquals("echanger", trade.path("name_localizations").path(FRENCH).asText());
        assertEquals(
                "Échange avec la Réserve quatre cartes identiques contre une autre",
                trade.path("description_localizations").path(FRENCH).asText());
        JsonNode give = named(trade.path("options"), "doy");
        assertEquals("je-donne", give.path("name_localizations").path(FRENCH).asText());
        JsonNode common = named(commands, "rules");
        assertEquals("reglas", common.path("name_localizations").path(FRENCH).asText());
        JsonNode other = named(named(commands, "tribus").path("options"), "mover");
        assertEquals("mover", other.path("name_localizations").path(FRENCH).asText());
    }

    @Test
    void itCanBeChosenForACampaignAndOnThePage() throws IOException, InterruptedException {
        assertEquals(List.of("es", "en", FRENCH), gm.complete("campaña nueva", "idioma", ""));
        assertEquals(List.of(FRENCH), gm.complete("campaña nueva", "idioma", "français"));
        String[] wish = {"juego", "cathay", "nombre", "La Vallée", "puestos", "3", "idioma", "de"};
        String refusal = gm.use("campaña nueva", wish).text();
        assertTrue(refusal.contains("Puedes elegir: `es`, `en` y `fr`."), refusal);
        assertEquals(
                "[{\"id\":\"es\",\"locale\":\"es-ES\"},{\"id\":\"en\",\"locale\":\"en-US\"},"
                        + "{\"id\":\"fr\",\"locale\":\"fr\"}]",
                Json.write(get("/client/languages")));
    }

    private JsonNode get(String path) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpRequest request =
                    HttpRequest.newBuilder(URI.create(playground.url() + path)).build();
            return Json.read(
                    client.send(request, HttpResponse.BodyHandlers.ofString()).body());
        }
    }

    private static JsonNode named(JsonNode things, String name) {
        return StreamSupport.stream(things.spliterator(), false)
                .filter(thing -> thing.path("name").asText().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
