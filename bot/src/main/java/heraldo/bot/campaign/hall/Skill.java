package heraldo.bot.campaign.hall;

/**
 * The strength of a player, estimated from results.
 *
 * @param mean the most likely strength
 * @param deviation the uncertainty of the mean: small only after many games
 */
public record Skill(double mean, double deviation) {

    /** Of somebody of whom nothing is known. */
    public static final Skill UNKNOWN = new Skill(25, 25.0 / 3);

    private static final int SURE = 3;
    private static final int BASE = 1_000;
    private static final int SCALE = 40;

    /** As it is told: somebody is almost surely at least so strong. Whoever begins has 1000. */
    public int points() {
        return scaled(mean - SURE * deviation);
    }

    /** The strength that is most likely, on the scale of the points. */
    public int likeliest() {
        return scaled(mean);
    }

    private static int scaled(double strength) {
        return (int) Math.round(BASE + SCALE * strength);
    }
}
