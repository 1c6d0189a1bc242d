package heraldo.bot.crash;

import heraldo.bot.app.FleetProcess;
import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.store.PostgresServer;
import heraldo.bot.store.Wire;
import heraldo.bot.store.postgres.PostgresAddress;
import java.net.URI;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

/** One life of one of several programs, with the wires that lead from it. */
final class Member implements AutoCloseable {
    private final Program program;
    private final Wire books;
    private final Wire discord;

    /**
     * It starts.
     *
     * @param folder with the settings in {@code config}
     * @param now the instant to which its clock is set
     */
    Member(Sandbox sandbox, PostgresAddress address, Path folder, Instant now, int parts, ClassArchive archive) {
        URI rest = URI.create(sandbox.restUrl());
        this.books = Wire.to(PostgresServer.port());
        this.discord = Wire.to(rest.getPort());
        PostgresAddress through = PostgresServer.through(books, address);
        List<String> arguments = List.of(
                sandbox.token(),
                sandbox.restUrl().replace(":" + rest.getPort(), ":" + discord.port()),
                sandbox.gatewayUrl(),
                through.url(),
                through.user().orElseThrow(),
                folder.resolve("config").toString(),
                now.toString(),
                Integer.toString(parts));
        this.program = Program.launch(FleetProcess.class, archive.options(), arguments, folder.resolve("program.log"));
    }

    Program program() {
        return program;
    }

    /** The wire to the server with the books. */
    Wire books() {
        return books;
    }

    /** How many messages it has posted or changed. */
    long posts() {
        return discord.requests().stream()
                .filter(request -> request.matches("(POST|PATCH) .*/channels/\\d+/messages.*"))
                .count();
    }

    @Override
    public void close() {
        program.signal("CONT");
        program.kill();
        books.close();
        discord.close();
    }
}
