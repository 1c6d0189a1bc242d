package heraldo.rules.ruleset.tribus.check;

import heraldo.rules.chance.Dice;

/** Dice that always show their highest face: what fails with them fails with any. */
final class LuckyDice implements Dice {

    @Override
    public Stream stream(String label) {
        return sides -> sides;
    }

    @Override
    public long lot(String label) {
        return 0;
    }
}
