package heraldo.rules.order;

import java.util.List;

/** A part of a template. */
sealed interface Piece {

    /** Returns whether the piece follows the one before it without a space. */
    boolean glued();

    /** A word, with its synonyms; the first is canonical. */
    record Literal(List<String> ways, boolean glued) implements Piece {}

    /**
     * A parameter.
     *
     * @param prefixes what its first word begins with, such as {@code x} in {@code x3}; usually nothing
     * @param joiner what stands between the values of a list or group
     */
    record Slot(List<String> prefixes, String param, String joiner, boolean glued) implements Piece {}

    /** A word that sets a flag. */
    record Flag(List<String> ways, String param, boolean glued) implements Piece {}

    /** Parts that may be left out together. */
    record Option(List<Piece> pieces, boolean glued) implements Piece {}

    /** Neighbouring options and flags, in any order. */
    record AnyOrder(List<Piece> options, boolean glued) implements Piece {}
}
