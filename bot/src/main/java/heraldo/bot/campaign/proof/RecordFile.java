package heraldo.bot.campaign.proof;

import heraldo.rules.chance.Fingerprint;
import heraldo.rules.data.JsonStates;
import java.io.ByteArrayInputStream;
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
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** A record as bytes: one line of JSON after another in UTF-8, each ended by a line feed; as a whole it may be packed by gzip. */
public final class RecordFile {

    private static final JsonStates<Line> JSON = JsonStates.of(Line.class, 1);
    private static final int PACKED = 0x1f;
    private static final byte LINE_FEED = '\n';

    private RecordFile() {}

    /**
     * A line of a file.
     *
     * @param number from 1
     * @param digest its SHA-256
     * @param line what it says; empty if it cannot be read
     */
    record Read(int number, String digest, Optional<Line> line) {}

    /** A file could not be unpacked. */
    public static final class UnreadableException extends RuntimeException {
        private static final long serialVersionUID = 1;

        UnreadableException(Throwable cause) {
            super("the file is packed and cannot be unpacked: it is damaged", cause);
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

    /**
     * The file itself, whether it is packed or not.
     *
     * @throws UnreadableException if it is packed and damaged
     */
    static byte[] unpack(byte[] file) {
        if (file.length == 0 || (file[0] & 0xff) != PACKED) {
            return file;
        }
        try (GZIPInputStream gzip = new GZIPInputStream(new ByteArrayInputStream(file))) {
            return gzip.readAllBytes();
        } catch (IOException e) {
            throw new UnreadableException(e);
        }
    }

    /** The lines of a file that is not packed; a rest without a line feed is a line that cannot be read. */
    static List<Read> read(byte[] file) {
        List<Read> lines = new ArrayList<>();
        int begin = 0;
        for (int i = 0; i < file.length; i++) {
            if (file[i] == LINE_FEED) {
                lines.add(read(lines.size() + 1, Arrays.copyOfRange(file, begin, i)));
                begin = i + 1;
            }
        }
        if (begin < file.length) {
            lines.add(new Read(lines.size() + 1, "", Optional.empty()));
        }
        return lines;
    }

    /** Only a line that is written as this program would write it is read: nothing hides between its letters. */
    private static Read read(int number, byte[] raw) {
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
