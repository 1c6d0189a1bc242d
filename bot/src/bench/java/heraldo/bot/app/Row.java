package heraldo.bot.app;

import java.util.List;

/** A row of the table of what things cost: one thing, beside the barest program that does it, measured in the same run. */
interface Row {

    /** The word by which it is measured alone: {@code -Drows=start,memory}. */
    String name();

    /**
     * Measures.
     *
     * @return a line for each thing that is compared, as {@link Ratio} writes it
     */
    List<String> measure() throws Exception;
}
