package heraldo.bot.campaign.proof;

/**
 * The place of a row in the course of a campaign.
 *
 * @param number the turn
 * @param step the step of the turn, from 0
 * @param lap the number of times that the campaign had been taken back when the row was opened
 */
public record RowPlace(int number, int step, int lap) {
    public RowPlace {
        if (number < 1 || step < 0 || lap < 0) {
            throw new IllegalArgumentException("not a turn");
        }
    }
}
