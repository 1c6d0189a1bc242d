package heraldo.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.ClosedBooksException;
import heraldo.bot.store.postgres.LeasePlan;
import heraldo.bot.store.postgres.Leases;
import heraldo.bot.store.postgres.PostgresAddress;
import heraldo.bot.store.postgres.PostgresLedger;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Programs that share the servers of one bot, each with a session of its own on one PostgreSQL server. */
@OnPostgres
@Tag("slow")
class LeasesTest {
    private static final int TOTAL = 4;
    /** Long enough for two questions to a busy server. */
    private static final Duration PAUSE = Duration.ofSeconds(3);

    private final PostgresAddress server = PostgresServer.blank();

    private Leases join(LeasePlan plan) {
        return Leases.join(server, plan);
    }

    @Test
    void nobodyGetsAPartThatAnotherHas() {
        try (Leases one = join(LeasePlan.anyOf(TOTAL, 3));
                Leases other = join(LeasePlan.anyOf(TOTAL, TOTAL))) {
            assertEquals(OptionalInt.of(0), one.take());
            assertEquals(OptionalInt.of(1), other.take());
            assertEquals(OptionalInt.of(2), one.take());
            assertEquals(OptionalInt.of(3), one.take());
            assertEquals(OptionalInt.empty(), one.take());
            assertEquals(OptionalInt.empty(), other.take());
            assertEquals(Set.of(0, 2, 3), one.held());
            assertEquals(Set.of(1), other.held());
        }
    }

    @Test
    void whoTakesAnyTakesNoMoreThanTheMost() {
        try (Leases leases = join(LeasePlan.anyOf(TOTAL, 1))) {
            assertTrue(leases.take().isPresent());
            assertEquals(OptionalInt.empty(), leases.take());
        }
    }

    @Test
    void whoWantsCertainPartsTakesTheFreeOnesAtOnceAndTheOthersLater() {
        Leases dying = join(LeasePlan.range(TOTAL, 1, 1));
        try (Leases heir = join(LeasePlan.range(TOTAL, 1, 3))) {
            assertEquals(Set.of(2, 3), heir.held());
            dying.close();
            assertEquals(OptionalInt.of(1), await(heir));
        }
    }

    private static OptionalInt await(Leases heir) {
        return Waiting.forSome("a part that is free", () -> {
            OptionalInt part = heir.take();
            return part.isEmpty() ? Optional.empty() : Optional.of(part);
        });
    }

    @Test
    void whoWantsTheBooksAloneShareThemWithNobody() {
        String inUse = "The database " + server + " is in use by another Heraldo: stop that one first.";
        try (Leases alone = join(LeasePlan.alone(TOTAL))) {
            assertEquals(TOTAL, alone.held().size());
            assertEquals(inUse, sentence(() -> join(LeasePlan.anyOf(TOTAL, 1))));
            assertEquals(inUse, sentence(() -> PostgresLedger.alone(server)));
        }
        try (Leases shared = join(LeasePlan.anyOf(TOTAL, 1))) {
            assertEquals(inUse, sentence(() -> join(LeasePlan.alone(TOTAL))));
            assertEquals(inUse, sentence(() -> PostgresLedger.alone(server)));
            assertTrue(shared.stand());
        }
    }

    @Test
    void allHaveToCountThePartsAlike() {
        try (Leases leases = join(LeasePlan.anyOf(TOTAL, 1))) {
            assertEquals(
                    "Another Heraldo on the database " + server
                            + " splits the servers into 4 parts, this one into 8: give all"
                            + " of them the same \"shards: total\".",
                    sentence(() -> join(LeasePlan.anyOf(8, 1))));
            assertTrue(leases.stand());
        }
    }

    private static String sentence(Runnable attempt) {
        return assertThrows(UnusableDatabaseException.class, attempt::run).getMessage();
    }

    @Test
    void whoeverHasLostItsSessionWritesNothingEvenBeforeItKnows() throws SQLException {
        Leases leases = join(LeasePlan.range(TOTAL, 0, 1));
        try (PostgresLedger books = PostgresLedger.leased(server, leases)) {
            books.record(open -> open.absences().begin(7, Instant.EPOCH));
            endSessionsOfLeases();
            assertThrows(
                    ClosedBooksException.class,
                    () -> books.record(open -> open.absences().end(7)));
            assertTrue(leases.isLost());
            assertFalse(leases.stand());
            assertThrows(ClosedBooksException.class, () -> books.record(open -> {}));
        }
        try (PostgresLedger later = PostgresLedger.open(server)) {
            assertEquals(List.of(7L), later.read(open -> open.absences().servers()));
        }
    }

    @Test
    void whoeverHasLostItsSessionNoticesWithinSeconds() throws Exception {
        try (Leases leases = join(LeasePlan.range(TOTAL, 0, 1))) {
            endSessionsOfLeases();
            leases.lost().get(Waiting.PATIENCE.toSeconds(), TimeUnit.SECONDS);
            assertEquals(OptionalInt.empty(), leases.take());
        }
    }

    /** Returns when they have ended: a session that is only told to end holds its locks for a moment longer. */
    private void endSessionsOfLeases() throws SQLException {
        try (Connection hand = PostgresServer.connect(server)) {
            hand.createStatement()
                    .execute("SELECT pg_terminate_backend(pid, 10000) FROM pg_locks WHERE locktype = 'advisory'"
                            + " AND pid <> pg_backend_pid() AND database = (SELECT oid FROM pg_database WHERE datname ="
                            + " current_database())");
        }
    }

    @Test
    void onlyWhatIsServedIsToldAsDue() {
        long[] servers = {0, 1L << 22, 2L << 22, 3L << 22};
        try (PostgresLedger all = PostgresLedger.open(server)) {
            for (long id : servers) {
                all.record(books -> books.absences().begin(id, Instant.EPOCH));
            }
        }
        Leases leases = join(LeasePlan.range(TOTAL, 1, 2));
        try (PostgresLedger books = PostgresLedger.leased(server, leases)) {
            assertEquals(List.of(), books.read(LeasesTest::told));
            leases.serve(2);
            assertEquals(List.of(servers[2]), books.read(LeasesTest::told));
            leases.serve(1);
            assertEquals(List.of(servers[1], servers[2]), books.read(LeasesTest::told));
            assertEquals(List.of(servers[3]), books.read(Territory.of(TOTAL, List.of(3)), LeasesTest::told));
        }
    }

    private static List<Long> told(Books books) {
        return books.absences().servers();
    }

    @Test
    void oneProgramAtATimeBeginsASessionInAGroup() {
        try (Leases one = join(LeasePlan.anyOf(TOTAL, 2));
                Leases other = join(LeasePlan.anyOf(TOTAL, 2))) {
            assertTrue(one.takeStart(0));
            assertFalse(other.takeStart(0));
            assertTrue(other.takeStart(1));
            one.endStart(0, PAUSE);
            assertFalse(other.takeStart(0));
            Waiting.until("the end of the pause between two starts", () -> other.takeStart(0));
        }
    }

    @Test
    void aCommitThatIsCutOffCountsIfTheServerHasHeardOfIt() {
        try (Wire wire = Wire.to(PostgresServer.port());
                PostgresLedger books = PostgresLedger.open(PostgresServer.through(wire, server))) {
            wire.breakAt("COMMIT", true);
            books.record(open -> open.absences().begin(7, Instant.EPOCH));
            assertEquals(List.of(7L), books.read(LeasesTest::told));
        }
    }

    @Test
    void aCommitThatIsCutOffIsRefusedIfTheServerHasNotHeardOfIt() {
        try (Wire wire = Wire.to(PostgresServer.port());
                PostgresLedger books = PostgresLedger.open(PostgresServer.through(wire, server))) {
            wire.breakAt("COMMIT", false);
            var refused = assertThrows(
                    ClosedBooksException.class,
                    () -> books.record(open -> open.absences().begin(7, Instant.EPOCH)));
            assertEquals("books-closed", refused.refusal().code());
            assertEquals(List.of(), books.read(LeasesTest::told));
            books.record(open -> open.absences().begin(8, Instant.EPOCH));
            assertEquals(List.of(8L), books.read(LeasesTest::told));
        }
    }

    @Test
    void aCutWireIsNoticedBeforeTheServerGivesThePartsToOthers() throws Exception {
        try (Wire wire = Wire.to(PostgresServer.port());
                Leases cutOff = Leases.join(PostgresServer.through(wire, server), LeasePlan.anyOf(TOTAL, 1));
                Leases heir = join(LeasePlan.anyOf(TOTAL, TOTAL))) {
            assertEquals(OptionalInt.of(0), cutOff.take());
            heir.take();
            heir.take();
            heir.take();
            wire.cut();
            cutOff.lost().get(Waiting.PATIENCE.toSeconds(), TimeUnit.SECONDS);
            assertEquals(OptionalInt.empty(), heir.take(), "the server has given it away before");
            assertEquals(OptionalInt.of(0), await(heir));
        }
    }
}
