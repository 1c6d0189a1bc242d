package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.campaign.CampaignOffice;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Place;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Treaty;
import heraldo.bot.campaign.press.Draft;
import heraldo.bot.campaign.press.PressDesk;
import heraldo.bot.campaign.press.Proposal;
import heraldo.bot.campaign.proof.ProofDesk;
import heraldo.bot.campaign.proof.Verification;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.bot.discord.command.Registry;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.ComponentIds;
import heraldo.bot.discord.gate.Handler;
import heraldo.bot.discord.page.DossierKey;
import heraldo.bot.discord.panel.Estate;
import heraldo.bot.discord.text.HostileTexts;
import heraldo.bot.sandbox.world.User;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import heraldo.testing.Sampling;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * In every game, whatever is typed into any option of any command, into any box, while values are suggested, as an order, an
 * edict or one's own name: Discord takes what the bot says of it, and obeys nothing in it. Each option is written by itself, with
 * what is usual in the others, since the first that is wrong is the only one that is spoken of. What players agree and tell is
 * read wherever it is told, on every page that can be pressed open, and in the album. As many texts in each option as
 * {@code -Dheraldo.hostile} says; games may be played side by side.
 */
@Execution(ExecutionMode.CONCURRENT)
@Tag("slow")
class HostilePathsTest {
    private static final Logger LOG = LoggerFactory.getLogger(HostilePathsTest.class);

    private static final int TEXTS = Sampling.size("heraldo.hostile", 1, 3);
    private static final long SEED = Sampling.seed(HostilePathsTest.class, 0);

    /** In how many games each option is tried of the commands that all games share. */
    private static final int GAMES = Sampling.size("heraldo.hostile.games", 1, 100);
    /** All that a name may hold and that could be taken for more. */
    private static final String NAME = "- 1. Reinos (x): +y z\u0301\u0301\u0301\u0301\u0301";

    private static final List<String> READERS = List.of(
            "orders show",
            "orders preview",
            "report",
            "card",
            "receipt",
            "map",
            "fame",
            "replay",
            "hall",
            "dice verify",
            "campaign info",
            "campaign list",
            "gm audit",
            "gm export",
            "gm panel",
            "treaty list",
            "away");

    /** What is usual in an option for which nothing is suggested. */
    private static final Map<String, String> USUAL =
            Map.of("name", "Otra mesa", "deadline", "0 20 * * *", "zone", "Europe/Madrid");
    /** What is meant where nothing is said: this campaign, the next free seat. */
    private static final Set<String> MEANT = Set.of("campaign", "seat");

    private static final String JOIN = "campaign join";

    /** Orders that fit on any sheet. */
    private static final int SHEET = 10;

    private final Phrasebook phrases = new Phrasebook();
    private final Map<String, Handler> handlers = new TreeMap<>();
    private final List<String> failed = new ArrayList<>();
    private final List<String> agreed = new ArrayList<>();
    private final List<String> texts = HostileTexts.some(Integer.MAX_VALUE);
    private HostedRuleset<?> game;
    private Circle circle;
    private Menus menus;
    private int blanks;
    private int typed;
    private int taken;

    static List<String> games() {
        return Stage.projects().stream().map(HostedRuleset::id).toList();
    }

    static List<String> some() {
        return Sampling.some(HostilePathsTest.class, 1, games());
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("some")
    void whateverIsTypedAnywhereIsOnlyText(String id, @TempDir Path folder) {
        game = Stage.catalog().find(id).orElseThrow();
        Registry.of(Stage.catalog())
                .slashes()
                .forEach(handler -> handlers.put(handler.form().fullName(), handler));
        try (Circle opened = Circle.inviting(folder, game, NAME)) {
            circle = opened;
            Censor censor = Censor.on(circle.table.stage);
            typeInto(circle.command(JOIN), List.of(circle.user("p2")));
            circle.start();
            circle.commands().stream()
                    .filter(command -> takesText(command) && !command.name().equals(JOIN))
                    .forEach(command -> typeInto(command, writers(command)));
            writeOrders();
            fillForms();
            texts(game.id() + "parley", false).forEach(this::parley);
            circle.endTurn();
            circle.players.forEach(this::read);
            read(circle.gm);
            read(circle.user("guest"));
            snoop();
            leafThrough();
            LOG.info(
                    "ruleset={} blanks={} typed={} taken={} requests={} obeyed={} failed={}",
                    id,
                    blanks,
                    typed,
                    taken,
                    censor.requests(),
                    censor.faults().size(),
                    failed.size());
            assertEquals(List.of(), failed);
            assertEquals(List.of(), censor.faults());
            assertEquals(List.of(), circle.table.stage.logs().complaints());
            recordIsSound();
        }
    }

    /** Orders of another game are refused before they are read. */
    private boolean takesText(Typed command) {
        Handler handler = handlers.get(command.name());
        boolean others = handler.errand().equals("order") && !ofGame(command);
        return !others && (handler.asks() || !command.texts().isEmpty());
    }

    private boolean ofGame(Typed command) {
        return command.words().getFirst().equals(game.manifest().command().base());
    }

    private List<User> writers(Typed command) {
        boolean directs = command.name().startsWith("gm ")
                || List.of("campaign new", "campaign start").contains(command.name());
        return directs ? List.of(circle.gm) : circle.players;
    }

    /** Other texts for every option: in the commands that all games share, each game takes its part of them. */
    private List<String> texts(String place, boolean shared) {
        blanks++;
        int games = games().size();
        int share = shared ? (TEXTS + games - 1) / games : TEXTS;
        int from = (int) Math.floorMod(place.hashCode() + SEED, (long) texts.size())
                + (shared ? share * games().indexOf(game.id()) : 0);
        return IntStream.range(from, from + share)
                .mapToObj(i -> texts.get(i % texts.size()))
                .toList();
    }

    /** Into every option in turn, while what is usual stands in the others. */
    private void typeInto(Typed command, List<User> users) {
        List<String> free = command.texts().isEmpty() ? List.of("") : command.texts();
        for (String blank : free.stream().filter(each -> tries(command, each)).toList()) {
            List<Map<String, String>> usual =
                    users.stream().map(user -> usual(command, user, blank)).toList();
            for (String text : texts(command.name() + blank, !ofGame(command))) {
                int who = typed++ % users.size();
                typeInto(command, blank, users.get(who), text, usual.get(who));
            }
            users.forEach(user -> emptyHanded(command, user));
        }
    }

    /** Returns whether this game tries an option: all of its own, and its share of those that all games have. */
    private boolean tries(Typed command, String blank) {
        int games = games().size();
        int first = Math.floorMod((command.name() + blank).hashCode(), games);
        boolean shared = !ofGame(command) && !command.name().equals(JOIN);
        return !shared || Math.floorMod(games().indexOf(game.id()) - first, games) < GAMES;
    }

    private void typeInto(Typed command, String blank, User user, String text, Map<String, String> usual) {
        circle.rename(user, text);
        if (command.suggesting().contains(blank)) {
            circle.forger.type(user, circle.place(user), command.typing(blank, text, usual));
        }
        Map<String, String> given = new TreeMap<>(usual);
        given.put(blank, blank.equals("options") ? text + "=" + text : text);
        give(command, user, text, command.with(given));
        if (command.name().equals(JOIN) || typed % SHEET == 0) {
            emptyHanded(command, user);
        }
    }

    /** Gives up the seat that was taken, strikes the orders that were given, so that there is room for more. */
    private void emptyHanded(Typed command, User user) {
        if (command.name().equals(JOIN)) {
            Typed leave = circle.command("campaign leave");
            give(leave, user, "", leave.with(Map.of("sure", "true")));
        } else if (ofGame(command)) {
            Typed clear = circle.command("orders clear");
            give(clear, user, "", clear.given(""));
        }
    }

    /** What is suggested, or usual, for every option but one. */
    private Map<String, String> usual(Typed command, User user, String but) {
        Map<String, String> given = new TreeMap<>();
        for (String blank : command.texts()) {
            if (!blank.equals(but) && !MEANT.contains(blank)) {
                given.putAll(usual(command, user, but, blank, given));
            }
        }
        return given;
    }

    private Map<String, String> usual(Typed command, User user, String but, String blank, Map<String, String> given) {
        List<String> choices = command.suggesting().contains(blank)
                ? circle.forger
                        .type(user, circle.place(user), command.typing(blank, "", given))
                        .choices()
                : List.of();
        // Some commands take a date in place of a cadence.
        boolean dated = but.equals("at");
        if (USUAL.containsKey(blank) && !dated) {
            return Map.of(blank, USUAL.get(blank));
        }
        if (blank.equals("ruleset") && command.needs(blank)) {
            return Map.of(blank, game.id());
        }
        boolean wanted = command.needs(blank) || command.name().equals(JOIN);
        return wanted ? Map.of(blank, choices.isEmpty() ? "Los 9" : choices.getFirst()) : Map.of();
    }

    private void give(Typed command, User user, String text, ObjectNode data) {
        Forger.Heard heard = circle.forger.command(user, circle.place(user), data);
        if (heard.opened()) {
            heard = circle.forger.fill(user, circle.place(user), heard.box().orElseThrow(), text);
        }
        if (phrases.apologizes(heard.text())) {
            failed.add("/" + command.name() + " of " + text);
        }
        taken += heard.text().startsWith("✖") ? 0 : 1;
    }

    /** The orders and edicts of the game in which one may write what one likes, as they are written. */
    private void writeOrders() {
        for (String text : texts(game.id(), false)) {
            User player = circle.players.get(typed++ % circle.players.size());
            Typed paste = circle.command("orders paste");
            for (String line : new FreeTexts(game.orders(), lexicon(player)).saying(text)) {
                give(paste, player, line, paste.given(""));
            }
            for (String line : new FreeTexts(game.books().edicts(), lexicon(circle.gm)).saying(text)) {
                Typed edit = circle.command("gm edit");
                give(edit, circle.gm, line, edit.with(Map.of("what", line)));
            }
        }
    }

    /** Into every form that a desk opens for an order of the game; where orders are played at once, there would be no end to it. */
    private void fillForms() {
        if (circle.table
                .stage
                .office()
                .archive()
                .position(circle.campaign())
                .turn()
                .instant()) {
            return;
        }
        menus = new Menus(circle.forger, circle.table.stage.componentIds());
        for (User player : circle.players) {
            for (String kind : Menus.offered(desk(player).menus().getFirst())) {
                texts(game.id() + kind, false).forEach(text -> fillForm(player, kind, text));
            }
        }
    }

    private void fillForm(User player, String kind, String text) {
        circle.rename(player, text);
        Forger.Heard heard =
                menus.follow(player, circle.place(player), desk(player).menus().getFirst(), kind);
        if (heard.opened()) {
            heard = circle.forger.fill(player, circle.place(player), heard.box().orElseThrow(), text);
        }
        if (phrases.apologizes(heard.text())) {
            failed.add(kind + " at the desk of " + text);
        }
        typed++;
        Typed clear = circle.command("orders clear");
        give(clear, player, "", clear.given(""));
    }

    private Forger.Heard desk(User player) {
        return circle.forger.command(
                player, circle.place(player), circle.command("orders show").given(""));
    }

    private Lexicon lexicon(User reader) {
        Locale language = Locale.forLanguageTag(reader.locale());
        return circle.table
                .stage
                .office()
                .archive()
                .lexicon(
                        circle.table.stage.office().campaigns().roster(circle.campaign()),
                        Locale.of(language.getLanguage()));
    }

    private void read(User reader) {
        for (String name : READERS) {
            Typed command = circle.command(name);
            give(command, reader, "", command.given(""));
            command.suggesting()
                    .forEach(blank -> circle.forger.type(reader, circle.place(reader), command.typing(blank)));
        }
    }

    /** The first player tells something, signed or not, and agrees on it with the second in public, who says it is broken. */
    private void parley(String text) {
        CampaignOffice office = circle.table.stage.office();
        User writer = circle.players.getFirst();
        User reader = circle.players.getLast();
        Seat to = office.campaigns()
                .roster(circle.campaign())
                .of(reader.id().value())
                .orElseThrow()
                .seat();
        try {
            office.press()
                    .send(
                            by(writer),
                            new Draft(text, typed % 2 == 0, text.length() > PressDesk.LONGEST_PLACE ? "" : text));
            long treaty = office.treaties()
                    .offer(by(writer), new Proposal(List.of(to), new Treaty.Wording(text, true, Optional.empty())))
                    .treaty()
                    .id();
            office.treaties().sign(by(reader), treaty);
            office.treaties().say(by(reader), treaty, Treaty.Word.BROKEN);
            agreed.add(text.strip());
        } catch (RefusedException e) {
            // It is nothing, too long, or said too often.
        }
    }

    private Act by(User user) {
        long guild = circle.table
                .stage
                .sandbox()
                .world()
                .guilds()
                .iterator()
                .next()
                .id()
                .value();
        return new Act(
                "parley-" + ++typed,
                user.id().value(),
                user.username(),
                new Place(guild, 0, 1),
                circle.table.stage.now(),
                Locale.forLanguageTag(user.locale()),
                Optional.of(circle.campaign()));
    }

    /** Every page that can be pressed open, in each game by another of those who play and direct; nothing of it stands. */
    private void snoop() {
        ComponentIds ids = circle.table.stage.componentIds();
        circle.table.stage.rehearse();
        List<User> all = new ArrayList<>(circle.players);
        all.add(circle.gm);
        User user = all.get(games().indexOf(game.id()) % all.size());
        Snoop snoop = new Snoop(circle.forger, ids, user, circle.place(user));
        List.of("gm panel", "treaty list", "card", "away").forEach(door -> snoop.giving(circle.command(door)));
        snoop.pressing(ComponentId.open(DossierKey.ACTION, circle.campaign()));
        assertTrue(snoop.everywhere() > 0);
        circle.table.stage.perform();
    }

    /** What stands in the album is only text. */
    private void leafThrough() {
        Campaign campaign = circle.table
                .stage
                .office()
                .campaigns()
                .roster(circle.campaign())
                .campaign();
        byte[] album = new Estate(circle.table.stage.context())
                .album(campaign)
                .orElseThrow()
                .bytes();
        String page = String.join("\n", Wiretap.leaves(album));
        agreed.stream()
                .filter(text -> text.contains("<") || text.contains("\""))
                .forEach(text -> assertFalse(page.contains(text), text));
    }

    private void recordIsSound() {
        ProofDesk desk = circle.table.stage.office().memory().proofs();
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
