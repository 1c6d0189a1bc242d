package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.port.Courier;
import heraldo.bot.campaign.proof.Secrets;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.chance.SeedChain;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.scene.Drawing;
import heraldo.rules.scene.Scene;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** The canary falls silent: whatever mistake tells a secret, {@link CanaryTest} would fail. */
@Tag("slow")
class PlantedLeaksTest {

    private static final int OTHER_POSTS = 1_000_000;
    private static final int SHADES = 1009;

    @TempDir
    Path folder;

    @Tag("long")
    @Test
    void aReportThatTellsEverybodyWhatTheDirectorKnowsIsFound() {
        found(
                first(PlantedLeaksTest::secretive),
                "what not all may read",
                Gossip.rules(own -> (asked, arguments) ->
                        asked.invoke(own, asked.getName().equals("report") ? directing(arguments) : arguments)));
    }

    @Tag("long")
    @Test
    void aPictureInWhichAnythingHangsOnWhatIsHiddenIsFound() {
        HostedRuleset<?> hosted = first((rules, state) -> !rules.play()
                .redrawn(state, Viewer.SPECTATOR, new KeyedDice(new byte[1]))
                .equals(state));
        found(hosted, "what is hidden shows", Gossip.rules(own -> (asked, arguments) -> {
            Object answer = asked.invoke(own, arguments);
            return answer instanceof Scene scene
                    ? wider(scene, arguments[0].toString().hashCode())
                    : answer;
        }));
    }

    private static Scene wider(Scene scene, int hidden) {
        Drawing drawing = scene.drawing();
        Drawing wider = new Drawing(
                drawing.width() + Math.floorMod(hidden, SHADES),
                drawing.height(),
                drawing.cells(),
                drawing.links(),
                drawing.tokens(),
                drawing.labels());
        return new Scene(scene.title(), wider, scene.legend(), scene.alt());
    }

    @Tag("long")
    @Test
    void aFameTableThatCountsWhatIsOnlyWrittenIsFound() {
        AtomicInteger written = new AtomicInteger();
        found(together(), "what others write shows", Gossip.rules(own -> (asked, arguments) -> {
            if (asked.getName().equals("check")) {
                written.addAndGet(((OrderSheet) arguments[2]).size());
            }
            Object answer = asked.invoke(own, arguments);
            return answer instanceof Standings table ? counting(table, written.get()) : answer;
        }));
    }

    private static Standings counting(Standings table, int more) {
        List<Standings.Row> rows = new ArrayList<>();
        for (Standings.Row row : table.rows()) {
            List<Object> cells = new ArrayList<>(row.cells());
            cells.replaceAll(cell -> cell instanceof Integer number ? number + more : cell);
            rows.add(new Standings.Row(row.seat(), cells, row.total() + more));
        }
        return new Standings(table.columns(), rows, table.provisional());
    }

    /** In one game: all of it stands in posts of its own. */
    @Tag("long")
    @Test
    void whatIsToldInTheChronicleIsFoundAndWhatIsLogged() {
        HostedRuleset<?> hosted = first((rules, state) -> together(rules, state) && secretive(rules, state));
        Map<String, Function<Stage, String>> secrets = Map.of(
                "a line of ",
                stage -> stage.read(books -> sheets(books, stage)),
                "link",
                PlantedLeaksTest::seed,
                "salt",
                PlantedLeaksTest::salts,
                "what not all may read",
                stage -> hidden(hosted, stage));
        List<String> leaks = leaks(hosted, telling(List.copyOf(secrets.values())));
        for (String what : secrets.keySet()) {
            assertTrue(
                    leaks.stream().anyMatch(leak -> leak.matches(".*" + what + ".*is told to everybody.*")),
                    leaks::toString);
        }
        assertTrue(leaks.stream().anyMatch(leak -> leak.contains("the token is logged")), leaks.toString());
        assertTrue(leaks.stream().anyMatch(leak -> leak.matches(".*a line of .* is logged")), leaks.toString());
    }

    /** Of the turn that is open. */
    private static String seed(Stage stage) {
        return stage.read(books -> {
            TurnKey open = books.turns().newest(stage.campaign()).orElseThrow().key();
            byte[] master = books.campaigns().master(open.campaign());
            return HexFormat.of()
                    .formatHex(SeedChain.of(open.campaign().text(), master).link(open.number()));
        });
    }

    private static String salts(Stage stage) {
        return stage.read(books -> sheetsOf(books, stage).stream()
                .map(sheet -> HexFormat.of().formatHex(sheet.commitment().salt()))
                .reduce("", String::concat));
    }

    private void found(HostedRuleset<?> hosted, String what, Gossip gossip) {
        List<String> leaks = leaks(hosted, gossip);
        assertTrue(leaks.stream().anyMatch(leak -> leak.contains(what)), leaks.toString());
    }

    private <S> List<String> leaks(HostedRuleset<S> hosted, Gossip gossip) {
        try (CanaryGame<S> game = new CanaryGame<>(folder, hosted, gossip)) {
            game.play(1);
            return game.leaks();
        }
    }

    /** The first ruleset of which something is so in its first position. */
    private static HostedRuleset<?> first(BiPredicate<Ruleset<Object>, Object> so) {
        return Stage.projects().stream()
                .filter(hosted -> is(hosted, so))
                .findFirst()
                .orElseThrow();
    }

    /** A ruleset in which all write at the same time. */
    private static HostedRuleset<?> together() {
        return first(PlantedLeaksTest::together);
    }

    private static boolean together(Ruleset<Object> rules, Object state) {
        return !rules.play().turn(state).instant()
                && rules.play().turn(state).due().size() > 1;
    }

    @SuppressWarnings("unchecked")
    private static <S> boolean is(HostedRuleset<S> hosted, BiPredicate<Ruleset<Object>, Object> so) {
        S state = SelfPlay.of(hosted, hosted.manifest().seats().least(), new TreeMap<>(), 1)
                .start();
        return so.test((Ruleset<Object>) hosted.ruleset(), state);
    }

    /** Whether the director reads more than everybody. */
    private static boolean secretive(Ruleset<Object> rules, Object state) {
        return !rules.tell().report(state, Viewer.SPECTATOR).equals(rules.tell().report(state, Viewer.DIRECTOR));
    }

    private static Object[] directing(Object[] arguments) {
        Object[] others = arguments.clone();
        others[1] = Viewer.DIRECTOR;
        return others;
    }

    /** After every post about a turn there are others in the chronicle, with what does not belong there; so is it logged. */
    private static Gossip telling(List<Function<Stage, String>> secrets) {
        return new Gossip() {
            @Override
            public Courier courier(Courier own, Stage stage) {
                return dispatch -> {
                    LoggerFactory.getLogger(PlantedLeaksTest.class)
                            .trace("{} {}", stage.sandbox().token(), stage.read(books -> sheets(books, stage)));
                    String post = own.deliver(dispatch);
                    if (dispatch.kind() == Dispatch.Kind.RESULT || dispatch.kind() == Dispatch.Kind.TURN_OPENED) {
                        for (int i = 0; i < secrets.size(); i++) {
                            own.deliver(told(
                                    dispatch,
                                    (i + 1L) * OTHER_POSTS,
                                    secrets.get(i).apply(stage)));
                        }
                    }
                    return post;
                };
            }
        };
    }

    private static Dispatch told(Dispatch dispatch, long later, String words) {
        Message announced = Message.of("campaign.post.announce", "text", new PlayerText(words));
        return new Dispatch(
                dispatch.id() + later,
                dispatch.campaign(),
                Dispatch.Kind.NOTICE,
                dispatch.turn(),
                Optional.empty(),
                Optional.of(announced),
                dispatch.written(),
                new Dispatch.Delivery(0, false));
    }

    private static String sheets(Books books, Stage stage) {
        return sheetsOf(books, stage).stream().map(Revision::sheet).reduce("", (all, sheet) -> all + "\n" + sheet);
    }

    /** All that anybody has handed in so far. */
    private static List<Revision> sheetsOf(Books books, Stage stage) {
        List<Revision> sheets = new ArrayList<>();
        books.turns()
                .all(stage.campaign())
                .forEach(turn -> books.occupancies()
                        .of(stage.campaign())
                        .forEach(occupancy -> sheets.addAll(Secrets.sheets(books, turn.key(), occupancy.seat()))));
        return sheets;
    }

    /** The first sentence of the director's report that others do not have. */
    private static <S> String hidden(HostedRuleset<S> hosted, Stage stage) {
        @SuppressWarnings("unchecked")
        S state = (S) stage.office().archive().position(stage.campaign()).state();
        var campaign = stage.office().campaigns().roster(stage.campaign()).campaign();
        Truth truth = new Truth(stage.context(), campaign, List.of());
        truth.position(hosted.ruleset(), state);
        return truth.hidden().getFirst();
    }
}
