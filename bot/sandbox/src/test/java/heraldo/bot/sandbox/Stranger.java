package heraldo.bot.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A bot that others have made: discord.js, on Node, with a script that does everything once and tells what it sees. */
@SuppressWarnings("try") // What is open is not always looked at.
final class Stranger implements AutoCloseable {
    private static final String DEMANDED = "HERALDO_REQUIRE_NODE";
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int PATIENCE_MINUTES = 3;

    private final Process node;
    private final BufferedReader lines;

    /** What it saw that nobody has asked for yet, in order. */
    private final List<JsonNode> unasked = new ArrayList<>();

    private Stranger(Process node) {
        this.node = node;
        this.lines = node.inputReader();
    }

    /**
     * Lets it come; its libraries are fetched as the lock file names them, once.
     *
     * @throws org.opentest4j.TestAbortedException if Node is not here and nobody demands it
     */
    static Stranger at(Sandbox sandbox) throws IOException, InterruptedException {
        demandNode();
        Path home = Files.createDirectories(Path.of("target", "stranger").toAbsolutePath());
        boolean changed = false;
        for (String file : List.of("package.json", "package-lock.json", "stranger.mjs")) {
            changed |= put(file, home.resolve(file));
        }
        if (changed || !Files.isDirectory(home.resolve("node_modules/discord.js"))) {
            install(home);
        }
        String api = sandbox.restUrl().substring(0, sandbox.restUrl().lastIndexOf('/'));
        return new Stranger(new ProcessBuilder("node", "stranger.mjs", api, sandbox.token())
                .directory(home.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start());
    }

    private static void demandNode() {
        boolean here = here("node") && here("npm");
        boolean demanded = "true".equals(System.getenv(DEMANDED));
        assertTrue(here || !demanded, DEMANDED + " is set, and there is no Node with npm");
        assumeTrue(here, "there is no Node with npm: no other library looks at the stand-in");
    }

    private static boolean here(String program) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    private static boolean put(String name, Path file) throws IOException {
        try (InputStream resource = Stranger.class.getResourceAsStream("stranger/" + name)) {
            byte[] bytes = resource.readAllBytes();
            boolean differs = !Files.exists(file) || !Arrays.equals(bytes, Files.readAllBytes(file));
            Files.write(file, bytes);
            return differs && !name.endsWith(".mjs");
        }
    }

    /** Nothing of what is fetched is run while it is fetched. */
    private static void install(Path home) throws IOException, InterruptedException {
        Path log = home.resolve("npm.log");
        Process npm = new ProcessBuilder("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
                .directory(home.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        assertTrue(npm.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES), "npm does not come to an end");
        assertEquals(0, npm.exitValue(), Files.readString(log));
    }

    /**
     * The next thing of a kind that it saw; what it could not bear is a failure. Things of other kinds are kept for whoever asks
     * for them: what it is told over the gateway and what it is answered come in any order.
     */
    JsonNode saw(String what) throws IOException {
        Optional<JsonNode> before =
                unasked.stream().filter(told -> isOf(what, told)).findFirst();
        if (before.isPresent()) {
            unasked.remove(before.get());
            return before.get();
        }
        JsonNode told = next(what);
        while (!isOf(what, told)) {
            unasked.add(told);
            told = next(what);
        }
        return told;
    }

    private JsonNode next(String what) throws IOException {
        String line = lines.readLine();
        assertNotNull(line, "it left before it saw: " + what);
        JsonNode told = JSON.readTree(line);
        assertFalse(isOf("error", told), line);
        return told;
    }

    private static boolean isOf(String kind, JsonNode told) {
        return told.path("saw").asText().equals(kind);
    }

    @Override
    public void close() throws IOException, InterruptedException {
        node.getOutputStream().close();
        if (!node.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)) {
            node.destroyForcibly();
        }
    }
}
