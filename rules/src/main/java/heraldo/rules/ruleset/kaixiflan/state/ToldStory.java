package heraldo.rules.ruleset.kaixiflan.state;

import heraldo.rules.kernel.Excerpt;

/**
 * A story told by a province (K7, R100): that it was told, and how it begins. The bards judge the stories of the year.
 *
 * @param opening its first words
 */
public record ToldStory(int turn, Owner teller, String opening) {

    /** So many characters of a story are remembered. */
    public static final int OPENING = 100;

    /** How it begins, for those who read it: what was cut off at the end of the memory ends with a whole word. */
    public String beginning() {
        return Excerpt.ofLetters(opening, OPENING - 1);
    }
}
