package heraldo.rules.data;

/** Reads and writes the states of a ruleset as JSON, with the version of their format. */
public interface StateCodec<S> {

    /** The version of the format that {@link #write} writes; stored with every state. */
    int version();

    /** The state as JSON: equal states give equal text. */
    String write(S state);

    /**
     * Undoes {@link #write}.
     *
     * @throws IllegalArgumentException if the text is no state of this format
     */
    S read(String json);
}
