package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.proof.RecordFile.Read;
import heraldo.bot.campaign.proof.RecordFile.UnreadableException;
import heraldo.rules.data.JsonSize;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * Reads a file that claims to be a record, up to the size that a record can have. A campaign of a hundred turns takes some
 * hundred kilobytes; a game played order by order has some thousand lines.
 */
final class Intake {

    /** The last line has a digest of each of the others, 67 bytes: it is the longest one of a long game. */
    static final int LONGEST_LINE = 4 << 20;

    static final int MOST_LINES = 50_000;

    /** Of what is packed, too. */
    static final int LARGEST_FILE = 64 << 20;

    /** A value of two bytes is an object of many in memory. The last line has one for each of the others. */
    static final int MOST_VALUES_IN_LINE = 1 << 17;

    /** Of all lines together. */
    static final int MOST_VALUES = 1 << 22;

    private static final String NO_RECORD = "this is not the first line of a record of Heraldo";
    private static final int PACKED = 0x1f;
    private static final int LINE_FEED = '\n';
    private static final int PORTION = 1 << 16;

    private final InputStream file;
    private final List<Read> lines = new ArrayList<>();
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private long taken;
    private int values;

    private Intake(InputStream file) {
        this.file = file;
    }

    /**
     * The lines of a file, packed or not; a rest without a line feed is a line that cannot be read.
     *
     * @throws UnreadableException if it is no record, or damaged so that it cannot be unpacked
     * @throws IOException if it cannot be read at all
     */
    static List<Read> of(InputStream file) throws IOException {
        try {
            return new Intake(unpacked(file)).lines();
        } catch (ZipException | EOFException e) {
            throw new UnreadableException("the file", "it is packed and cannot be unpacked: it is damaged");
        }
    }

    private static InputStream unpacked(InputStream file) throws IOException {
        BufferedInputStream begun = new BufferedInputStream(file, PORTION);
        begun.mark(1);
        boolean packed = begun.read() == PACKED;
        begun.reset();
        return packed ? new GZIPInputStream(begun, PORTION) : begun;
    }

    private List<Read> lines() throws IOException {
        byte[] portion = new byte[PORTION];
        for (int length = file.read(portion); length >= 0; length = file.read(portion)) {
            take(portion, length);
        }
        if (line.size() > 0) {
            keep(new Read(lines.size() + 1, "", Optional.empty()));
        }
        demand(!lines.isEmpty(), NO_RECORD);
        return lines;
    }

    private void take(byte[] portion, int length) {
        taken += length;
        int begin = 0;
        for (int i = 0; i < length; i++) {
            if (portion[i] == LINE_FEED) {
                line.write(portion, begin, i - begin);
                read(line.toByteArray());
                line.reset();
                begin = i + 1;
            }
        }
        line.write(portion, begin, length - begin);
        demand(line.size() <= LONGEST_LINE, "a line of a record is never longer than " + LONGEST_LINE + " bytes");
        demand(taken <= LARGEST_FILE, "a record never has more than " + LARGEST_FILE + " bytes");
    }

    private void read(byte[] raw) {
        int more = JsonSize.of(raw);
        values += more;
        demand(
                more <= MOST_VALUES_IN_LINE,
                "a line of a record never has more than " + MOST_VALUES_IN_LINE + " values");
        demand(values <= MOST_VALUES, "a record never has more than " + MOST_VALUES + " values");
        keep(RecordFile.read(lines.size() + 1, raw));
    }

    private void keep(Read read) {
        boolean begins = !lines.isEmpty()
                || read.line().filter(Line.Campaign.class::isInstance).isPresent();
        demand(begins, NO_RECORD);
        demand(lines.size() < MOST_LINES, "a record never has more than " + MOST_LINES + " lines");
        lines.add(read);
    }

    private void demand(boolean right, String wrong) {
        if (!right) {
            throw new UnreadableException("line " + (lines.size() + 1), wrong);
        }
    }
}
