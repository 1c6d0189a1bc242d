package heraldo.bot.campaign.model;

/**
 * The stored deed of a game master. Prints nothing of it.
 *
 * @param text the {@link Deed} in stored form
 * @param salt 32 secret random bytes, with which it is sealed
 */
public record KeptDeed(String text, byte[] salt) {
    @Override
    public String toString() {
        return "a deed";
    }
}
