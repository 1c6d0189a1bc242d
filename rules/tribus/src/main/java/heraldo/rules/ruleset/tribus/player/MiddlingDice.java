package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.chance.Dice;

/** Dice to reckon with: half of what they can show. */
final class MiddlingDice implements Dice {

    @Override
    public Stream stream(String label) {
        return sides -> Math.max(1, sides / 2);
    }

    @Override
    public long lot(String label) {
        return 0;
    }
}
