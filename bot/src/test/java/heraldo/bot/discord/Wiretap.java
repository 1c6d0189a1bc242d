package heraldo.bot.discord;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.ComponentIds;
import heraldo.bot.sandbox.traffic.Exchange;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Attachment;
import heraldo.bot.sandbox.world.World;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * Keeps every word that the bot sends, by who can read it: messages and their pictures' names and alternative texts by their
 * channel, answers, boxes and suggestions by whoever asked. Records and albums that are sent are unpacked; of a picture it keeps
 * what it weighs, so that two can be told apart.
 */
final class Wiretap {

    /** Whoever reads what is posted in a channel is written down under the channel's number. */
    private static final Pattern CHANNEL = Pattern.compile("/channels/(\\d+)(?:/.*)?");

    private static final Pattern FIRST_ANSWER = Pattern.compile("/interactions/(\\d+)/.*");
    /** The address of a file ends with its number and its name. */
    private static final Pattern FILE = Pattern.compile("/attachments/\\d+/(\\d+)/[^/]+$");

    private static final Pattern LATER_ANSWER = Pattern.compile("/webhooks/.*");
    private static final int EPHEMERAL = 1 << 6;
    private static final String RECORD = ".jsonl.gz";
    private static final String ALBUM = "-album.zip";
    private static final long NAP_MILLIS = 20;

    private final Map<String, List<String>> heard = new ConcurrentHashMap<>();
    private final World world;
    private final ComponentIds componentIds;
    private int requests;

    private Wiretap(World world, ComponentIds componentIds) {
        this.world = world;
        this.componentIds = componentIds;
    }

    static Wiretap on(Stage stage) {
        Wiretap wiretap = new Wiretap(stage.sandbox().world(), stage.componentIds());
        stage.sandbox().traffic().watch(wiretap::keep);
        return wiretap;
    }

    /** What a person was answered, and what they could read in a channel of that number. */
    String heard(String personOrChannel) {
        return String.join("\n", heardSince(personOrChannel, 0));
    }

    /** How many things somebody has heard. */
    int count(String personOrChannel) {
        return heard.getOrDefault(personOrChannel, List.of()).size();
    }

    /** What somebody has heard after so many things. */
    List<String> heardSince(String personOrChannel, int count) {
        List<String> all = List.copyOf(heard.getOrDefault(personOrChannel, List.of()));
        return all.subList(count, all.size());
    }

    /** Everybody and every channel that heard something. */
    List<String> readers() {
        return List.copyOf(heard.keySet());
    }

    /** How many requests the bot has made. */
    synchronized int requests() {
        return requests;
    }

    /** Waits until something is so, which may come with a request of the bot. */
    synchronized boolean await(BooleanSupplier so, Duration patience) {
        long end = System.nanoTime() + patience.toNanos();
        boolean is = so.getAsBoolean();
        while (!is && System.nanoTime() < end) {
            try {
                wait(NAP_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
            is = so.getAsBoolean();
        }
        return is;
    }

    private void keep(Exchange exchange) {
        reader(exchange).ifPresent(reader -> collect(reader, exchange));
        synchronized (this) {
            requests++;
            notifyAll();
        }
    }

    private Optional<String> reader(Exchange exchange) {
        Matcher channel = CHANNEL.matcher(exchange.path());
        if (channel.matches()) {
            return Optional.of(channel.group(1));
        }
        Matcher first = FIRST_ANSWER.matcher(exchange.path());
        if (first.matches()) {
            return asker(Snowflake.of(first.group(1)));
        }
        return Optional.ofNullable(exchange.answer().body())
                .filter(said -> LATER_ANSWER.matcher(exchange.path()).matches())
                .map(Wiretap::reader);
    }

    private Optional<String> asker(Snowflake interaction) {
        return world.exclusively(() -> world.interactions().find(interaction))
                .map(asked -> asked.occasion().user().id().toString());
    }

    /** Whoever asked, if nobody else can see the message. */
    private static String reader(JsonNode said) {
        boolean whispered = (said.path("flags").asInt() & EPHEMERAL) != 0;
        return whispered
                ? said.at("/interaction_metadata/user/id").asText()
                : said.path("channel_id").asText();
    }

    private void collect(String reader, Exchange exchange) {
        List<String> words = heard.computeIfAbsent(reader, key -> new CopyOnWriteArrayList<>());
        exchange.files().forEach(file -> words.add(file.filename()));
        if (!exchange.files().isEmpty() && exchange.answer().body() != null) {
            exchange.answer()
                    .body()
                    .findValues("attachments")
                    .forEach(files -> files.forEach(
                            file -> words.add(content(file.path("id").asLong()))));
            shown(exchange.answer().body()).forEach(file -> words.add(content(file)));
        }
        if (exchange.body() != null) {
            collect(words, exchange.body());
        }
    }

    /** The numbers of the files that the parts of a message show. */
    private static Stream<Long> shown(JsonNode said) {
        JsonNode parts = said.path("components");
        return Stream.concat(parts.findValues("media").stream(), parts.findValues("file").stream())
                .map(media -> FILE.matcher(media.path("url").asText()))
                .filter(Matcher::find)
                .map(found -> Long.parseLong(found.group(1)));
    }

    private String content(long file) {
        Attachment found = world.exclusively(() -> world.files().get(new Snowflake(file)));
        if (found.filename().endsWith(ALBUM)) {
            return String.join("\n", leaves(found.bytes()));
        }
        return found.filename().endsWith(RECORD)
                ? unpacked(found.bytes())
                : found.filename() + " " + found.bytes().length + " " + Arrays.hashCode(found.bytes());
    }

    private static String unpacked(byte[] record) {
        try (GZIPInputStream lines = new GZIPInputStream(new ByteArrayInputStream(record))) {
            return new String(lines.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The names of an album's files, and what can be read in them. */
    static List<String> leaves(byte[] album) {
        List<String> leaves = new ArrayList<>();
        try (ZipInputStream entries = new ZipInputStream(new ByteArrayInputStream(album))) {
            for (ZipEntry entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
                leaves.add(entry.getName());
                leaves.add(new String(entries.readAllBytes(), StandardCharsets.UTF_8));
            }
            return leaves;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void collect(List<String> words, JsonNode part) {
        if (part.isTextual()) {
            words.add(componentIds.read(part.asText()).map(Wiretap::words).orElseGet(part::asText));
        }
        part.forEach(each -> collect(words, each));
    }

    /**
     * What an id says to whoever takes it apart; that of a desk but for its mark and the number of a slip, that of a correction but
     * for its number, which never come twice.
     */
    private static String words(ComponentId id) {
        String argument = id.argument();
        if (id.action().startsWith("desk.")) {
            String[] parts = argument.split(" ", 5);
            boolean slip = Set.of("desk.value", "desk.form", "desk.play").contains(id.action());
            argument = String.join(" ", parts[0], parts[1], parts[2], slip ? "" : parts[4]);
        }
        if (id.action().equals("mend") || id.action().equals("mended")) {
            argument = "";
        }
        return String.join(" ", id.action(), String.valueOf(id.turn()), String.valueOf(id.user()), argument);
    }
}
