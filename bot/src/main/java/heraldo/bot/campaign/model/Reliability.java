package heraldo.bot.campaign.model;

/**
 * How often somebody was there when he was due, over all his campaigns; excused turns are left out.
 *
 * @param inTime turns in which he sent something, or had left something standing
 * @param due turns in which his seat was due and the turn was not excused
 */
public record Reliability(int inTime, int due) {
    private static final int WHOLE = 100;

    /** In per cent, rounded down, so that only who was always there has all of them; all, if he was never due. */
    public int percent() {
        return due == 0 ? WHOLE : WHOLE * inTime / due;
    }
}
