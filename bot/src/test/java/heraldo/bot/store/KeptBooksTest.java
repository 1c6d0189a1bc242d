package heraldo.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.chance.Fingerprint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Databases that earlier versions left behind are brought up to date, and nothing that stood in them is lost. */
@Tag("slow")
class KeptBooksTest {
    @TempDir
    Path then;

    @TempDir
    Path now;

    static List<KeptBook> books() {
        return KeptBook.all();
    }

    static List<KeptBook> some() {
        return KeptBook.some(1);
    }

    /** Whoever adds a migration keeps a database of the new form: {@code -Dheraldo.kept=write} makes it. */
    @Test
    void aBookOfEveryFormIsKeptAndStaysAsItWas() throws IOException {
        KeptBook newest = books().getLast();
        if ("write".equals(System.getProperty("heraldo.kept")) && Files.notExists(newest.kept())) {
            newest.write(now);
        }
        List<String> found = new ArrayList<>();
        for (KeptBook book : books()) {
            String digest = Fingerprint.of(Files.readAllBytes(book.kept()));
            found.add(digest + "  " + book.kept().getFileName());
        }
        assertEquals(Files.readAllLines(KeptBook.FOLDER.resolve("SHA256SUMS")), found);
    }

    @ParameterizedTest
    @MethodSource("books")
    void aBookHasTheFormThatItIsNamedAfter(KeptBook book) throws IOException {
        Path file = book.into(then);
        assertEquals(
                OlderForm.forms().stream()
                        .filter(form -> form <= book.form())
                        .map(String::valueOf)
                        .toList(),
                KeptBook.rows(file, "SELECT version FROM flyway_schema_history ORDER BY installed_rank"));
        assertEquals(book.equals(books().getLast()), Inspection.of(file).current());
    }

    @ParameterizedTest
    @MethodSource("books")
    void somethingStandsInEveryColumnThatABookHas(KeptBook book) throws IOException {
        Path file = book.into(then);
        try (Comparison same = new Comparison(file, file)) {
            assertEquals(Set.of(), same.empty());
        }
    }

    @ParameterizedTest
    @MethodSource("some")
    void everyRowIsThereWithTheValuesItHad(KeptBook book) throws IOException {
        try (Comparison both = broughtUpToDate(book)) {
            assertEquals(Set.of(), both.changed());
            Set<String> gone = book.form() < 3 ? Set.of(FormChange.LEFT_OUT) : Set.of();
            assertEquals(gone, both.onlyIn("earlier", "main"));
        }
    }

    @ParameterizedTest
    @MethodSource("some")
    void whatIsNewSaysWhatItHasToOfEarlierCampaigns(KeptBook book) throws IOException {
        List<FormChange> changes = FormChange.ALL.stream()
                .filter(change -> change.form() > book.form())
                .toList();
        try (Comparison both = broughtUpToDate(book)) {
            assertEquals(
                    changes.stream().map(FormChange::part).collect(Collectors.toCollection(TreeSet::new)),
                    both.onlyIn("main", "earlier"));
            for (FormChange change : changes) {
                assertEquals(change.value(), both.value(change), change.part());
            }
        }
    }

    private Comparison broughtUpToDate(KeptBook book) throws IOException {
        return new Comparison(book.into(then), book.upgraded(now));
    }
}
