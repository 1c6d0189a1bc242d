package heraldo.bot.sandbox.world;

/**
 * A file that came with a request.
 *
 * @param part name of the form part, as {@code files[0]}
 * @param filename its name
 * @param bytes its content
 */
public record Upload(String part, String filename, byte[] bytes) {
    /** The number in the part's name, which the body's list of attachments refers to; -1 if there is none. */
    public int number() {
        String digits = part.replaceAll("\\D", "");
        return digits.isEmpty() ? -1 : Integer.parseInt(digits);
    }
}
