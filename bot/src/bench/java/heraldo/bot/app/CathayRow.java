package heraldo.bot.app;

import java.util.List;
import java.util.Map;
import org.openjdk.jmh.runner.RunnerException;

/** Games of Cathay in a second: random legal play with its story, and governors that think. */
final class CathayRow implements Row {

    private static final int GAMES = 8;

    @Override
    public String name() {
        return "cathay";
    }

    @Override
    public List<String> measure() throws RunnerException {
        CathayBenchmark games = new CathayBenchmark();
        games.games = GAMES;
        games.play();
        Micro micro = Micro.of(CathayBenchmark.class, Map.of("games", String.valueOf(GAMES)));
        return List.of(
                line("random play with the chronicle", "without", micro, "randomTold", "randomUntold", games.steps(true)),
                line("governors' self-play", "their steps alone", micro, "governed", "governedUntold", games.steps(false)));
    }

    private static String line(String what, String bare, Micro micro, String method, String bareMethod, double steps) {
        double micros = micro.micros(method);
        double bareMicros = micro.micros(bareMethod);
        return Ratio.line(
                "cathay " + what,
                bare,
                micros / bareMicros,
                "%.0f : %.0f games/s, %.0f steps a game, %.2f : %.2f µs a step",
                GAMES * 1e6 / micros,
                GAMES * 1e6 / bareMicros,
                steps,
                micros / GAMES / steps,
                bareMicros / GAMES / steps);
    }
}
