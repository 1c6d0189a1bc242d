package heraldo.bot.discord;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** A turn that is given by presses alone, and the desk in every state on the way. */
final class DeskWalk {

    private static final int ORDERS = 3;
    private static final int QUESTIONS = 6;
    private static final int MENU = 3;

    private final Person player;
    private final UnaryOperator<String> words;
    private final BiConsumer<String, Said> watcher;
    private boolean asked;

    /**
     * Somebody who is about to press.
     *
     * @param words what stands on a button, by its key
     * @param watcher is shown every state
     */
    DeskWalk(Person player, UnaryOperator<String> words, BiConsumer<String, Said> watcher) {
        this.player = player;
        this.words = words;
        this.watcher = watcher;
    }

    /** Goes through all of it, from the newest message that opens the desk. */
    void walk() {
        seen("3 written", orders(seen("1 empty", opened())));
        seen("4 a line", chosen(opened(), "1"));
        seen("5 not possible", impossible(opened()));
        shown("preview", "6 preview");
        shown("simulate", "7 what if");
        shown("odds", "7 odds");
        Said left =
                shown("ready", "8 ready").or(() -> shown("end-turn", "8 ready")).orElseGet(this::opened);
        press(left, "ready-anyway")
                .or(() -> press(left, "end-turn-anyway"))
                .ifPresent(ready -> seen("9 ready anyway", ready));
    }

    private Said opened() {
        String opens = words.apply("discord.key.give-orders");
        return player.read().reversed().stream()
                .filter(said -> said.buttons().contains(opens))
                .findFirst()
                .map(said -> player.press(said, opens).said())
                .orElseThrow();
    }

    private Said orders(Said empty) {
        Said desk = empty;
        for (String kind : kinds(empty).stream().limit(ORDERS).toList()) {
            desk = answered(player.select(desk, kind));
        }
        return desk;
    }

    /** Whatever is asked is answered with what is offered first; what is played at once is played. */
    private Said answered(Reply first) {
        Said desk = filled(first);
        for (int question = 0; question < QUESTIONS && asks(desk); question++) {
            if (!asked) {
                seen("2 asking", desk);
                asked = true;
            }
            desk = filled(player.select(desk, kinds(desk).get(0)));
        }
        String play = words.apply("discord.desk.play");
        return desk.buttons().contains(play)
                ? player.press(seen("2 asked once", desk), play).said()
                : desk;
    }

    /** A form is filled in with what it offers first. */
    private Said filled(Reply reply) {
        return reply.form()
                .map(form -> player.fill(
                                form,
                                StreamSupport.stream(
                                                form.json().path("components").spliterator(), false)
                                        .map(part -> part.path("component"))
                                        .map(DeskWalk::value)
                                        .toArray(String[]::new))
                        .said())
                .orElseGet(reply::said);
    }

    private static String value(JsonNode field) {
        return field.has("options")
                ? field.path("options").path(0).path("value").asText()
                : "1";
    }

    private boolean asks(Said desk) {
        return desk.buttons().equals(List.of(words.apply("discord.desk.back")));
    }

    private Said chosen(Said desk, String value) {
        boolean there = menus(desk).anyMatch(menu -> Menus.offered(menu).contains(value));
        return there ? player.select(desk, value).said() : desk;
    }

    /** What stands last in the menu of kinds is what cannot be ordered now. */
    private Said impossible(Said desk) {
        return filled(player.select(desk, kinds(desk).getLast()));
    }

    private Optional<Said> shown(String button, String state) {
        return press(opened(), button).map(said -> seen(state, said));
    }

    private Optional<Said> press(Said desk, String button) {
        String label = words.apply("discord.desk." + button);
        return desk.buttons().contains(label)
                ? Optional.of(player.press(desk, label).said())
                : Optional.empty();
    }

    private Said seen(String state, Said desk) {
        watcher.accept(state, desk);
        return desk;
    }

    private static List<String> kinds(Said desk) {
        return menus(desk).findFirst().map(Menus::offered).orElse(List.of());
    }

    private static Stream<JsonNode> menus(Said desk) {
        return desk.json().path("components").findParents("options").stream()
                .filter(part -> part.path("type").asInt() == MENU);
    }
}
