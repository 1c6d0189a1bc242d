package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.discord.gate.Pace;
import heraldo.bot.sandbox.rest.Limits;
import heraldo.bot.sandbox.rest.Limits.Rule;
import heraldo.bot.sandbox.traffic.Exchange;
import heraldo.bot.sandbox.traffic.Fault;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Message;
import heraldo.bot.sandbox.world.World;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The status message comes after everything else, and is right in the end. Every test is a row of {@code docs/faults.md}. */
@Tag("slow")
class FaultyStatusTest {

    private static final String EDITS = "/channels/\\d+/messages/\\d+$";
    /** By so much a change may take longer than another. */
    private static final Duration SLOW = Duration.ofSeconds(5);
    /** Old messages take a single edit. */
    private static final Limits ONE_OLD_EDIT = new Limits(
            Limits.NONE.global(),
            Limits.NONE.posts(),
            Limits.NONE.edits(),
            Limits.NONE.others(),
            Limits.NONE.renames(),
            new Rule(1, Duration.ofDays(1)),
            Limits.NONE.crossposts(),
            Limits.NONE.invalid());

    @TempDir
    private Path folder;

    private final AtomicInteger edits = new AtomicInteger();
    private final AtomicInteger refused = new AtomicInteger();
    private final AtomicInteger pins = new AtomicInteger();
    /** When the message was changed, on the clock of the campaigns. */
    private final List<Instant> times = new CopyOnWriteArrayList<>();

    private Table table;
    private Weather weather;

    @BeforeEach
    void open() {
        table = Table.on(Stage.open(folder, options -> options.within(ONE_OLD_EDIT)));
        table.stage.sandbox().traffic().watch(this::note);
        table.open("Los Reinos");
        table.start();
        weather = new Weather(table);
        Waiting.until("the status message", () -> !statusMessages().isEmpty());
        quiet();
    }

    @AfterEach
    void close() {
        table.close();
    }

    private void note(Exchange exchange) {
        if ("PUT".equals(exchange.method()) && exchange.path().contains("/pins/")) {
            pins.incrementAndGet();
        }
        if ("PATCH".equals(exchange.method())
                && exchange.path().matches(EDITS)
                && exchange.answer().status() == 429) {
            refused.incrementAndGet();
        }
        if ("PATCH".equals(exchange.method())
                && exchange.path().matches(EDITS)
                && exchange.answer().status() == 200) {
            times.add(table.stage.now());
            edits.incrementAndGet();
        }
    }

    /** All is posted and shown, and long enough ago that the next change is shown at once. */
    private void quiet() {
        Waiting.until("the posts", table.stage::postedAll);
        Waiting.until("the status message", this::shownAfterPause);
        pause();
    }

    /** A message rests from the end of a change, and that may have come after the clock was set. */
    private boolean shownAfterPause() {
        pause();
        return table.stage.shownAll();
    }

    private void pause() {
        table.stage.at(table.stage.now().plus(Pace.USUAL.statusPause()));
    }

    private void change(boolean ready) {
        table.bruno.in("brumaria").use("órdenes listo", "listo", String.valueOf(ready));
    }

    /** Whether everybody reads that a seat is still waited for. */
    private boolean awaited(String seat) {
        World world = table.stage.sandbox().world();
        return statusMessages().getFirst().json(world.bot().id()).findValuesAsText("content").stream()
                .anyMatch(
                        text -> text.lines().anyMatch(line -> line.contains("**" + seat + "**") && line.endsWith("⏳")));
    }

    private List<Message> statusMessages() {
        World world = table.stage.sandbox().world();
        return chronicle(message -> StatusMark.on(message.json(world.bot().id())));
    }

    private List<Message> chronicle(Predicate<Message> which) {
        World world = table.stage.sandbox().world();
        return world.exclusively(
                () -> world.channels().of(world.guilds().iterator().next()).stream()
                        .filter(channel -> "crónica".equals(channel.name()))
                        .map(Channel::id)
                        .flatMap(channel -> world.messages().shown(channel).stream())
                        .filter(which)
                        .toList());
    }

    /** The post that looked for players; empty if it was deleted. */
    private Optional<Message> invitation() {
        return chronicle(message -> words(message).contains("• **Brumaria**")).stream()
                .findFirst();
    }

    private String words(Message message) {
        World world = table.stage.sandbox().world();
        return String.join("\n", message.json(world.bot().id()).findValuesAsText("content"));
    }

    @Tag("long")
    @Test
    void anInvitationThatDidNotShowAFreeSeatBeforeTheProgramEndedShowsItWhenItRunsAgain() {
        String path = "/channels/\\d+/messages/" + invitation().orElseThrow().id() + "$";
        table.stage.sandbox().faults().recur(1, "PATCH", path, new Fault.Broken(503));
        table.bruno.in("brumaria").use("campaña dejar", "seguro", "true");
        Table.await(table.alba, "crónica", "se ha quedado sin jugador");
        table.stage.restart();
        table.stage.sandbox().faults().clear();
        Waiting.until("the free seat in the invitation", () -> {
            pause();
            return words(invitation().orElseThrow()).contains("**Brumaria**: vacante; libre para quien lo quiera");
        });
    }

    @Tag("long")
    @Test
    void anInvitationThatWasDeletedIsLeftAndTheStatusMessageShowsWhoSitsWhere() {
        World world = table.stage.sandbox().world();
        Message deleted = invitation().orElseThrow();
        world.exclusively(() -> world.messages().delete(deleted));
        table.bruno.in("brumaria").use("campaña dejar", "seguro", "true");
        Waiting.until("the free seat in the status message", () -> {
            pause();
            return words(statusMessages().getFirst()).contains("puesto libre");
        });
        quiet();
        assertEquals(Optional.empty(), invitation());
        assertEquals(List.of(), table.stage.logs().complaints());
    }

    private List<Snowflake> standing() {
        return statusMessages().stream().map(Message::id).toList();
    }

    @Tag("long")
    @Test
    void manyChangesAreShownAtOnceAndOnceMoreAfterTheLast() {
        times.clear();
        change(true);
        Waiting.until("the first change", () -> !times.isEmpty());
        for (int i = 0; i < 5; i++) {
            change(i % 2 == 1);
        }
        Instant last = table.stage.now();
        pause();
        Waiting.until("the last change", table.stage::shownAll);
        assertFalse(times.getLast().isBefore(last), "the last change was not shown");
        for (int i = 1; i < times.size(); i++) {
            Duration between = Duration.between(times.get(i - 1), times.get(i));
            assertTrue(between.plus(SLOW).compareTo(Pace.USUAL.statusPause()) >= 0, between + " between two changes");
        }
        int shown = times.size();
        pause();
        Waiting.until("the status message", table.stage::shownAll);
        assertEquals(shown, times.size(), "nothing has changed since");
    }

    @Test
    void whoeverWasReadyAndWritesAgainIsShownToBeWaitedForAgain() {
        change(true);
        Waiting.until("a status message that waits for Bruno no more", () -> !awaited("Brumaria"));
        quiet();
        table.bruno.use("kaixiflan pasar");
        Waiting.until("a status message that waits for Bruno", () -> awaited("Brumaria"));
    }

    @Tag("long")
    @Test
    void aChangeThatWasNotShownBeforeTheProgramEndedIsShownWhenItRunsAgain() {
        change(true);
        Waiting.until("a status message that waits for Bruno no more", () -> !awaited("Brumaria"));
        change(false);
        table.stage.restart();
        Waiting.until("a status message that waits for Bruno", () -> awaited("Brumaria"));
    }

    @Tag("long")
    @Test
    void aStatusMessageThatIsRightIsNotChangedWhenTheProgramStarts() {
        int before = edits.get();
        table.stage.restart();
        Waiting.until("the status message", table.stage::shownAll);
        assertEquals(before, edits.get());
    }

    @Tag("long")
    @Test
    void aStatusMessageRestsFromTheEndOfAChangeThatWasHeldUp() {
        int before = edits.get();
        Duration almost = Pace.USUAL.statusPause().minusSeconds(2);
        table.stage.sandbox().faults().plan(1, "PATCH", EDITS, new Fault.TooMany(8));
        change(true);
        Waiting.until("the held up change", () -> table.stage.sandbox().faults().left() == 0);
        table.stage.at(table.stage.now().plus(almost));
        Waiting.until("the change", () -> edits.get() > before);
        change(false);
        table.stage.shownAll();
        assertEquals(before + 1, edits.get(), "it is changed again too soon");
        pause();
        Waiting.until("the last change", () -> awaited("Brumaria"));
    }

    @Tag("long")
    @Test
    void postsAndAnswersDoNotWaitForAStatusMessageThatIsHeldUp() {
        int before = edits.get();
        table.stage.sandbox().faults().plan(1, "PATCH", EDITS, new Fault.TooMany(15));
        change(true);
        Waiting.until("the held up change", () -> table.stage.sandbox().faults().left() == 0);
        weather.announce("Feria");
        Table.await(table.alba, "crónica", "Feria");
        change(false);
        assertEquals(before, edits.get(), "the status message is still held up");
        Waiting.until("the change", () -> edits.get() > before);
    }

    @Tag("long")
    @Test
    void anOldMessageThatTakesNoMoreEditsGivesWayOnceItShowsAnEarlierTurn() {
        table.stage.at(table.stage.now().plus(Duration.ofHours(2)));
        List<Snowflake> old = standing();
        change(true);
        Waiting.until("the only edit of an old message", () -> !awaited("Brumaria"));
        pins.set(0);
        table.endTurn();
        Waiting.until("another message", () -> {
            pause();
            return standing().size() == 1 && !standing().equals(old);
        });
        Waiting.until("its pin", () -> pins.get() == 1);
        List<Snowflake> fresh = standing();
        quiet();
        change(true);
        Waiting.until("a change", () -> shownAfterPause() && !awaited("Brumaria"));
        assertEquals(fresh, standing());
        assertEquals(1, pins.get());
    }

    /** Another one in its place would be pinned anew, and everybody told so. */
    @Tag("long")
    @Test
    void anOldMessageThatTakesNoMoreEditsStaysPinnedAndIsChangedLater() {
        table.stage.at(table.stage.now().plus(Duration.ofHours(2)));
        List<Snowflake> old = standing();
        pins.set(0);
        change(true);
        Waiting.until("the only edit of an old message", () -> !awaited("Brumaria"));
        pause();
        change(false);
        Waiting.until("a refused edit", () -> shownAfterPause() || refused.get() > 0);
        assertEquals(old, standing());
        assertFalse(awaited("Brumaria"), "it is shown as it was");
        Waiting.until(
                "why, in the log",
                () -> table.stage.logs().complaints().stream().anyMatch(line -> line.contains("30046 ")));
        table.stage.sandbox().limits().set(Limits.NONE);
        Waiting.until("the change", () -> shownAfterPause() && awaited("Brumaria"));
        assertEquals(old, standing());
        assertTrue(statusMessages().getFirst().traces().pinned() != null, "it is pinned");
        assertEquals(0, pins.get(), "it was pinned before");
    }
}
