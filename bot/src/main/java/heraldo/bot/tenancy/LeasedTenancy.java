package heraldo.bot.tenancy;

import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.discord.gate.Parts;
import heraldo.bot.store.Territory;
import heraldo.bot.store.postgres.LeasePlan;
import heraldo.bot.store.postgres.Leases;
import heraldo.bot.store.postgres.PostgresAddress;
import heraldo.bot.store.postgres.PostgresLedger;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.concurrent.CompletableFuture;

/** The parts that a program has leased from the server that keeps the books; other programs may have others. */
public final class LeasedTenancy implements Tenancy {
    private final Leases leases;
    private final PostgresLedger books;
    private final boolean shared;

    private LeasedTenancy(Leases leases, PostgresLedger books, boolean shared) {
        this.leases = leases;
        this.books = books;
        this.shared = shared;
    }

    /**
     * Comes among those who serve the same books. If it wants certain parts, those of them that are free are taken.
     *
     * @throws heraldo.bot.store.UnusableDatabaseException if the database cannot be used
     */
    public static LeasedTenancy join(PostgresAddress address, LeasePlan plan) {
        Leases leases = Leases.join(address, plan);
        try {
            return new LeasedTenancy(leases, PostgresLedger.leased(address, leases), !plan.alone());
        } catch (RuntimeException e) {
            leases.close();
            throw e;
        }
    }

    @Override
    public Ledger ledger() {
        return books;
    }

    @Override
    public Parts parts() {
        return new LeasedParts(leases);
    }

    private record LeasedParts(Leases leases) implements Parts {
        @Override
        public int total() {
            return leases.total();
        }

        @Override
        public SortedSet<Integer> own() {
            return leases.held();
        }

        @Override
        public boolean stand() {
            return leases.stand();
        }

        @Override
        public boolean takeTurn(int group) {
            return leases.takeStart(group);
        }

        @Override
        public void endTurn(int group, Duration pause) {
            leases.endStart(group, pause);
        }
    }

    @Override
    public OptionalInt next() {
        OptionalInt waiting = leases.waiting();
        return waiting.isPresent() ? waiting : leases.take();
    }

    @Override
    public List<Campaign> running(Collection<Integer> taken) {
        // Whoever had the parts before may just be writing: this comes after it.
        books.record(open -> {});
        return books.read(
                Territory.of(leases.total(), taken), open -> open.campaigns().running());
    }

    @Override
    public void serve(Collection<Integer> taken) {
        taken.forEach(leases::serve);
    }

    @Override
    public boolean isLost() {
        return leases.isLost();
    }

    @Override
    public CompletableFuture<Void> lost() {
        return leases.lost();
    }

    @Override
    public boolean shared() {
        return shared;
    }

    @Override
    public void close() {
        books.close();
    }
}
