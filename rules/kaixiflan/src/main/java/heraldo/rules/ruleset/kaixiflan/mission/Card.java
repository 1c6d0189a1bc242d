package heraldo.rules.ruleset.kaixiflan.mission;

/**
 * A mission as it is written: a card of the decks, or one of the game master's.
 *
 * @param fame the Fame for completing it
 */
public record Card(String id, int fame, Condition condition) {

    /** A row of {@code missions.yaml}. */
    record Row(String id, int fame, String condition) {
        Card card() {
            return new Card(id, fame, Condition.of(condition));
        }
    }
}
