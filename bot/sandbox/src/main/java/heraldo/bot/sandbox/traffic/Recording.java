package heraldo.bot.sandbox.traffic;

import heraldo.bot.sandbox.wire.Json;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Writes exchanges to a file, one JSON object a line, each line at once. */
public final class Recording implements Consumer<Exchange>, AutoCloseable {
    private final BufferedWriter lines;

    /**
     * Begins a recording; a file of that name is replaced.
     *
     * @throws UncheckedIOException if it cannot be written
     */
    public Recording(Path file) {
        try {
            lines = Files.newBufferedWriter(file);
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot write the recording to " + file, e);
        }
    }

    @Override
    public synchronized void accept(Exchange exchange) {
        try {
            lines.write(Json.write(exchange.line()));
            lines.newLine();
            lines.flush();
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot write the recording", e);
        }
    }

    @Override
    public synchronized void close() throws IOException {
        lines.close();
    }
}
