package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import heraldo.bot.FailureReporter;
import heraldo.bot.Waiting;
import heraldo.bot.discord.gate.DiscordSettings;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.SandboxOptions;
import heraldo.bot.sandbox.demo.Demo;
import heraldo.bot.sandbox.demo.Script;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.traffic.Fault;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What a host sees of the running bot while a campaign is played. */
@Tag("slow")
class FiguresTest {
    private static final Path BOARD =
            Path.of(System.getProperty("heraldo.root", "..")).resolve("docs/grafana.json");
    private static final Duration LONG = Duration.ofMinutes(1);
    private static final Pattern FIGURE = Pattern.compile("\\b(?:heraldo|jvm|process|system)_[a-z_]+");
    private static final Optional<Settings.Metrics> ANYWHERE = Optional.of(new Settings.Metrics(0));

    @TempDir
    private Path folder;

    private final HttpClient client = HttpClient.newHttpClient();
    private final Installation here = Shipped.INSTALLATION;
    private final SandboxClock clock = new SandboxClock();
    private final Cast cast = Cast.ofSix();
    private final Sandbox sandbox =
            Sandbox.open(SandboxOptions.standard().with(cast).withClock(clock));
    private Optional<RunningBot> running = Optional.empty();

    @BeforeEach
    void waitForABusyMachine() {
        sandbox.world().interactions().patience(Waiting.PATIENCE);
        FailureReporter.show(sandbox);
    }

    @AfterEach
    void close() {
        running.ifPresent(RunningBot::close);
        sandbox.close();
    }

    private RunningBot open(Optional<Settings.Metrics> metrics) {
        RunningBot bot = RunningBot.open(
                here,
                with(metrics),
                folder.resolve("heraldo.db"),
                DiscordSettings.at(sandbox.token(), sandbox.restUrl(), sandbox.gatewayUrl()),
                clock);
        running = Optional.of(bot);
        return bot;
    }

    private Settings with(Optional<Settings.Metrics> metrics) {
        Settings usual = here.settings();
        return new Settings(
                usual.storage(),
                usual.language(),
                usual.almanac(),
                usual.waiting(),
                usual.sandbox(),
                usual.campaigns(),
                new Settings.Oversight(usual.oversight().doctor(), metrics),
                usual.shards());
    }

    private Script play() {
        Script script = DemoScript.of(here, here.settings());
        new Demo(sandbox.url(), cast, script).open();
        return script;
    }

    private HttpResponse<String> ask(String method, String path) {
        String url = running.orElseThrow().figures().orElseThrow();
        try {
            return client.send(
                    HttpRequest.newBuilder(URI.create(url + path))
                            .method(method, BodyPublishers.noBody())
                            .build(),
                    BodyHandlers.ofString());
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private String page() {
        HttpResponse<String> page = ask("GET", "/metrics");
        assertEquals(200, page.statusCode());
        return page.body();
    }

    /** A figure, by its name and labels as they stand on the page. */
    private double figure(String name) {
        return page().lines()
                .filter(line -> line.startsWith(name + " "))
                .mapToDouble(line -> Double.parseDouble(line.substring(name.length() + 1)))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + name));
    }

    /** Books are not asked at every look. */
    private void await(String name, double value) {
        Waiting.until(name + " " + value, () -> figure(name) == value, () -> figure(name));
    }

    private void awaitAtLeast(String name, double least) {
        Waiting.until(name + " of at least " + least, () -> figure(name) >= least, () -> figure(name));
    }

    @Tag("long")
    @Test
    void theFiguresMoveWhenADeadlineIsPlayed() {
        RunningBot bot = open(ANYWHERE);
        await("heraldo_gateway_connected", 1);
        play();
        try (Person player = Person.at(sandbox.url(), "p1")) {
            player.use("orders ready");
        }
        await("heraldo_turns{state=\"open\"}", 1);
        assertEquals(0, figure("heraldo_deadline_to_post_seconds_count"));
        assertTrue(figure("heraldo_answer_seconds_count{to=\"order\"}") >= 1);
        assertTrue(figure("heraldo_answer_seconds_count{to=\"other\"}") >= 3);
        double requests = figure("heraldo_request_wait_seconds_count{limit=\"discord\"}");
        assertTrue(requests >= figure("heraldo_request_wait_seconds_count{limit=\"own\"}"), "answers are unpaced");
        clock.jumpTo(bot.office().clerk().nextDeadline().orElseThrow());
        bot.workNow();
        assertEquals(1, figure("heraldo_deadline_to_post_seconds_count"));
        double late = figure("heraldo_deadline_to_post_seconds_sum");
        double grace = here.settings().times().grace().toSeconds();
        assertTrue(late >= grace && late < LONG.toSeconds(), "posted after " + late);
        assertTrue(figure("heraldo_request_wait_seconds_count{limit=\"discord\"}") > requests);
        await("heraldo_outbox_posts", 0);
        await("heraldo_turns{state=\"open\"}", 1);
        assertEquals(0, figure("heraldo_turns{state=\"late\"}"));
    }

    @Test
    void aSupervisorReadsThatAllIsWellUntilTheConnectionIsLost() {
        open(ANYWHERE);
        await("heraldo_healthy", 1);
        HttpResponse<String> well = ask("GET", "/health");
        assertEquals(200, well.statusCode());
        assertEquals("{\"healthy\":true,\"faults\":[]}", well.body());
        assertEquals(
                "application/json", well.headers().firstValue("Content-Type").orElseThrow());
        sandbox.gateway().close();
        await("heraldo_gateway_connected", 0);
        HttpResponse<String> ill = ask("GET", "/health");
        assertEquals(503, ill.statusCode());
        assertEquals("{\"healthy\":false,\"faults\":[\"there is no connection to Discord\"]}", ill.body());
        assertEquals(0, figure("heraldo_healthy"));
    }

    @Tag("long")
    @Test
    void requestsThatDiscordRefusesAsTooManyAreCountedAndSoIsTheWaitForTheNextTry() {
        open(ANYWHERE);
        assertEquals(0, figure("heraldo_requests_refused_total"));
        sandbox.faults().plan(1, "POST", "/channels/\\d+/messages$", new Fault.TooMany(1));
        play();
        await("heraldo_requests_refused_total", 1);
        // The count of posts may still be the one from before there were any: what is waited for is the next try
        // itself.
        awaitAtLeast("heraldo_request_wait_seconds_sum{limit=\"discord\"}", 1);
        await("heraldo_outbox_posts", 0);
    }

    @Test
    void nothingElseIsServedAndNothingIsTaken() {
        open(ANYWHERE);
        assertEquals(404, ask("GET", "/").statusCode());
        assertEquals(404, ask("GET", "/metrics/heraldo.db").statusCode());
        assertEquals(405, ask("POST", "/metrics").statusCode());
        assertEquals(405, ask("DELETE", "/health").statusCode());
        HttpResponse<String> head = ask("HEAD", "/health");
        assertEquals(200, head.statusCode());
        assertEquals("", head.body());
    }

    @Test
    void noCampaignPersonChannelOrServerIsNamed() {
        RunningBot bot = open(ANYWHERE);
        Script script = play();
        clock.jumpTo(bot.office().clerk().nextDeadline().orElseThrow());
        bot.workNow();
        await("heraldo_turns{state=\"open\"}", 1);
        String said = page() + ask("GET", "/health").body();
        Stream<String> people = cast.people().stream().flatMap(part -> Stream.of(part.name(), part.username() + "\""));
        Stream<String> ids = Stream.concat(
                        sandbox.world().users().keySet().stream(),
                        sandbox.world().guilds().stream().map(guild -> guild.id()))
                .map(Object::toString);
        Set<String> names = Stream.of(
                        people,
                        ids,
                        channels(),
                        Stream.of(script.name(), cast.server(), script.ruleset(), sandbox.token(), "crónica"))
                .flatMap(each -> each)
                .collect(Collectors.toSet());
        assertTrue(names.size() > cast.people().size() * 3, names.toString());
        names.forEach(name -> assertFalse(said.contains(name), name));
        assertTrue(said.lines().filter(line -> line.startsWith("heraldo_")).count() < 100, "few rows");
    }

    private Stream<String> channels() {
        try (Person player = Person.at(sandbox.url(), "p1")) {
            return player.channels().stream();
        }
    }

    @Tag("long")
    @Test
    void theBoardAsksForWhatThereIsAndForAllOfIt() throws IOException {
        open(ANYWHERE);
        // Its pauses are shown from the first on.
        System.gc();
        Waiting.until("the pauses of the collector", () -> page().contains("jvm_gc_pause_seconds_sum"));
        String page = page();
        SortedSet<String> there = page.lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split("[ {]", 2)[0])
                .collect(Collectors.toCollection(TreeSet::new));
        SortedSet<String> asked = new TreeSet<>();
        JsonNode board = new ObjectMapper().readTree(BOARD.toFile());
        board.findValuesAsText("expr")
                .forEach(query ->
                        FIGURE.matcher(query).results().map(MatchResult::group).forEach(asked::add));
        SortedSet<String> missing = new TreeSet<>(asked);
        missing.removeAll(there);
        assertEquals(Collections.emptySortedSet(), missing, "asked for, and not there");
        Set<String> unseen = page.lines()
                .filter(line -> line.startsWith("# TYPE heraldo_"))
                .map(line -> line.split(" ")[2])
                .filter(family -> asked.stream().noneMatch(name -> name.startsWith(family)))
                // The longest of the last minutes; the quantiles on the board tell more.
                .filter(family -> !family.endsWith("_seconds_max"))
                .collect(Collectors.toSet());
        assertEquals(Set.of(), unseen, "there, and on no panel");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void nobodyListensUnlessTheHostWantsIt() throws IOException {
        Set<String> before = listening();
        RunningBot bot = open(here.settings().metrics());
        assertEquals(Optional.empty(), bot.figures());
        assertEquals(before, listening());
        assertFalse(RunCommand.welcome(bot, here.settings()).contains("/metrics"));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void onlyThisMachineIsServed() throws IOException {
        Set<String> before = listening();
        RunningBot bot = open(ANYWHERE);
        URI url = URI.create(bot.figures().orElseThrow());
        Set<String> more = listening();
        more.removeAll(before);
        String port = String.format("%04X", url.getPort());
        assertTrue(
                more.stream().allMatch(address -> address.matches("(0{16}FFFF0000)?0100007F:" + port)),
                more.toString());
        assertEquals(1, more.size());
        for (NetworkInterface each : NetworkInterface.networkInterfaces().toList()) {
            for (InetAddress address : Collections.list(each.getInetAddresses())) {
                if (!address.isLoopbackAddress()) {
                    assertThrows(
                            ConnectException.class,
                            () -> new Socket(address, url.getPort()).close(),
                            address.toString());
                }
            }
        }
        assertTrue(RunCommand.welcome(bot, here.settings()).contains(url + "/health"));
    }

    @Test
    void aPortThatIsTakenIsNamedBeforeDiscordIsEntered() {
        int port = URI.create(open(ANYWHERE).figures().orElseThrow()).getPort();
        Complaint complaint = assertThrows(
                Complaint.class,
                () -> RunningBot.open(
                        here,
                        with(Optional.of(new Settings.Metrics(port))),
                        folder.resolve("other.db"),
                        DiscordSettings.at("none", "http://127.0.0.1:1", "ws://127.0.0.1:1"),
                        clock));
        assertTrue(complaint.getMessage().startsWith("The port " + port + " for metrics cannot be had ("));
    }

    /** The addresses at which this process listens, as the system writes them. */
    private static Set<String> listening() throws IOException {
        Set<String> own;
        try (Stream<Path> open = Files.list(Path.of("/proc/self/fd"))) {
            own = open.map(FiguresTest::target)
                    .filter(target -> target.startsWith("socket:["))
                    .map(target -> target.substring("socket:[".length(), target.length() - 1))
                    .collect(Collectors.toSet());
        }
        return Stream.of("tcp", "tcp6")
                .map(Path.of("/proc/self/net")::resolve)
                .filter(Files::exists)
                .flatMap(FiguresTest::rows)
                .filter(row -> row[3].equals("0A") && own.contains(row[9]))
                .map(row -> row[1])
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Stream<String[]> rows(Path table) {
        try {
            return Files.readAllLines(table).stream()
                    .skip(1)
                    .map(line -> line.trim().split("\\s+"));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String target(Path link) {
        try {
            return Files.readSymbolicLink(link).toString();
        } catch (IOException e) {
            // It was closed meanwhile.
            return "";
        }
    }
}
