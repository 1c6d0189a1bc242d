package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.traffic.Fault;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Emoji;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.World;
import heraldo.testing.Sampling;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the bot makes in a server is there once, although answers are lost, cut in half or late: nothing but messages has a nonce.
 * Every test is a row of {@code docs/faults.md}.
 */
@Tag("slow")
class FaultyCreationTest {

    private static final String CHANNELS = "^/guilds/\\d+/channels$";

    @TempDir
    Path folder;

    private Table table;
    private World world;

    @BeforeEach
    void open() {
        table = Table.bare(folder, Cast.ofSix());
        world = table.stage.sandbox().world();
    }

    @AfterEach
    void close() {
        table.close();
    }

    static Stream<Fault> losses() {
        Stream<Fault> usual = Stream.of(new Fault.Cut(Fault.Part.NOTHING));
        Stream<Fault> others = Stream.of(
                new Fault.Cut(Fault.Part.HALF_A_HEAD),
                new Fault.Cut(Fault.Part.HEAD),
                new Fault.Lost(500),
                new Fault.Lost(502),
                new Fault.Truncated());
        return Sampling.whole() ? Stream.concat(usual, others) : usual;
    }

    @ParameterizedTest
    @MethodSource("losses")
    void everySecondAnswerToAChannelIsLostAndEachIsMadeOnce(Fault fault) {
        table.stage.sandbox().faults().recur(2, "POST", CHANNELS, fault);
        table.open("Los Reinos");
        table.start();
        everyChannelOnce();
    }

    @Test
    @Tag("long")
    void anAnswerToAChannelIsLateAndItIsMadeOnce() {
        Fault.Hanging late = new Fault.Hanging(true);
        table.stage.sandbox().faults().plan(1, "POST", CHANNELS, late);
        table.open("Los Reinos");
        late.letGo();
        table.start();
        everyChannelOnce();
    }

    private void everyChannelOnce() {
        Map<String, Long> names =
                counted(Channel::name, world.exclusively(() -> world.channels().of(guild())));
        for (String name : List.of("Los Reinos", "crónica", "diplomacia", "alborada", "brumaria", "cimera")) {
            assertEquals(1, names.get(name), name + " of " + names);
        }
    }

    @Test
    @Tag("long")
    void everySecondAnswerToAnythingElseIsLostAndEachIsThereOnce() {
        Fault cut = new Fault.Cut(Fault.Part.NOTHING);
        for (String path : List.of("/threads$", "/emojis$", "/callback$", "/messages/pins/\\d+$", "/commands$")) {
            table.stage.sandbox().faults().recur(2, "POST|PUT", path, cut);
        }
        table.stage.restart();
        table.open("Los Reinos");
        table.start();
        table.alba.use("hablar", "puesto", "Brumaria");
        Table.await(table.bruno, "Alborada y Brumaria", "Conversación privada entre");
        assertTrue(table.alba
                .in("alborada")
                .use("kaixiflan explorar", "hex1", "E4")
                .text()
                .contains("E4"));
        table.endTurn();
        Table.result(table.alba, 1);
        Map<String, Long> threads =
                counted(Channel::name, world.exclusively(() -> world.channels().threadsOf(guild())));
        assertEquals(Map.of("Actas", 1L, "Alborada y Brumaria", 1L), threads);
        Map<String, Long> emojis =
                counted(Emoji::name, world.exclusively(() -> world.emojis().all()));
        assertTrue(emojis.values().stream().allMatch(count -> count == 1), emojis::toString);
        Channel chronicle = new Weather(table).find("crónica");
        Waiting.until("the pin", () -> pinned(chronicle) > 0);
        assertEquals(1, pinned(chronicle));
    }

    private long pinned(Channel chronicle) {
        return world.exclusively(() -> world.messages().shown(chronicle.id()).stream()
                .filter(message -> message.traces().pinned() != null)
                .count());
    }

    private Guild guild() {
        return world.guilds().iterator().next();
    }

    private static <T> Map<String, Long> counted(Function<T, String> name, List<T> things) {
        return things.stream().collect(Collectors.groupingBy(name, TreeMap::new, Collectors.counting()));
    }
}
