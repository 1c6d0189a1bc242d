package heraldo.bot.sandbox.world;

import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.wire.Snowflakes;
import java.net.URLConnection;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The files that were uploaded. They stay until the sandbox ends, even if their message is deleted. */
public final class Files {
    private static final long PNG = 0x89504E470D0A1A0AL;

    private final Snowflakes ids;
    private final Map<Snowflake, Attachment> files = new TreeMap<>();
    private String address = "";

    Files(Snowflakes ids) {
        this.ids = ids;
    }

    void addAll(Files others) {
        files.putAll(others.files);
    }

    /** Tells where files are served, as {@code http://127.0.0.1:8080}. */
    public void servedAt(String base) {
        address = base;
    }

    /** Keeps a file for a channel. */
    public Attachment keep(Snowflake channel, Upload upload, String filename, @Nullable String description) {
        Snowflake id = ids.next();
        String name = cleansed(filename);
        String url = address + "/attachments/" + channel + "/" + id + "/" + name;
        int[] size = pixels(upload.bytes());
        Attachment file = new Attachment(id, name, description, mediaType(name), upload.bytes(), url, size[0], size[1]);
        files.put(id, file);
        return file;
    }

    /** A file; refused with 404 if there is none. */
    public Attachment get(Snowflake id) {
        Attachment file = files.get(id);
        if (file == null) {
            throw DiscordError.NOT_FOUND.refusal();
        }
        return file;
    }

    /** A name as Discord keeps it; whoever refers to the file may write the name that was sent. */
    public static String cleansed(String filename) {
        return filename.replaceAll("[^A-Za-z0-9._-]", "_");
    }

    private static String mediaType(String name) {
        String guess = URLConnection.guessContentTypeFromName(name);
        return guess == null ? "application/octet-stream" : guess;
    }

    /** Width and height of a PNG from its header; Discord measures other pictures too, which the bot does not send. */
    private static int[] pixels(byte[] bytes) {
        if (bytes.length < 24) {
            return new int[] {0, 0};
        }
        ByteBuffer header = ByteBuffer.wrap(bytes);
        return header.getLong(0) == PNG ? new int[] {header.getInt(16), header.getInt(20)} : new int[] {0, 0};
    }
}
