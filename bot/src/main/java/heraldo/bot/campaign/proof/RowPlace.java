package heraldo.bot.campaign.proof;

/**
 * Where a row stands.
 *
 * @param number the turn
 * @param step which of its steps, from 0
 * @param lap how often the campaign had been taken back when it was opened
 */
public record RowPlace(int number, int step, int lap) {
    public RowPlace {
        if (number < 1 || step < 0 || lap < 0) {
            throw new IllegalArgumentException("not a turn");
        }
    }
}
