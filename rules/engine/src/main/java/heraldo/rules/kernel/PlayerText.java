package heraldo.rules.kernel;

/**
 * Words that a player typed (a name, a story). Whoever shows them shows them literally: no mention, no link, no markup.
 */
public record PlayerText(String text) {
    @Override
    public String toString() {
        return text;
    }
}
