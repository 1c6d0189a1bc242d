package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.FailureReporter;
import heraldo.bot.JavaCommand;
import heraldo.bot.Waiting;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.SandboxOptions;
import heraldo.bot.sandbox.demo.Demo;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.traffic.Exchange;
import heraldo.bot.sandbox.traffic.Fault;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Landscape;
import heraldo.bot.sandbox.world.MessageBody;
import heraldo.bot.sandbox.world.World;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real program, killed with SIGKILL while it ends a turn, and started again. */
@Tag("long")
class KilledBotTest {

    private static final Duration LONG = Duration.ofMinutes(2);
    /** More than one run of the program takes: its clock never goes back. */
    private static final Duration MOMENT = Duration.ofMinutes(2);

    private static final String POSTS = "/channels/\\d+/messages$";

    @TempDir
    private Path folder;

    private final Cast cast = Cast.ofSix();
    private Sandbox sandbox;
    private Bot bot;

    @BeforeEach
    void aCampaignIsUnderWay() throws IOException {
        sandbox = Sandbox.open(SandboxOptions.standard().with(cast));
        sandbox.world().interactions().patience(Waiting.PATIENCE);
        FailureReporter.show(sandbox);
        bot = new Bot(Instant.EPOCH);
        bot.hear("open");
        Installation here = Installation.at(folder.resolve("no-config"));
        new Demo(sandbox.url(), cast, DemoScript.of(here, PageTest.demoOf("kaixiflan", here.settings()))).open();
    }

    @AfterEach
    void close() throws InterruptedException {
        bot.kill();
        sandbox.close();
    }

    @Test
    void theTurnAppearsOnceHoweverOftenTheBotIsKilledWhilePosting() throws Exception {
        Instant now = deadline();
        for (boolean stored : new boolean[] {false, true, false, true, true}) {
            now = now.plus(MOMENT);
            killWhilePosting(now, stored);
        }
        startAgain(now.plus(MOMENT));
        bot.hear("next");
        assertOnce("Actas", "Las órdenes del turno 1 están selladas");
        assertOnce("Actas", "Clave de los dados del turno 1");
        assertOnce("crónica", "El turno 2 admite órdenes");
    }

    @Test
    void theResultIsPublishedOnceHoweverOftenTheBotIsKilledBeforeOrAfterIt() throws Exception {
        List<Exchange> published = new CopyOnWriteArrayList<>();
        sandbox.traffic().watch(exchange -> {
            if (exchange.path().endsWith("/crosspost")) {
                published.add(exchange);
            }
        });
        try (Person gm = Person.at(sandbox.url(), "gm")) {
            gm.in("diplomacia").use("dirección prensa", "publicar", "true");
        }
        World world = sandbox.world();
        Landscape landscape = new Landscape(world);
        world.exclusively(
                () -> chronicle(world).forEach(channel -> landscape.change(channel.as(Channel.ANNOUNCEMENTS))));
        Instant now = deadline();
        for (boolean done : new boolean[] {false, false, true}) {
            now = now.plus(MOMENT);
            killWhile("/crosspost$", now, done);
        }
        startAgain(now.plus(MOMENT));
        bot.hear("next");
        assertEquals(3, published.size(), "what has been published is not asked for again");
        assertEquals(
                1L,
                world.exclusively(() -> chronicle(world).stream()
                        .flatMap(channel -> world.messages().shown(channel.id()).stream())
                        .filter(message -> message.body().has(MessageBody.CROSSPOSTED))
                        .count()));
    }

    private static List<Channel> chronicle(World world) {
        return world.channels().of(world.guilds().iterator().next()).stream()
                .filter(channel -> "crónica".equals(channel.name()))
                .toList();
    }

    /** When the open turn ends. */
    private Instant deadline() throws Exception {
        startAgain(Instant.EPOCH);
        String next = bot.hear("next").substring("next ".length());
        assertNotEquals("none", next);
        return Instant.parse(next);
    }

    /** Kills the bot between locking a turn and the answer to one of its posts. */
    private void killWhilePosting(Instant now, boolean stored) throws Exception {
        killWhile(POSTS, now, stored);
    }

    /** Kills the bot between a request and its answer. */
    private void killWhile(String path, Instant now, boolean done) throws Exception {
        bot.kill();
        Fault.Hanging hanging = new Fault.Hanging(done);
        sandbox.faults().plan(1, "POST", path, hanging);
        startAgain(now);
        assertTrue(hanging.awaitRequest(LONG), "the bot asks for it");
        bot.kill();
        hanging.letGo();
    }

    private void startAgain(Instant now) throws Exception {
        bot.kill();
        bot = new Bot(now);
    }

    private void assertOnce(String channel, String words) {
        try (Person guest = Person.at(sandbox.url(), "guest")) {
            List<String> found = guest.in(channel).read().stream()
                    .map(Said::text)
                    .filter(text -> text.contains(words))
                    .toList();
            assertEquals(1, found.size(), words);
        }
    }

    /** One run of the program. */
    private final class Bot {

        private final Process process;
        private final BufferedReader output;

        Bot(Instant now) throws IOException {
            process = new ProcessBuilder(JavaCommand.of(
                            BotProcess.class,
                            sandbox.token(),
                            sandbox.restUrl(),
                            sandbox.gatewayUrl(),
                            folder.resolve("heraldo.db").toString(),
                            now.toString()))
                    .redirectError(ProcessBuilder.Redirect.to(new File("target/killed-bot.log")))
                    .start();
            output = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        }

        /** The next line that begins like this. */
        String hear(String beginning) throws IOException {
            String line = output.readLine();
            while (line != null && !line.startsWith(beginning)) {
                line = output.readLine();
            }
            assertTrue(line != null, "the bot ended before it said \"" + beginning + "\"");
            return line;
        }

        void kill() throws InterruptedException {
            process.destroyForcibly().waitFor();
        }
    }
}
