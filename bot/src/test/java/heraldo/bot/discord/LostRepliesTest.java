package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.Waiting;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.traffic.Fault;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Message;
import heraldo.bot.sandbox.world.World;
import heraldo.rules.engine.HostedRuleset;
import heraldo.testing.Sampling;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The first turns of every game, while every tenth request is done and the connection breaks before its reply. */
@Tag("slow")
class LostRepliesTest {

    private static final int EVERY = 10;
    private static final int TURNS = Sampling.size("heraldo.lost.turns", 1, 3);
    private static final Duration PATIENCE = Duration.ofMinutes(3);

    @TempDir
    Path folder;

    static Stream<HostedRuleset<?>> games() {
        return Stage.projects().stream().limit(Sampling.whole() ? Long.MAX_VALUE : 1);
    }

    @ParameterizedTest
    @MethodSource("games")
    void nothingIsThereTwiceAndNothingIsMissing(HostedRuleset<?> game) {
        try (Table table = Table.bare(folder, Cast.ofSix())) {
            Fault cut = new Fault.Cut(Fault.Part.NOTHING);
            table.stage.sandbox().faults().recur(EVERY, ".*", "", cut);
            int seats = game.manifest().seats().least();
            table.gm.press(table.ask(game.id(), seats, "Los Reinos").said(), "Abrirla");
            Table.await(table.alba, "crónica", "Se buscan jugadores");
            Table.begin(table.gm.in("diplomacia"));
            Waiting.until("the first turn", () -> turn(table) > 0);
            for (int turn = 0; turn < TURNS; turn++) {
                int before = turn(table);
                table.stage.at(table.due().plusSeconds(4));
                Waiting.until("another turn", () -> turn(table) > before, PATIENCE);
            }
            Waiting.until("all posts", table.stage::postedAll, PATIENCE);
            long doubled = doubled(table.stage.sandbox().world());
            System.out.println("ruleset=" + game.id() + " turns=" + TURNS + " doubled=" + doubled + " lost=0");
            assertEquals(0, doubled);
        }
    }

    /** How many steps have begun; 0 before the first. */
    private static int turn(Table table) {
        return table.stage
                .office()
                .campaigns()
                .roster(table.stage.campaign())
                .turn()
                .map(turn -> 100 * turn.key().number() + turn.key().step())
                .orElse(0);
    }

    /** Channels, threads and posts that are there twice: a post is known by the two numbers of its frame. */
    private static long doubled(World world) {
        return world.exclusively(() -> {
            Guild guild = world.guilds().iterator().next();
            List<Channel> channels = Stream.concat(
                            world.channels().of(guild).stream(), world.channels().threadsOf(guild).stream())
                    .toList();
            long rooms = twice(channels, channel -> channel.type() + channel.name());
            return rooms
                    + channels.stream()
                            .mapToLong(channel -> twice(
                                    world.messages().shown(channel.id()).stream()
                                            .filter(message -> message.author().equals(world.bot()))
                                            .filter(message -> message.body().has(1 << 15))
                                            .toList(),
                                    message -> stamp(message, world)))
                            .sum();
        });
    }

    private static String stamp(Message message, World world) {
        JsonNode frame = message.json(world.bot().id()).path("components").path(0);
        return frame.path("id").asText() + "/"
                + frame.path("components").path(0).path("id").asText();
    }

    private static <T> long twice(List<T> things, Function<T, String> name) {
        Map<String, Long> counts = things.stream().collect(Collectors.groupingBy(name, Collectors.counting()));
        return counts.values().stream().mapToLong(count -> count - 1).sum();
    }
}
