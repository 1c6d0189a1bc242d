package heraldo.rules.ruleset.kaixiflan.state;

/**
 * A story told by a province (K7, R100): that it was told, and how it begins. The bards judge the stories of the year.
 *
 * @param opening its first words
 */
public record ToldStory(int turn, Owner teller, String opening) {

    /** So many characters of a story are remembered. */
    public static final int OPENING = 100;
}
