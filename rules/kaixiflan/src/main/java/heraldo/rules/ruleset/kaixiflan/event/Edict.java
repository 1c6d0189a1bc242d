package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.Locale;

/** An act of the game master that takes effect at once. What waits for the phase of events is a decree. */
public sealed interface Edict extends Order {

    /** A mission written by the game master becomes active. */
    record NewMission(String title, int fame, String condition) implements Edict {}

    /** A card of the decks becomes active. */
    record PlayCard(String mission) implements Edict {}

    /** A province is given a mission's Fame, and the mission leaves. */
    record Award(String mission, Owner province) implements Edict {}

    /** A mission leaves without anybody scoring. */
    record Withdraw(String mission) implements Edict {}

    /** The next card of a deck that nobody meets already becomes active (R86). */
    record DrawMission(Deck deck) implements Edict {

        /** The decks of missions. */
        public enum Deck {
            MAJOR,
            MINOR;

            String id() {
                return name().toLowerCase(Locale.ROOT);
            }
        }
    }

    /** The vote of the itinerant bards (R78). */
    record Bards(Owner province) implements Edict {}

    /** The itinerant bards have not voted. */
    record Silence() implements Edict {}

    /** What was decreed will not come about: its number in the agenda, from 1. */
    record Revoke(int number) implements Edict {}

    /** A province has no player for the time being (R99). */
    record Vacate(Owner province) implements Edict {}

    /** A province has a player again. */
    record Settle(Owner province) implements Edict {}

    /** The game ends now (R94). */
    record Close() implements Edict {}
}
