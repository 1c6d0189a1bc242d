package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.sandbox.world.World;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What channels say about themselves, to people. */
@Tag("slow")
class TopicsTest {

    @TempDir
    Path folder;

    @Test
    void noChannelKeepsTheMarkByWhichItWasFoundWhileItWasMade() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            World world = table.stage.sandbox().world();
            Waiting.until(
                    "topics without marks",
                    () -> topics(world).stream().noneMatch(topic -> topic.contains("[")),
                    () -> topics(world));
            Set<String> topics = topics(world);
            assertTrue(topics.contains("Canal privado de Alborada"), topics.toString());
            assertTrue(topics.size() > 4, topics.toString());
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    private static Set<String> topics(World world) {
        return world.exclusively(() -> world.guilds().stream()
                .flatMap(guild -> world.channels().of(guild).stream())
                .map(channel -> channel.settings().topic())
                .flatMap(Stream::ofNullable)
                .collect(Collectors.toSet()));
    }
}
