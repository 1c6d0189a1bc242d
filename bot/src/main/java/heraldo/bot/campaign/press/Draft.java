package heraldo.bot.campaign.press;

/**
 * The draft of a public dispatch. Its {@code toString} prints nothing of the text.
 *
 * @param anonymous whether the dispatch is unsigned
 * @param place the place of origin that it states; may be empty
 */
public record Draft(String text, boolean anonymous, String place) {
    @Override
    public String toString() {
        return "a draft";
    }
}
