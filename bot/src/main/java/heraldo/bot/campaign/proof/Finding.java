package heraldo.bot.campaign.proof;

/**
 * Something is wrong with a record.
 *
 * @param check what failed
 * @param place where, e.g. {@code line 5, turn 3}
 * @param words what is wrong
 */
public record Finding(Check check, String place, String words) {
    @Override
    public String toString() {
        return place + ": " + check + ": " + words;
    }
}
