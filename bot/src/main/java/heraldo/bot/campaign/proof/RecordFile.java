package heraldo.bot.campaign.proof;

import heraldo.rules.chance.Fingerprint;
import heraldo.rules.data.JsonStates;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;

/** A record as bytes: JSON lines in UTF-8, each ended by a line feed; the whole may be compressed with gzip. */
public final class RecordFile {

    private static final JsonStates<Line> JSON = JsonStates.of(Line.class, 1);
    private static final byte LINE_FEED = '\n';

    private RecordFile() {}

    /**
     * A line of a file.
     *
     * @param number from 1
     * @param digest its SHA-256
     * @param line the content of the line; empty if it is unreadable
     */
    record Read(int number, String digest, Optional<Line> line) {}

    /** A file is no record, or so damaged that nothing of it can be checked. */
    static final class UnreadableException extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final String place;

        UnreadableException(String place, String words) {
            super(words);
            this.place = place;
        }

        /** Returns the place of the fault, as in a {@link Finding}. */
        String place() {
            return place;
        }
    }

    /** The whole file: these lines, and the last one with their digests. */
    public static byte[] write(List<Line> lines) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        List<String> digests = new ArrayList<>();
        for (Line line : lines) {
            byte[] raw = raw(line);
            digests.add(Fingerprint.of(raw));
            append(file, raw);
        }
        append(file, raw(new Line.End(digests)));
        return file.toByteArray();
    }

    /** The same, packed. */
    public static byte[] pack(byte[] file) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }

    /** Only a line that is written as this program would write it is read: nothing hides between its letters. */
    static Read read(int number, byte[] raw) {
        Optional<Line> line = parsed(raw).filter(read -> Arrays.equals(raw(read), raw));
        return new Read(number, Fingerprint.of(raw), line);
    }

    private static Optional<Line> parsed(byte[] raw) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(raw))
                    .toString();
            return Optional.ofNullable(JSON.ofPlain(text));
        } catch (CharacterCodingException | RuntimeException e) {
            return Optional.empty();
        }
    }

    private static byte[] raw(Line line) {
        return JSON.plain(line).getBytes(StandardCharsets.UTF_8);
    }

    private static void append(ByteArrayOutputStream file, byte[] raw) {
        file.writeBytes(raw);
        file.write(LINE_FEED);
    }
}
