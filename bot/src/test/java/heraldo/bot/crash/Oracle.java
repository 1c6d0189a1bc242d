package heraldo.bot.crash;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.proof.RecordFile;
import heraldo.bot.campaign.proof.Registrar;
import heraldo.bot.campaign.proof.Scribe;
import heraldo.bot.campaign.proof.Verification;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.store.DriverLibrary;
import heraldo.bot.store.ReadOnlyLedger;
import heraldo.bot.store.SqliteLedger;
import heraldo.bot.store.UnusableDatabaseException;
import heraldo.rules.kernel.Viewer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Says whether a program that was killed kept its word. It remembers what was promised and what has been seen, and compares
 * it with the books and with what people can read.
 */
final class Oracle {
    private final Library library;
    private final Memory memory = new Memory();
    private final Acts acts = new Acts();
    private final Vows vows = new Vows();
    private final Posts posts;

    Oracle(Sandbox sandbox, Library library) {
        this.library = library;
        this.posts = new Posts(sandbox.world());
    }

    /** A player was given this receipt. */
    void promised(String receipt) {
        memory.promised(receipt);
    }

    /** What people do is told here. */
    Acts acts() {
        return acts;
    }

    /** What people were told is so is told here. */
    Vows vows() {
        return vows;
    }

    /** An earlier version has had the books. */
    void aged(Path database) {
        vows.aged();
        open(database, books -> {
            acts.aged(books);
            return Optional.empty();
        });
    }

    int promises() {
        return memory.promises();
    }

    /**
     * What may never be wrong, looked up in a copy, so that the program itself finds its files as they were left. The copy is
     * given today's form if its migration was cut short.
     */
    List<Finding> afterDeath(Path database, Path folder) {
        Path copy = copy(database, folder);
        if (!Files.exists(copy)) {
            return List.of();
        }
        try {
            SqliteLedger.open(copy).close();
            return open(copy, this::always);
        } catch (UnusableDatabaseException e) {
            return List.of(new Finding(Sin.UNSOUND, e.getMessage()));
        }
    }

    /** What must be right once everything is done, looked up while the program rests. */
    List<Finding> atRest(Path database) {
        List<Finding> findings = new ArrayList<>(open(database, books -> {
            List<Finding> all = new ArrayList<>(always(books));
            all.addAll(posts.complete(books));
            all.addAll(posts.lapsed(books));
            all.addAll(posts.voided(books));
            return all;
        }));
        findings.addAll(replayed(database));
        return findings;
    }

    /** Whether something is still to be done. */
    boolean busy(Path database) {
        String waiting = "SELECT (SELECT count(*) FROM outbox WHERE done IS NULL)"
                + " + (SELECT count(*) FROM turn WHERE status IN ('LOCKED', 'RESOLVED'))";
        return open(
                        database,
                        books -> books.createQuery(waiting).mapTo(Integer.class).one())
                > 0;
    }

    /** The number of what was last to be posted. */
    long newest(Path database) {
        return open(
                database,
                books -> books.createQuery("SELECT coalesce(max(id), 0) FROM outbox")
                        .mapTo(Long.class)
                        .one());
    }

    /** Whether the game has come to its end. */
    boolean over(Path database) {
        return yes(database, "SELECT count(*) > 0 FROM campaign WHERE status = 'ENDED'");
    }

    private static boolean yes(Path database, String question) {
        return open(
                database,
                books -> books.createQuery(question).mapTo(Boolean.class).one());
    }

    /** Whether there is something that the first version of the books could not say. */
    boolean modern(Path database) {
        return yes(
                database,
                "SELECT EXISTS (SELECT 1 FROM turn WHERE lap > 0)"
                        + " OR EXISTS (SELECT 1 FROM gm_act WHERE kind IN ('edict', 'resume'))");
    }

    /** Whether the engine has broken on the open turn. */
    boolean crashed(Path database) {
        return yes(database, "SELECT count(*) > 0 FROM turn WHERE status = 'CRASHED'");
    }

    /** The deadline of the open turn. */
    Optional<Instant> due(Path database) {
        String due = "SELECT max(due) FROM turn WHERE status IN ('OPEN', 'HELD')";
        return open(database, books -> books.createQuery(due).mapTo(Long.class).findOne())
                .map(Instant::ofEpochMilli);
    }

    private List<Finding> always(Handle books) {
        List<Finding> findings = new ArrayList<>(memory.compare(books));
        findings.addAll(acts.findings(books));
        findings.addAll(vows.findings(books));
        findings.addAll(posts.single(books));
        books.createQuery("PRAGMA integrity_check")
                .mapTo(String.class)
                .filter(verdict -> !verdict.equals("ok"))
                .forEach(verdict -> findings.add(new Finding(Sin.UNSOUND, verdict)));
        return findings;
    }

    /** Every turn that has ended, played again from its orders and its seed. */
    private List<Finding> replayed(Path database) {
        List<Finding> findings = new ArrayList<>();
        try (ReadOnlyLedger ledger = ReadOnlyLedger.open(database)) {
            Registrar registrar = new Registrar(ledger);
            for (Campaign campaign : registrar.called(Village.CAMPAIGN)) {
                findings.addAll(ledger.read(books -> new Days(library).findings(books, campaign)));
                byte[] record =
                        RecordFile.write(new Scribe(library).lines(registrar.dossier(campaign.id()), Viewer.DIRECTOR));
                Verification.of(record, library)
                        .faults()
                        .forEach(fault -> findings.add(new Finding(Sin.UNSOUND, fault.toString())));
            }
        }
        return findings;
    }

    private static <T> T open(Path database, org.jdbi.v3.core.HandleCallback<T, RuntimeException> look) {
        DriverLibrary.ready();
        return Jdbi.create("jdbc:sqlite:" + database).withHandle(look);
    }

    private static Path copy(Path database, Path folder) {
        try {
            Files.createDirectories(folder);
            for (String part : new String[] {"", "-wal", "-shm"}) {
                Path from = database.resolveSibling(database.getFileName() + part);
                Path to = folder.resolve(database.getFileName() + part);
                Files.deleteIfExists(to);
                if (Files.exists(from) && !part.equals("-shm")) {
                    Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
                }
            }
            return folder.resolve(database.getFileName());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
