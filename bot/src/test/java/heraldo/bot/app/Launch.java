package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What the launcher of docs/hosting starts, on a machine whose Java only says how it was called. */
final class Launch {
    private static final Path LAUNCHER = Path.of(System.getProperty("heraldo.root"), "docs", "hosting", "heraldo")
            .toAbsolutePath();

    private final Path home;
    private final Path java;
    private final Path jar;
    private final HostShell shell;

    private Launch(Path home) {
        this.home = home;
        this.java = home.resolve("java");
        this.jar = home.resolve("heraldo.jar");
        this.shell = new HostShell(home)
                .with("PATH", java.resolve("bin") + ":/usr/bin:/bin")
                .with("HERALDO_JAR", jar.toString());
    }

    /** The bot's working directory, which also holds its jar and its Java. */
    static Launch in(Path home) throws IOException {
        Launch launch = new Launch(home);
        Files.createDirectories(launch.java.resolve("bin"));
        Path program = launch.java.resolve("bin/java");
        Files.writeString(program, "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
        assertTrue(program.toFile().setExecutable(true));
        return launch.with("not much of a jar");
    }

    /** What the jar holds from now on. */
    Launch with(String jarred) throws IOException {
        Files.writeString(jar, jarred);
        return this;
    }

    /** What Java's file {@code release} says from now on. */
    Launch onJava(String release) throws IOException {
        Files.writeString(java.resolve("release"), release);
        return this;
    }

    /** What it finds in its environment. */
    Launch with(String variable, String value) {
        shell.with(variable, value);
        return this;
    }

    /** With which arguments Java is called. */
    List<String> line(String... arguments) throws IOException, InterruptedException {
        HostShell.Said said = shell.run(Stream.concat(Stream.of(LAUNCHER.toString()), List.of(arguments).stream())
                .toList());
        assertEquals(0, said.code(), said.all());
        assertEquals("", said.err());
        return said.out().lines().toList();
    }

    /** What it says where it starts nothing. */
    String refusal(String... arguments) throws IOException, InterruptedException {
        HostShell.Said said = shell.run(Stream.concat(Stream.of(LAUNCHER.toString()), List.of(arguments).stream())
                .toList());
        assertEquals(1, said.code(), said.all());
        assertEquals("", said.out());
        return said.err();
    }

    /** The file of classes that Java is told to make or to use, by this option. */
    Path named(String option, String... arguments) throws IOException, InterruptedException {
        String start = "-XX:" + option + "=";
        List<String> named = line(arguments).stream()
                .filter(argument -> argument.startsWith(start))
                .map(argument -> argument.substring(start.length()))
                .toList();
        assertEquals(1, named.size(), option);
        return home.resolve(named.get(0));
    }
}
