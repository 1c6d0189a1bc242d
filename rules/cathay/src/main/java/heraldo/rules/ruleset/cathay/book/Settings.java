package heraldo.rules.ruleset.cathay.book;

import heraldo.rules.kernel.Inline;
import heraldo.rules.kernel.Later;
import heraldo.rules.kernel.Options;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The options of a game that the engine keeps (§9).
 *
 * @param bank cards of each resource at the start
 * @param winPoints points that end the game at the end of a round
 * @param recruitRest whether a recruit may neither move nor attack in its first turn
 * @param resurrectOn sums that bring an eliminated seat back
 */
public record Settings(
        Limits limits,
        int bank,
        int winPoints,
        @Inline Beginning beginning,
        boolean recruitRest,
        List<Integer> resurrectOn,
        @Inline Ending ending,
        @Inline Pace pace) {

    private static final String BY_HEXES = "hexes";

    public Settings {
        resurrectOn = List.copyOf(resurrectOn);
    }

    /** The settings that a game's options say. */
    public static Settings of(Options options) {
        boolean hours = options.is("turnMode", "hours");
        return new Settings(
                Limits.of(options.text("limits")),
                options.number("bank"),
                options.number("winPoints"),
                new Beginning(options.flag("round1Dice"), startHand(options)),
                options.flag("recruitRest"),
                numbers(options.text("resurrectOn")),
                new Ending(options.number("maxRounds"), options.flag("lastStandingWins")),
                new Pace(
                        hours ? options.number("turnHours") : 0,
                        options.number("minHours"),
                        options.number("strikes")));
    }

    /** Games that were agreed on before there was a choice say nothing of it. */
    private static Optional<Goods> startHand(Options options) {
        String text = options.values().getOrDefault("startHand", BY_HEXES);
        return text.equals(BY_HEXES) ? Optional.empty() : Optional.of(Goods.of(text));
    }

    /** Returns whether a drawn board keeps hexes with 6 or 8 apart (YR2); only the draw asks, so it is no part of the record. */
    public static boolean redSpread(Options options) {
        return options.flag("redSpread");
    }

    /** Reads {@code [2,12]} or {@code 2,12}. */
    private static List<Integer> numbers(String text) {
        String inside = text.replaceAll("[\\[\\] ]", "");
        return inside.isEmpty()
                ? List.of()
                : Arrays.stream(inside.split(",")).map(Integer::valueOf).toList();
    }

    /**
     * The rules of round 1 (§9).
     *
     * @param round1Dice whether its turns end with dice
     * @param startHand the cards of every seat in it; empty for a card from each hex at the settlement (Y10)
     */
    public record Beginning(boolean round1Dice, @Later Optional<Goods> startHand) {}

    /**
     * The ends of a game other than by the points that win (§9).
     *
     * @param maxRounds the last round; 0 for no limit
     * @param lastStandingWins whether the only seat with buildings wins at once
     */
    public record Ending(int maxRounds, boolean lastStandingWins) {}

    /**
     * The time limits for players (§9).
     *
     * @param turnHours the length of a turn in hours; 0 where turns end by cron
     * @param minHours the minimum length of a turn in hours where turns end by cron
     * @param strikes the number of silent turns that make a seat absent
     */
    public record Pace(int turnHours, int minHours, int strikes) {}
}
