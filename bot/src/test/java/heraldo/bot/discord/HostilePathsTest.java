package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.campaign.Library;
import heraldo.bot.campaign.proof.ProofDesk;
import heraldo.bot.campaign.proof.Verification;
import heraldo.bot.discord.command.Registry;
import heraldo.bot.discord.gate.Handler;
import heraldo.bot.discord.text.HostileTexts;
import heraldo.bot.sandbox.world.User;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.order.Lexicon;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * In every game, whatever is typed into any blank of any command, into any box, while values are suggested, as an order, an
 * edict or one's own name: Discord takes what the bot says of it, and obeys nothing in it. As many texts in each blank as
 * {@code -Dheraldo.hostile} says.
 */
class HostilePathsTest {
    private static final Logger LOG = LoggerFactory.getLogger(HostilePathsTest.class);

    private static final int TEXTS = Integer.getInteger("heraldo.hostile", 1);
    /** All that a name may hold and that could be taken for more. */
    private static final String NAME = "- 1. Reinos (x): +y z\u0301\u0301\u0301\u0301\u0301";

    private static final List<String> READERS = List.of(
            "orders show",
            "orders preview",
            "report",
            "receipt",
            "map",
            "fame",
            "dice verify",
            "campaign info",
            "campaign list",
            "gm audit",
            "gm export");

    private final Phrasebook phrases = new Phrasebook();
    private final Map<String, Handler> handlers = new TreeMap<>();
    private final List<String> failed = new ArrayList<>();
    private final List<String> texts = HostileTexts.some(Integer.MAX_VALUE);
    private Circle circle;
    private int next;

    static List<String> games() {
        return Stage.projects().stream().map(HostedRuleset::id).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatever_is_typed_anywhere_is_only_text(String id, @TempDir Path folder) {
        HostedRuleset<?> game = Stage.catalog().find(id).orElseThrow();
        Registry.of(Stage.catalog())
                .slashes()
                .forEach(handler -> handlers.put(handler.form().fullName(), handler));
        try (Circle opened = Circle.inviting(folder, game, NAME)) {
            circle = opened;
            Censor censor = Censor.on(circle.table.stage);
            typeInto(circle.command("campaign join"), circle.user("p2"));
            circle.start();
            circle.commands().stream()
                    .filter(command -> takesText(command, game))
                    .forEach(command -> typeInto(command, writer(command)));
            writeOrders(game);
            circle.endTurn();
            circle.players.forEach(this::read);
            read(circle.gm);
            read(circle.user("guest"));
            assertEquals(List.of(), failed);
            assertEquals(List.of(), censor.faults());
            assertEquals(List.of(), circle.table.stage.logs().complaints());
            recordIsSound();
            LOG.info("ruleset={} texts={} requests={} obeyed=0 refused=0", id, next, censor.requests());
        }
    }

    /** Orders of another game are refused before they are read. */
    private boolean takesText(Typed command, HostedRuleset<?> game) {
        Handler handler = handlers.get(command.name());
        boolean others = handler.errand().equals("order")
                && !command.words().getFirst().equals(game.manifest().command());
        return !others && (handler.asks() || !command.texts().isEmpty());
    }

    private User writer(Typed command) {
        boolean directs = command.name().startsWith("gm ") || command.name().equals("campaign new");
        return directs ? circle.gm : circle.players.get(next % circle.players.size());
    }

    private String text() {
        return texts.get(next++ % texts.size());
    }

    private void typeInto(Typed command, User user) {
        for (int i = 0; i < TEXTS; i++) {
            String text = text();
            circle.rename(user, text);
            for (String blank : command.suggesting()) {
                circle.forger.type(user, circle.place(user), command.typing(blank, text, Map.of()));
            }
            give(command, user, text, command.filled(text));
            give(command, user, text, command.with(sensible(command, user, text)));
        }
        if (handlers.get(command.name()).errand().equals("order")) {
            Typed clear = circle.command("orders clear");
            give(clear, user, "", clear.given(""));
        }
    }

    /** Whatever is suggested, and the text where nothing is. */
    private Map<String, String> sensible(Typed command, User user, String text) {
        Map<String, String> given = new TreeMap<>();
        for (String blank : command.texts()) {
            List<String> choices = command.suggesting().contains(blank)
                    ? circle.forger
                            .type(user, circle.place(user), command.typing(blank, "", given))
                            .choices()
                    : List.of();
            given.put(blank, choices.isEmpty() ? text : choices.getFirst());
        }
        return given;
    }

    private void give(Typed command, User user, String text, ObjectNode data) {
        Forger.Heard heard = circle.forger.command(user, circle.place(user), data);
        if (heard.opened()) {
            heard = circle.forger.fill(user, circle.place(user), heard.box().orElseThrow(), text);
        }
        if (phrases.apologizes(heard.text())) {
            failed.add("/" + command.name() + " of " + text);
        }
    }

    private void writeOrders(HostedRuleset<?> game) {
        for (int i = 0; i < TEXTS; i++) {
            for (User player : circle.players) {
                Lexicon lexicon = lexicon(player);
                String lines = String.join("\n", new FreeTexts(game.orders(), lexicon).saying(text()));
                Typed paste = circle.command("orders paste");
                give(paste, player, lines, paste.given(""));
            }
            for (String line : new FreeTexts(game.edicts(), lexicon(circle.gm)).saying(text())) {
                Typed edit = circle.command("gm edit");
                give(edit, circle.gm, line, edit.with(Map.of("what", line)));
            }
        }
    }

    private Lexicon lexicon(User reader) {
        Locale language = Locale.forLanguageTag(reader.locale());
        return circle.table.stage.office().archive().lexicon(circle.campaign(), Locale.of(language.getLanguage()));
    }

    private void read(User reader) {
        for (String name : READERS) {
            Typed command = circle.command(name);
            give(command, reader, "", command.given(""));
            command.suggesting()
                    .forEach(blank -> circle.forger.type(reader, circle.place(reader), command.typing(blank)));
        }
    }

    private void recordIsSound() {
        ProofDesk desk = new ProofDesk(circle.table.stage.office());
        byte[] file = desk.record(circle.table
                .stage
                .office()
                .campaigns()
                .roster(circle.campaign())
                .campaign());
        assertEquals(
                List.of(), Verification.of(file, new Library(Stage.catalog())).faults());
        assertFalse(file.length == 0);
    }
}
