package heraldo.bot.crash;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;

/**
 * Kills the program by the thousand: {@code CrashRuns [RUNS [SEED [VILLAGES]]]}. A season of deaths for each seed, in several
 * villages at once, which wait most of the time. Prints every sin with the seed that leads to it, and the count. Exit code 1
 * if there was any.
 */
public final class CrashRuns {
    private static final int SEASON = 40;

    private final ClassArchive archive;
    private final int runs;
    private final Toll toll = new Toll();
    private long seed;
    private int begun;

    private CrashRuns(ClassArchive archive, int runs, long seed) {
        this.archive = archive;
        this.runs = runs;
        this.seed = seed;
    }

    public static void main(String[] arguments) throws IOException {
        int runs = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 1000;
        long seed = arguments.length > 1 ? Long.parseLong(arguments[1]) : System.currentTimeMillis();
        int villages = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 4;
        Path classes = Files.createTempDirectory("heraldo-classes-");
        CrashRuns all = new CrashRuns(ClassArchive.in(classes), runs, seed);
        try (ExecutorService people = Executors.newFixedThreadPool(villages)) {
            all.run(people, villages);
        }
        delete(classes);
        System.out.println(all.toll);
        System.exit(all.toll.sins().isEmpty() ? 0 : 1);
    }

    private void run(ExecutorService people, int villages) {
        List<CompletableFuture<Void>> seasons = new ArrayList<>();
        for (int village = 0; village < villages; village++) {
            seasons.add(CompletableFuture.runAsync(this::live, people));
        }
        seasons.forEach(CompletableFuture::join);
    }

    /** One season after the other in a village, until enough have died in all of them. */
    private void live() {
        for (int deaths = share(); deaths > 0; deaths = share()) {
            season(next(), deaths);
        }
    }

    private void season(long number, int deaths) {
        try {
            Path folder = Files.createTempDirectory("heraldo-crash-");
            Toll season = new Toll();
            Season.random(number, deaths, folder, archive, season);
            if (season.stories().isEmpty()) {
                delete(folder);
            }
            ended(number, deaths, season);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private synchronized int share() {
        int share = Math.min(SEASON, runs - begun);
        begun += share;
        return share;
    }

    private synchronized long next() {
        return seed++;
    }

    /** A season that was shorter than planned leaves deaths for another. */
    private synchronized void ended(long number, int planned, Toll season) {
        begun -= planned - season.runs();
        toll.add(season);
        season.stories().forEach(System.out::println);
        System.out.println("seed=" + number + ": " + season + "; in all " + toll);
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted((one, other) -> other.compareTo(one)).toList()) {
                Files.delete(file);
            }
        }
    }
}
