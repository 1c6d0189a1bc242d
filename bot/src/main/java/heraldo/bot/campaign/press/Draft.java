package heraldo.bot.campaign.press;

/**
 * What somebody wants to tell everybody. Prints nothing of it.
 *
 * @param anonymous whether nobody is to be told whose it is
 * @param place where it is to come from, may be empty
 */
public record Draft(String text, boolean anonymous, String place) {
    @Override
    public String toString() {
        return "a draft";
    }
}
