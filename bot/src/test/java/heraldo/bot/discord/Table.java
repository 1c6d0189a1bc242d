package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.Waiting;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.traffic.Exchange;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A campaign of three: Alba and Bruno read Spanish, Frank reads English, and somebody directs. */
final class Table implements AutoCloseable {

    final Stage stage;
    final Person gm;
    final Person alba;
    final Person bruno;
    final Person frank;

    private Table(Stage stage) {
        this.stage = stage;
        this.gm = stage.person("gm");
        this.alba = stage.person("p1");
        this.bruno = stage.person("p2");
        this.frank = stage.person("p6");
    }

    /** Nobody has opened anything yet. */
    static Table bare(Path folder, Cast cast) {
        return new Table(Stage.open(folder, cast));
    }

    /** Nobody has opened anything yet, on a stage that somebody has set up. */
    static Table on(Stage stage) {
        return new Table(stage);
    }

    /** The campaign runs, and every player stands in their own channel. */
    static Table running(Path folder, String name, String... options) {
        List<String> kind = Stream.concat(Stream.of("kaixiflan", name), Arrays.stream(options))
                .toList();
        Table table = Beginnings.table(folder, kind, at -> {
            Table played = bare(at, Cast.ofSix());
            played.open(name, options);
            played.begin();
            return played;
        });
        table.enter();
        return table;
    }

    Reply ask(String name, String... options) {
        return ask("kaixiflan", 3, name, options);
    }

    /** The game master wants to open a campaign of some game. */
    Reply ask(String ruleset, int seats, String name, String... options) {
        List<String> all = new ArrayList<>(List.of("juego", ruleset, "nombre", name, "plazo", "0 20 * * *"));
        all.addAll(List.of("zona", "Europe/Madrid", "puestos", String.valueOf(seats)));
        if (!List.of(options).contains("margen")) {
            all.addAll(List.of("margen", "0"));
        }
        all.addAll(List.of(options));
        return gm.use("campaña nueva", all.toArray(String[]::new));
    }

    /** Many lines at once, as the person's language has it. */
    static Reply paste(Person person, String command, String... lines) {
        return person.fill(person.use(command).asked(), String.join("\n", lines));
    }

    /** What is refused is told in one sentence, to whoever did it, and nobody else; below it stands what was typed. */
    static void refused(Reply reply, String words) {
        String sentence = reply.text().split("\n(Esto es lo que escribiste|This is what you typed)\n", 2)[0];
        assertTrue(sentence.startsWith("✖") && sentence.contains(words), reply.text());
        assertFalse(sentence.contains("\n"), reply.text());
        assertTrue(reply.said().whispered(), reply.text());
    }

    /** What is refused at a desk is told above the sheet in one sentence, to whoever did it, and nobody else. */
    static void refusedAtDesk(Reply reply, String words) {
        assertTrue(reply.text().lines().anyMatch(line -> line.startsWith("✖") && line.contains(words)), reply.text());
        assertTrue(reply.said().whispered(), reply.text());
    }

    void open(String name, String... options) {
        found(name, options);
        join();
    }

    /** Alba, Bruno and Frank take the seats of the campaign that looks for players. */
    void join() {
        alba.press(await(alba, "crónica", "Se buscan jugadores"), "Tomar un puesto");
        bruno.in("diplomacia").use("campaña unirse", "puesto", "Brumaria");
        frank.in("diplomacia").use("campaign join");
    }

    /** Opens a campaign, which looks for players then. */
    void found(String name, String... options) {
        long others = halls();
        gm.press(ask(name, options).said(), "Abrirla");
        Waiting.until("the channels", () -> halls() > others);
    }

    /** How many campaigns have their channels: the newest of a name is the one that is meant. */
    private long halls() {
        return alba.channels().stream().filter("crónica"::equals).count();
    }

    void start() {
        begin();
        enter();
    }

    private void begin() {
        begin(gm.in("diplomacia"));
        await(alba, "crónica", "El turno 1 admite órdenes");
    }

    /** Everybody goes to where they give commands. */
    private void enter() {
        gm.in("diplomacia");
        enter(alba, "alborada");
        enter(bruno, "brumaria");
        enter(frank, "cimera");
    }

    /** Begins the game; whoever directs is asked where seats are free, and says yes. */
    static Reply begin(Person gm, String... options) {
        return sure(gm, gm.use("campaña empezar", options));
    }

    /** Ends the open turn at once; whoever directs is asked, and says yes. */
    static Reply resolve(Person gm, String... options) {
        return sure(gm, gm.use("dirección resolver", options));
    }

    /** The first of the buttons below a question says yes. */
    private static Reply sure(Person gm, Reply asked) {
        List<String> answers = asked.said().buttons();
        return answers.isEmpty() ? asked : gm.press(asked.said(), answers.getFirst());
    }

    /** Ends the open turn. */
    void endTurn() {
        int next = number() + 1;
        stage.at(due().plusSeconds(4));
        await(gm, "crónica", "El turno " + next + " admite órdenes");
    }

    /** The open turn. */
    TurnKey turn() {
        return stage.office()
                .campaigns()
                .roster(stage.campaign())
                .turn()
                .orElseThrow()
                .key();
    }

    /** The number of the open turn. */
    int number() {
        return turn().number();
    }

    Instant due() {
        return stage.office()
                .campaigns()
                .roster(stage.campaign())
                .turn()
                .orElseThrow()
                .due()
                .orElseThrow();
    }

    /** The post with the result of a turn, once its key is out, too. */
    static Said result(Person person, int turn) {
        return result(person, "Clave de los dados del turno " + turn + ":");
    }

    /**
     * The newest post with the result of a turn.
     *
     * @param key what stands among the proofs then
     */
    static Said result(Person person, String key) {
        await(person, "Actas", key);
        return person.in("crónica").read().reversed().stream()
                .filter(said -> said.buttons().contains("Todo lo ocurrido"))
                .findFirst()
                .orElseThrow();
    }

    /** The names of the pictures that the parts of a message show. */
    static Set<String> pictures(Said said) {
        return said.shown().stream()
                .map(picture -> picture.path("media").path("url").asText())
                .map(address -> address.substring(address.lastIndexOf('/') + 1).replaceFirst("\\?.*", ""))
                .collect(Collectors.toSet());
    }

    static Said await(Person person, String channel, String words) {
        return person.awaitIn(channel, words);
    }

    /** Goes to a channel that the bot may still be making. */
    static Person enter(Person person, String channel) {
        Waiting.until("#" + channel, () -> person.channels().contains(channel), person::channels);
        return person.in(channel);
    }

    @Override
    public void close() {
        stage.close();
    }

    /** Keeps all that the bot sends from now on. */
    Letterbox letters() {
        Letterbox letters = new Letterbox();
        stage.sandbox().traffic().watch(letters::keep);
        return letters;
    }

    /** The words that the bot sends, as they go over the wire; what stands in boxes and menus is no markup. */
    static final class Letterbox {

        private static final int TEXT_INPUT = 4;
        private static final char UNBROKEN = '\u00A0';
        private static final Pattern CODE = Pattern.compile("(?<!\\\\)`[^`]*`");
        private static final Pattern HARM = Pattern.compile("@(?:everyone|here)|<[@#][!&]?\\d|\\*\\*negrita"
                + "|(?<!\\\\)\\[premio|\\R# Título|[\\u202A-\\u202E\\u2066-\\u2069]");

        private static final Pattern TURNED = Pattern.compile("[\\u202A-\\u202E\\u2066-\\u2069]");

        private final List<String> words = new CopyOnWriteArrayList<>();
        private final List<String> markup = new CopyOnWriteArrayList<>();
        private final List<String> labels = new CopyOnWriteArrayList<>();
        private final List<String> typed = new CopyOnWriteArrayList<>();

        private void keep(Exchange exchange) {
            if (exchange.body() != null && !exchange.path().contains("/commands")) {
                collect(exchange.body(), markup);
            }
        }

        private void collect(JsonNode part, List<String> kind) {
            if (part.isTextual()) {
                words.add(part.asText().replace(UNBROKEN, ' '));
                kind.add(part.asText());
            }
            boolean box = part.path("type").asInt() == TEXT_INPUT;
            part.properties().forEach(each -> {
                List<String> inside = each.getKey().equals("options") ? labels : kind;
                collect(each.getValue(), box && each.getKey().equals("value") ? typed : inside);
            });
            if (part.isArray()) {
                part.forEach(each -> collect(each, kind));
            }
        }

        String all() {
            return String.join("\n", words);
        }

        /** How many texts with these words were sent. */
        long count(String part) {
            return words.stream().filter(text -> text.contains(part)).count();
        }

        /** Waits until something with these words is sent. */
        String await(String part) {
            return Waiting.forSome(
                    "a text with \"" + part + "\" that is sent",
                    () -> words.stream().filter(text -> text.contains(part)).findFirst());
        }

        /** Nothing that was sent calls anybody, opens anything or turns the text around. */
        void harmless() {
            List<String> harmful = markup.stream()
                    .filter(text ->
                            HARM.matcher(CODE.matcher(text).replaceAll("")).find())
                    .toList();
            assertEquals(List.of(), harmful);
            List<String> turned =
                    labels.stream().filter(text -> TURNED.matcher(text).find()).toList();
            assertEquals(List.of(), turned);
        }
    }
}
