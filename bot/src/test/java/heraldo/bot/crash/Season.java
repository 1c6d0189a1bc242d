package heraldo.bot.crash;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Many deaths of one program in one village. */
final class Season {
    private Season() {}

    /** A season by chance; the seed says, too, what is played. */
    static void random(long seed, int runs, Path folder, ClassArchive archive, Toll toll) {
        List<Game> games = Game.all();
        Game game = games.get(Math.floorMod(seed, games.size()));
        List<Run> season = Run.random(new Random(seed), runs);
        play("seed=" + seed + " " + game, game, season, folder, new Random(seed), Optional.empty(), archive, toll);
    }

    /**
     * Lets the program die as planned, asks the oracle after each death, and again when it has come to rest. The first sin
     * ends the season: what follows would only be its consequence.
     *
     * @param name tells how to play it again
     */
    static void play(
            String name,
            Game game,
            List<Run> runs,
            Path folder,
            Random chance,
            Optional<Flaw> flaw,
            ClassArchive archive,
            Toll toll) {
        try (Village village = new Village(folder, game, chance, flaw, archive)) {
            List<Finding> findings = new ArrayList<>();
            for (int number = 0; number < runs.size() && findings.isEmpty() && !village.over(); number++) {
                Run run = runs.get(number);
                toll.run(run, village.strike(run, findings));
                toll.found(name + " run=" + (number + 1) + " " + run, findings);
            }
            if (findings.isEmpty()) {
                toll.found(name + " at the end", village.rest());
            }
            toll.receipts(village.promises());
        } catch (IllegalStateException e) {
            toll.found(name, List.of(new Finding(Sin.UNSOUND, e.getMessage())));
        }
    }
}
