package heraldo.bot.render.film;

/**
 * Plates one after another, as a moving picture.
 *
 * @param gif the file's bytes
 * @param shown the number of plates in it: the last ones, where all would be too much
 */
public record Film(byte[] gif, int shown) {

    @Override
    public String toString() {
        return "a film of " + shown + " plates";
    }
}
