package heraldo.bot.store;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.testing.Sampling;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.jdbi.v3.core.Jdbi;

/**
 * A database as a version of the program left it, in which {@link KeptStory} was played as far as that version knew of it. The
 * README beside the files says which version made which.
 *
 * @param form the number of its newest migration, from 1
 */
record KeptBook(int form) {
    static final Path FOLDER =
            Path.of(System.getProperty("heraldo.root", ".."), "bot/src/test/resources/heraldo/bot/store/form");

    private static final Map<Integer, byte[]> UPGRADED = new ConcurrentHashMap<>();

    /** One of every form there has been, today's among them. */
    static List<KeptBook> all() {
        return since(1);
    }

    /** One of every form from this one on. */
    static List<KeptBook> since(int form) {
        return OlderForm.forms().stream()
                .filter(each -> each >= form)
                .map(KeptBook::new)
                .toList();
    }

    /** Returns the oldest book from this form on; in a long build all of them. */
    static List<KeptBook> some(int form) {
        return Sampling.whole() ? since(form) : since(form).subList(0, 1);
    }

    /** The file that is kept; nobody writes it again. */
    Path kept() {
        return FOLDER.resolve("V" + form + ".db.gz");
    }

    /** Makes the file with today's program. Its digest belongs into the list, and the version into the README. */
    void write(Path folder) throws IOException {
        try (Tavern tavern = new Tavern(folder)) {
            new KeptStory(tavern).play();
        }
        try (OutputStream packed = new GZIPOutputStream(Files.newOutputStream(kept()))) {
            Files.copy(folder.resolve("heraldo.db"), packed);
        }
    }

    /** Lays a copy of it into a folder, where the program looks for its database. */
    Path into(Path folder) throws IOException {
        Path file = folder.resolve("heraldo.db");
        try (InputStream packed = new GZIPInputStream(Files.newInputStream(kept()))) {
            Files.copy(packed, file);
        }
        return file;
    }

    /** Lays a copy into a folder that today's program has brought up to date, which it does once per JVM. */
    Path upgraded(Path folder) throws IOException {
        byte[] ready = UPGRADED.get(form);
        if (ready == null) {
            Path file = into(Files.createTempDirectory(folder, "upgrade"));
            SqliteLedger.open(file).close();
            ready = Files.readAllBytes(file);
            UPGRADED.put(form, ready);
        }
        return Files.write(folder.resolve("heraldo.db"), ready);
    }

    /** Opens a copy of it with today's program, at the moment at which the other one was ended. */
    Tavern open(Path folder) throws IOException {
        Instant left = Instant.ofEpochMilli(Long.parseLong(value(upgraded(folder), "SELECT max(at) FROM gm_act")));
        Tavern tavern = new Tavern(folder);
        tavern.sleep(Duration.between(Tavern.NOON, left));
        return tavern;
    }

    /** Which campaign has a name. */
    static CampaignId called(Tavern tavern, String name) {
        return tavern.office.memory().registrar().called(name).getFirst().id();
    }

    /** What stands in a file that no program has open, as text. */
    static String value(Path file, String query) {
        return rows(file, query).getFirst();
    }

    /** The first column of what stands in a file that no program has open. */
    static List<String> rows(Path file, String query) {
        return Jdbi.create(Sources.reading(file, true))
                .withHandle(
                        handle -> handle.createQuery(query).mapTo(String.class).list());
    }

    @Override
    public String toString() {
        return "form " + form;
    }
}
