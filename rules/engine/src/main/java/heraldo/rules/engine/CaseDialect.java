package heraldo.rules.engine;

import java.util.List;

/** A rules file's own notation for examples. */
@FunctionalInterface
public interface CaseDialect {

    /**
     * Plays one example.
     *
     * @return what did not come out as expected; empty if everything did
     * @throws IllegalArgumentException if the block cannot be read; the message says where and why
     */
    List<Mismatch> play(CaseBlock block);

    /**
     * This dialect, knowing the fences of the file that are no examples: boards and other fixtures.
     *
     * @param fences their texts, in order, without the lines of the fence
     */
    default CaseDialect with(List<String> fences) {
        return this;
    }

    /** One expectation that failed. */
    record Mismatch(String item, String expected, String got) {}
}
