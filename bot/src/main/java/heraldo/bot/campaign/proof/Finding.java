package heraldo.bot.campaign.proof;

/**
 * Something is wrong with a record.
 *
 * @param check the failed check
 * @param place the place of the fault, e.g. {@code line 5, turn 3}
 * @param words the description of the fault
 */
public record Finding(Check check, String place, String words) {
    @Override
    public String toString() {
        return place + ": " + check + ": " + words;
    }
}
