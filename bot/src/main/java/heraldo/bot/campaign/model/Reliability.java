package heraldo.bot.campaign.model;

/**
 * The share of due turns in which a player was present, over all their campaigns, without excused turns.
 *
 * @param inTime turns in which they sent something, or had left something standing
 * @param due turns in which their seat was due and the turn was not excused
 */
public record Reliability(int inTime, int due) {
    private static final int WHOLE = 100;

    /** In per cent, rounded down, so that only somebody who was always there reaches 100; 100 for somebody who was never due. */
    public int percent() {
        return due == 0 ? WHOLE : WHOLE * inTime / due;
    }
}
