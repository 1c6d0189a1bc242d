package heraldo.bot.discord;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.Waiting;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Place;
import heraldo.bot.campaign.model.Preference;
import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import heraldo.rules.engine.HostedRuleset;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/** Somebody who takes a lesson and presses only what is on the screen: what helps with a step, what is offered first, and then ready. */
final class Pupil {

    static final String CHANNEL = "tutorial";

    private static final String NAME = "p1";
    private static final int QUESTIONS = 8;
    private static final int MOST_PRESSES = 40;

    private final Stage stage;
    private final Person person;
    private final Locale language;
    private int presses;

    Pupil(Stage stage, Person person, Locale language) {
        this.stage = stage;
        this.person = person;
        this.language = language;
    }

    /** Somebody who has just begun the lesson of a game. */
    static Pupil of(Stage stage, HostedRuleset<?> game, Locale language) {
        long user = stage.user(NAME).id().value();
        long guild = stage.sandbox().world().guilds().iterator().next().id().value();
        Act act = new Act(
                "language",
                user,
                Objects.requireNonNull(stage.user(NAME).globalName()),
                new Place(guild, 0, 1),
                stage.now(),
                language,
                Optional.empty());
        stage.office().preferences().settle(act, Preference.usual(user).withLanguage(Optional.of(language)));
        Person person = stage.person(NAME);
        Said menu = person.use("tutorial").said();
        person.press(menu, game.manifest().name(language));
        return new Pupil(stage, person.in(CHANNEL), language);
    }

    int presses() {
        return presses;
    }

    /** What stands in the channel of the lesson. */
    List<Said> read() {
        return person.read();
    }

    /**
     * Takes the lesson to its end.
     *
     * @param watcher is shown every desk
     */
    void learn(BiConsumer<String, Said> watcher) {
        Optional<Said> desk = desk();
        while (desk.isPresent() && !ended()) {
            watcher.accept(lesson(desk.get()), desk.get());
            if (presses > MOST_PRESSES) {
                throw new AssertionError(desk.get().text());
            }
            Said after = step(desk.get());
            desk = mayEnd(after) ? Optional.of(after) : desk();
        }
    }

    private boolean ended() {
        return read().stream().anyMatch(said -> said.text().contains(say("lesson.end")));
    }

    /** Opens the desk from the newest message that offers it. */
    Optional<Said> desk() {
        stage.workNow();
        Waiting.until(
                "a message with a desk, or the lesson's end",
                () -> stage.postedWhatIsDue() && (opening().isPresent() || ended()),
                this::texts);
        return opening().map(said -> press(said, say("key.give-orders")).said());
    }

    private List<String> texts() {
        return read().stream().map(Said::text).toList();
    }

    private Optional<Said> opening() {
        return person.read().reversed().stream()
                .filter(said -> said.buttons().contains(say("key.give-orders")))
                .findFirst();
    }

    /** Does what the step asks for, and ends the turn where that is all that is left to do. */
    Said step(Said desk) {
        String help = desk.buttons().get(0);
        Said after = help.equals(say("desk.skip")) ? desk : played(answered(press(desk, help)));
        boolean taken = !lesson(after).equals(lesson(desk));
        return taken || !mayEnd(after) ? after : ready(after);
    }

    /** Whether the turn can be ended from a desk. */
    private boolean mayEnd(Said desk) {
        return ready().anyMatch(desk.buttons()::contains);
    }

    private Stream<String> ready() {
        return Stream.of(say("desk.ready"), say("desk.end-turn"));
    }

    /** What cannot be undone is asked once. */
    private Said played(Said desk) {
        return pressed(desk, "desk.play");
    }

    private Said ready(Said desk) {
        String label = ready().filter(desk.buttons()::contains).findFirst().orElseThrow();
        Said asked = press(desk, label).said();
        return pressed(pressed(asked, "desk.ready-anyway"), "desk.end-turn-anyway");
    }

    private Said pressed(Said desk, String key) {
        return desk.buttons().contains(say(key)) ? press(desk, say(key)).said() : desk;
    }

    /** Chooses what is offered first for whatever is asked. */
    private Said answered(Reply reply) {
        Said desk = reply.said();
        for (int asked = 0; asked < QUESTIONS && asks(desk); asked++) {
            presses += 2;
            desk = person.select(desk, first(desk)).said();
        }
        return desk;
    }

    private boolean asks(Said desk) {
        return desk.buttons().equals(List.of(say("desk.back")));
    }

    private static String first(Said desk) {
        return options(desk.json().path("components"))
                .map(option -> option.path("value").asText())
                .findFirst()
                .orElseThrow();
    }

    private static Stream<JsonNode> options(JsonNode components) {
        return components.findValues("options").stream().flatMap(JsonNode::valueStream);
    }

    private Reply press(Said said, String label) {
        presses++;
        return person.press(said, label);
    }

    private String say(String key) {
        Dictionary dictionary = stage.context().dictionary();
        return dictionary.speech(dictionary.tongue(language)).plain().say("discord." + key);
    }

    /** The line that says which step it is; empty where none is left. */
    static String lesson(Said desk) {
        return desk.text()
                .lines()
                .filter(line -> line.startsWith("### "))
                .findFirst()
                .orElse("");
    }
}
