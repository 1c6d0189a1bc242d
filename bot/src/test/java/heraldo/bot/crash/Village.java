package heraldo.bot.crash;

import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.SandboxOptions;
import heraldo.bot.sandbox.traffic.Fault;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Landscape;
import heraldo.bot.sandbox.world.Member;
import heraldo.bot.sandbox.world.World;
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
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/** Two players, their game master and a program that dies again and again, on one stand-in and one database. */
final class Village implements AutoCloseable {
    static final String CAMPAIGN = "El molino";

    private static final Duration LATE = Duration.ofMinutes(20);
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final int MOST_TRIES = 30;
    /** One turn in so many is taken back before the next, and those on which the engine breaks. */
    private static final int TAKES_BACK = 6;

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
    private final Villagers villagers;
    private Optional<Program> program = Optional.empty();
    private Optional<Instant> due = Optional.empty();
    private long startTakes = 2_000;
    private long turnTakes = 1_500;

    Village(Path folder, Game game, RandomGenerator chance, Optional<Flaw> flaw, ClassArchive archive) {
        this.folder = folder;
        this.database = folder.resolve("heraldo.db");
        this.chance = chance;
        this.flaw = flaw;
        this.archive = archive;
        Path config = Furniture.in(folder.resolve("config"), game);
        RulesetCatalog catalog = RulesetCatalog.scan(ConfigRoots.of(List.of(config)));
        Library library = new Library(catalog);
        this.oracle = new Oracle(sandbox, library);
        int seats = catalog.all().getFirst().manifest().seats().least();
        Adviser adviser = new Adviser(database, library);
        this.villagers = new Villagers(sandbox.url(), game, seats, adviser, chance, oracle, this::without);
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
        switch (run.part()) {
            case TURN, OPENING -> findings.addAll(struckWhilePlayed(run));
            case STAFFED -> findings.addAll(struckWhile(run, villagers::change));
            case ENDED -> findings.addAll(struckWhile(run, villagers::end));
            case TURNED_OUT -> findings.addAll(struckWhileTurnedOut(run));
            case START -> struckWhileStarting(run.kill());
            case LATE_START -> {
                end();
                due.flatMap(known -> oracle.due(database)).ifPresent(instant -> clock.jumpTo(instant.plus(LATE)));
                struckWhileStarting(run.kill());
            }
            case UPGRADE -> {
                findings.addAll(aged());
                struckWhileStarting(run.kill());
            }
        }
        boolean died = program.orElseThrow().died();
        end();
        findings.addAll(oracle.afterDeath(database, folder.resolve("copy")));
        return died;
    }

    private List<Finding> struckWhilePlayed(Run run) {
        List<Finding> before = rest();
        if (run.part() == Run.Part.TURN) {
            open();
        }
        threaten(run.kill(), turnTakes);
        turn();
        if (closes(run.kill())) {
            program.filter(Program::lives).ifPresent(Program::ask);
        }
        return before;
    }

    /** Only this is done, in an open turn. */
    private List<Finding> struckWhile(Run run, Consumer<Program> deed) {
        List<Finding> before = rest();
        open();
        threaten(run.kill(), turnTakes);
        deed.accept(program.orElseThrow());
        return before;
    }

    /** Does something while somebody is not in the server. */
    private void without(String user, Runnable deed) {
        World world = sandbox.world();
        Landscape landscape = new Landscape(world);
        Guild guild = world.guilds().iterator().next();
        Member member = guild.member(Snowflake.of(user));
        world.exclusively(() -> landscape.leave(guild, member));
        try {
            deed.run();
        } finally {
            world.exclusively(() -> landscape.join(guild, member));
        }
    }

    /** Whether it shall die while it ends: then it is asked to when the turn is over, if that has not happened earlier. */
    private static boolean closes(Kill kill) {
        return kill instanceof Kill.At at && at.point() == CrashPoint.PART_CLOSED;
    }

    /** What it had paused before it died waits for the game master, who is told once. */
    private List<Finding> struckWhileTurnedOut(Run run) {
        List<Finding> before = rest();
        open();
        Guild guild = sandbox.world().guilds().iterator().next();
        Member bot = guild.member(sandbox.world().bot().id());
        threaten(run.kill(), turnTakes);
        sandbox.gateway().expel(guild);
        program.orElseThrow().dies(PATIENCE);
        sandbox.gateway().invite(guild, bot);
        villagers.paused();
        return before;
    }

    private void struckWhileStarting(Kill kill) {
        end();
        begin(Optional.of(kill));
        threaten(kill, startTakes);
        next();
    }

    /** Orders are written, and then the books are as an earlier version would have left them. */
    private List<Finding> aged() {
        List<Finding> before = rest();
        open();
        villagers.play(program.orElseThrow());
        // An earlier version had nothing to post of what it did not know.
        post();
        end();
        Vintage.of(database, oracle.modern(database));
        oracle.aged(database);
        return before;
    }

    /** A life without violence: the campaign is opened, one turn is played, the program is asked to end. */
    void live() {
        rest();
        turn();
        program.orElseThrow().ask();
    }

    /** Whether there is nothing more to play. */
    boolean over() {
        return due.isPresent() && oracle.over(database);
    }

    /** Lets the program finish what it has to do. */
    List<Finding> rest() {
        if (program.isEmpty()) {
            long start = System.nanoTime();
            begin(Optional.empty());
            next();
            startTakes = millisSince(start);
        }
        List<Finding> findings = looked();
        if (!program.orElseThrow().lives()) {
            findings.add(new Finding(Sin.UNSOUND, "the program ended by itself"));
        }
        return findings;
    }

    /** Looks until nothing is added to the books meanwhile: regents make offers whenever they have thought. */
    private List<Finding> looked() {
        for (int tries = 1; ; tries++) {
            long before = oracle.newest(database);
            post();
            List<Finding> findings = new ArrayList<>(oracle.atRest(database));
            if (oracle.newest(database) == before || tries == MOST_TRIES) {
                return findings;
            }
        }
    }

    private void post() {
        for (int tries = 0; oracle.busy(database) && tries < MOST_TRIES; tries++) {
            at(clock.instant().plus(PATIENCE));
        }
    }

    /** On a busy machine people may not wait for an answer, and ask again. */
    private void open() {
        Program mine = program.orElseThrow();
        for (int tries = 0; due.isEmpty() && mine.lives(); tries++) {
            if (tries == MOST_TRIES) {
                throw new IllegalStateException("the campaign could not be opened");
            }
            villagers.found(mine);
            at(clock.instant());
        }
    }

    /** A turn of the campaign; it is opened first if it is not open yet. */
    private void turn() {
        long start = System.nanoTime();
        Program mine = program.orElseThrow();
        open();
        if (mine.lives() && due.isPresent()) {
            if (chance.nextInt(TAKES_BACK) == 0 || oracle.crashed(database)) {
                villagers.takeBack(mine);
                at(clock.instant());
            }
            villagers.play(mine);
            at(clock.instant());
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
                if (closes(at)) {
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
        villagers.close();
        sandbox.close();
    }
}
