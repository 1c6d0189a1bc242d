package heraldo.bot.crash;

import heraldo.bot.campaign.CrashPoint;
import heraldo.bot.campaign.Library;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.SandboxOptions;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.traffic.Fault;
import heraldo.bot.schedule.HostClock;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.RulesetCatalog;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** Two millers, their game master and a program that dies again and again, on one stand-in and one database. */
final class Village implements AutoCloseable {
    static final String CAMPAIGN = "El molino";

    private static final Duration LATE = Duration.ofMinutes(20);
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final int MOST_TRIES = 30;
    private static final Duration LONG = Duration.ofMinutes(2);

    private final Path folder;
    private final Path database;
    private final Optional<Flaw> flaw;
    private final ClassArchive archive;
    private final RandomGenerator chance;
    private final Cast cast = Cast.ofSix();
    private final Sandbox sandbox = Sandbox.open(SandboxOptions.standard().with(cast));
    private final HostClock clock = new HostClock(InstantSource.system());
    private final Oracle oracle;
    private final Founders founders;
    private final List<Miller> millers;
    private Optional<Program> program = Optional.empty();
    private Optional<Instant> due = Optional.empty();
    private long startTakes = 2_000;
    private long turnTakes = 1_500;

    Village(Path folder, RandomGenerator chance, Optional<Flaw> flaw, ClassArchive archive) {
        this.folder = folder;
        this.database = folder.resolve("heraldo.db");
        this.chance = chance;
        this.flaw = flaw;
        this.archive = archive;
        Path config = Furniture.in(folder.resolve("config"));
        this.oracle = new Oracle(sandbox, new Library(RulesetCatalog.scan(ConfigRoots.of(List.of(config)))));
        this.founders = new Founders(sandbox.url());
        this.millers = Stream.of("p1", "p2")
                .map(name -> new Miller(Person.at(sandbox.url(), name), oracle::promised))
                .toList();
    }

    int promises() {
        return oracle.promises();
    }

    /**
     * Lets the program die once.
     *
     * @return whether it died by itself, at the point that was named, and did not have to be killed at rest
     */
    boolean strike(Run run, List<Finding> findings) {
        if (run.part() == Run.Part.TURN || run.part() == Run.Part.OPENING) {
            findings.addAll(rest());
            if (run.part() == Run.Part.TURN) {
                open();
            }
            threaten(run.kill(), turnTakes);
            turn();
        } else {
            end();
            if (run.part() == Run.Part.LATE_START) {
                due.ifPresent(instant -> clock.jumpTo(instant.plus(LATE)));
            }
            begin(Optional.of(run.kill()));
            threaten(run.kill(), startTakes);
            next();
        }
        boolean died = program.orElseThrow().died();
        end();
        findings.addAll(oracle.afterDeath(database, folder.resolve("copy")));
        return died;
    }

    /** A life without violence: the campaign is opened, one turn is played, the program is asked to end. */
    void live() {
        rest();
        turn();
        program.orElseThrow().ask();
    }

    /** Lets the program finish what it has to do. */
    List<Finding> rest() {
        if (program.isEmpty()) {
            long start = System.nanoTime();
            begin(Optional.empty());
            next();
            startTakes = millisSince(start);
        }
        for (int tries = 0; oracle.busy(database) && tries < MOST_TRIES; tries++) {
            at(clock.instant().plus(PATIENCE));
        }
        List<Finding> findings = new ArrayList<>(oracle.atRest(database));
        if (!program.orElseThrow().lives()) {
            findings.add(new Finding(Sin.UNSOUND, "the program ended by itself"));
        }
        return findings;
    }

    private void open() {
        if (due.isEmpty()) {
            together(program.orElseThrow(), founders::found);
            at(clock.instant());
        }
    }

    /** A turn of the campaign; it is opened first if it is not open yet. */
    private void turn() {
        long start = System.nanoTime();
        Program mine = program.orElseThrow();
        open();
        if (mine.lives() && due.isPresent()) {
            boolean ready = chance.nextInt(4) == 0;
            together(
                    mine,
                    () -> millers.get(0).order(1 + chance.nextInt(2), ready),
                    () -> millers.get(1).order(1, ready));
            at(due.get());
        }
        if (mine.lives()) {
            turnTakes = millisSince(start);
        }
    }

    private void at(Instant instant) {
        clock.jumpTo(instant);
        program.orElseThrow().tell("at " + clock.instant());
        next();
    }

    private void next() {
        program.orElseThrow()
                .hear("next")
                .filter(next -> !next.equals("none"))
                .ifPresent(next -> due = Optional.of(Instant.parse(next)));
    }

    private void begin(Optional<Kill> kill) {
        Optional<Kill.At> at = kill.filter(Kill.At.class::isInstance).map(Kill.At.class::cast);
        program = Optional.of(Program.start(sandbox, database, clock.instant(), at, flaw, archive));
    }

    /** Sees to it that the program will die. */
    private void threaten(Kill kill, long window) {
        Program mine = program.orElseThrow();
        switch (kill) {
            case Kill.At at -> {
                mine.tell("crash " + at.point() + " " + at.passes());
                if (at.point() == CrashPoint.PART_CLOSED) {
                    mine.askAfter(window / 2);
                }
            }
            case Kill.Waiting waiting -> hang(mine, waiting);
            case Kill.Later later -> mine.killAfter(window * later.share() / 1000);
            case Kill.Asked asked -> mine.askAfter(window * asked.share() / 1000);
        }
    }

    private void hang(Program mine, Kill.Waiting waiting) {
        Fault.Hanging hanging = new Fault.Hanging(waiting.stored());
        sandbox.faults().plan(1, waiting.request().method(), waiting.request().path(), hanging);
        mine.whenDead(hanging::letGo);
        Thread.startVirtualThread(() -> {
            try {
                if (hanging.awaitRequest(LONG)) {
                    mine.kill();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    /** Lets people do things side by side, until they are done or the program dies. */
    private static void together(Program program, Runnable... deeds) {
        List<Thread> threads = Stream.of(deeds).map(Thread::startVirtualThread).toList();
        program.whenDead(() -> threads.forEach(Thread::interrupt));
        for (Thread thread : threads) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private void end() {
        program.ifPresent(Program::kill);
        program = Optional.empty();
        sandbox.faults().clear();
    }

    private static long millisSince(long nanos) {
        return Math.max(1, (System.nanoTime() - nanos) / 1_000_000);
    }

    @Override
    public void close() {
        end();
        millers.forEach(Miller::close);
        founders.close();
        sandbox.close();
    }
}
