package heraldo.bot.render;

/**
 * A picture for a line of text.
 *
 * @param name of at most ten letters
 * @param png its file
 */
public record EmojiPicture(String name, byte[] png) {

    @Override
    public String toString() {
        return name;
    }
}
