package heraldo.bot.crash;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.TurnResult;
import heraldo.bot.campaign.proof.RecordFile;
import heraldo.bot.campaign.proof.Registrar;
import heraldo.bot.campaign.proof.Scribe;
import heraldo.bot.campaign.proof.Verification;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.SandboxOptions;
import heraldo.bot.schedule.HostClock;
import heraldo.bot.store.PostgresServer;
import heraldo.bot.store.postgres.PostgresAddress;
import heraldo.bot.store.postgres.PostgresBooks;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.RulesetCatalog;
import heraldo.rules.kernel.Viewer;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Jdbi;

/** Several programs on one PostgreSQL server that share several servers of Discord, and the harm that is done to them. */
final class Fleet implements AutoCloseable {
    static final int PARTS = 8;
    /** Discord lets large bots begin so many sessions at once, each in a group of parts of its own. */
    private static final int CONCURRENCY = 16;

    private static final Duration AFTER_DEADLINE = Duration.ofSeconds(4);
    private static final long PATIENCE_MILLIS = 120_000;
    private static final long LOOK_MILLIS = 200;

    private static final String BUSY = """
            SELECT (SELECT count(*) FROM outbox WHERE done IS NULL)
                + (SELECT count(*) FROM turn WHERE status IN ('LOCKED', 'RESOLVED') OR status = 'OPEN' AND due <= ?)
            """;

    private final Path folder;
    private final RandomGenerator chance;
    private final ClassArchive archive;
    private final PostgresAddress address = PostgresServer.blank();
    private final HostClock clock = new HostClock(InstantSource.system());
    private final Sandbox sandbox = Sandbox.open(SandboxOptions.standard().with(Hamlet.cast(0)));
    private final Posts posts = new Posts(sandbox.world());
    private final Library library;
    private final List<Hamlet> hamlets;
    private final List<Member> members = new ArrayList<>();
    private volatile double takeover;
    private final Map<String, TurnResult> results = new TreeMap<>();

    /** So many hamlets, each in a server of its own, and so many programs. */
    Fleet(Path folder, int size, int programs, RandomGenerator chance, ClassArchive archive) {
        this.folder = folder;
        this.chance = chance;
        this.archive = archive;
        Path config = Furniture.in(folder.resolve("config"), Game.MILL);
        this.library = new Library(RulesetCatalog.scan(ConfigRoots.of(List.of(config))));
        this.hamlets = IntStream.rangeClosed(1, size)
                .mapToObj(number -> new Hamlet(sandbox, number, Game.MILL))
                .toList();
        sandbox.gateway().keepPace(CONCURRENCY);
        IntStream.range(0, programs).forEach(number -> join());
    }

    /** Opens the campaigns, which may need more than one try while programs are still coming. */
    void found() {
        long since = System.nanoTime();
        while (count("SELECT count(*) FROM campaign WHERE status = 'RUNNING'") < hamlets.size()) {
            hamlets.parallelStream().forEach(Hamlet::found);
            demandPatience(since, "the campaigns could not be opened");
        }
        settle();
    }

    private void join() {
        members.add(new Member(sandbox, address, folder, clock.instant(), PARTS, archive));
    }

    /**
     * Plays a turn in all hamlets, while something happens to one of the programs.
     *
     * @return after how many seconds everything was as if nothing had happened
     */
    double strike(Blow blow, List<Finding> findings) {
        Member victim = members.get(chance.nextInt(members.size()));
        boolean late = chance.nextBoolean();
        long struck = System.nanoTime();
        if (late) {
            everybodyPlays(victim.program());
            struck = System.nanoTime();
        }
        CompletableFuture<Void> harm = CompletableFuture.runAsync(() -> harm(victim, blow, findings));
        if (!late) {
            everybodyPlays(victim.program());
        }
        deadline();
        harm.join();
        replace(victim, blow);
        settle();
        double seconds = (System.nanoTime() - struck) / 1e9;
        findings.addAll(findings());
        return seconds;
    }

    /** Nobody waits for the answer of a program that has died. */
    private void everybodyPlays(Program victim) {
        List<Thread> threads = hamlets.stream()
                .flatMap(hamlet -> hamlet.deeds(chance).stream())
                .map(Thread::startVirtualThread)
                .toList();
        victim.whenDead(() -> threads.forEach(Thread::interrupt));
        for (Thread thread : threads) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private void harm(Member victim, Blow blow, List<Finding> findings) {
        Program program = victim.program();
        switch (blow) {
            case Blow.At at -> program.tell("crash " + at.point() + " " + at.passes());
            case Blow.Killed killed -> {
                rest(killed.millis());
                program.kill();
                takenOver();
            }
            case Blow.Asked asked -> {
                rest(asked.millis());
                program.ask();
            }
            case Blow.Frozen frozen -> {
                rest(frozen.millis());
                freeze(victim, frozen.seconds(), findings);
            }
            case Blow.CutOff cut -> {
                rest(cut.millis());
                victim.books().cut();
                rest(cut.seconds() * 1_000L);
                victim.books().mend();
            }
            case Blow.Restarted restarted -> {
                rest(restarted.millis());
                PostgresServer.restart();
            }
        }
    }

    /** Waits until every part of the servers has a connection of a program that lives. */
    private void takenOver() {
        long since = System.nanoTime();
        rest(100);
        while (sandbox.gateway().connected() < PARTS) {
            rest(10);
            demandPatience(since, "not all servers are served");
        }
        takeover = Math.max(takeover, (System.nanoTime() - since) / 1e9);
    }

    /** After how many seconds at most the servers of a program that was killed had all come to others. */
    double takeover() {
        return takeover;
    }

    /** While it is frozen, others do its work; when it is woken, it does none of it. */
    private void freeze(Member victim, int seconds, List<Finding> findings) {
        victim.program().signal("STOP");
        rest(seconds * 1_000L);
        settle();
        long before = victim.posts();
        List<CampaignTurn> turns = turns();
        victim.program().signal("CONT");
        rest(4_000);
        if (victim.posts() > before) {
            findings.add(new Finding(Sin.DUPLICATE, "a program that was woken has posted something"));
        }
        if (!turns.equals(turns())) {
            findings.add(new Finding(Sin.DOUBLE, "a program that was woken has written something"));
        }
    }

    /** Another program comes in the place of a dead one. One that was to die and did not is killed. */
    private void replace(Member victim, Blow blow) {
        if (blow instanceof Blow.At) {
            victim.program().dies(Duration.ofSeconds(3));
            victim.program().kill();
        }
        if (!victim.program().lives()) {
            members.remove(victim);
            victim.close();
            join();
        }
    }

    private void deadline() {
        long due = count("SELECT max(due) FROM turn WHERE status IN ('OPEN', 'HELD')");
        if (due > 0) {
            clock.jumpTo(Instant.ofEpochMilli(due).plus(AFTER_DEADLINE));
        }
        wake();
    }

    private void wake() {
        members.forEach(member -> member.program().tell("at " + clock.instant()));
    }

    /** Waits until nothing is left to do. */
    private void settle() {
        long since = System.nanoTime();
        while (busy()) {
            rest(LOOK_MILLIS);
            wake();
            demandPatience(since, "turns or posts are left undone");
        }
    }

    private boolean busy() {
        return read(books -> books.createQuery(BUSY)
                        .bind(0, clock.instant().toEpochMilli())
                        .mapTo(Integer.class)
                        .one())
                > 0;
    }

    private void demandPatience(long since, String what) {
        if ((System.nanoTime() - since) / 1_000_000 > PATIENCE_MILLIS) {
            throw new IllegalStateException(what);
        }
    }

    private List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        Set<String> missing =
                new HashSet<>(hamlets.stream().flatMap(Hamlet::receipts).toList());
        read(books -> {
            books.createQuery("SELECT code FROM order_sheet")
                    .mapTo(String.class)
                    .forEach(missing::remove);
            findings.addAll(posts.single(books));
            findings.addAll(posts.complete(books));
            return null;
        });
        missing.forEach(code -> findings.add(new Finding(Sin.LOST, "the order with the receipt " + code)));
        results(findings);
        return findings;
    }

    /** No result is another than before, and each turn begins with what the one before has left. */
    private void results(List<Finding> findings) {
        for (CampaignTurn turn : turns()) {
            turn.result().ifPresent(result -> {
                TurnResult before = results.putIfAbsent(turn.key().toString(), result);
                if (before != null && !before.equals(result)) {
                    findings.add(new Finding(Sin.DOUBLE, "the result of " + turn.key() + " is another than before"));
                }
            });
        }
    }

    private List<CampaignTurn> turns() {
        try (PostgresBooks books = PostgresBooks.open(address)) {
            return books.read(open -> open.campaigns().running().stream()
                    .flatMap(campaign -> open.turns().all(campaign.id()).stream())
                    .toList());
        }
    }

    /** Every turn that has ended, played again from its orders and its seed. */
    List<Finding> replayed() {
        List<Finding> findings = new ArrayList<>();
        try (PostgresBooks books = PostgresBooks.open(address)) {
            Registrar registrar = new Registrar(books);
            for (Hamlet hamlet : hamlets) {
                for (Campaign campaign : registrar.called(hamlet.name())) {
                    findings.addAll(books.read(open -> new Days(library).findings(open, campaign)));
                    byte[] record = RecordFile.write(
                            new Scribe(library).lines(registrar.dossier(campaign.id()), Viewer.DIRECTOR));
                    Verification.of(record, library)
                            .faults()
                            .forEach(fault -> findings.add(new Finding(Sin.UNSOUND, fault.toString())));
                }
            }
        }
        return findings;
    }

    int receipts() {
        return (int) hamlets.stream().flatMap(Hamlet::receipts).count();
    }

    private long count(String question) {
        return read(
                books -> books.createQuery(question).mapTo(Long.class).findOne().orElse(0L));
    }

    /** The server may just be starting again. */
    private <T> T read(org.jdbi.v3.core.HandleCallback<T, RuntimeException> look) {
        long since = System.nanoTime();
        while (true) {
            try {
                return Jdbi.create(() -> PostgresServer.connect(address)).withHandle(look);
            } catch (org.jdbi.v3.core.ConnectionException e) {
                rest(LOOK_MILLIS);
                demandPatience(since, "the server with the books does not answer");
            }
        }
    }

    /** Blows come at seeded moments and last for seconds; between two looks at a fleet it is left alone. */
    private static void rest(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        members.forEach(Member::close);
        hamlets.forEach(Hamlet::close);
        sandbox.close();
    }
}
