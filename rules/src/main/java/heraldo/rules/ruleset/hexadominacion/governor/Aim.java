package heraldo.rules.ruleset.hexadominacion.governor;

/**
 * What a sheet is after.
 *
 * @param victim the realm against which the war is waged first; 0 for none
 * @param storm whether everybody goes against the victim's capital
 */
record Aim(Weights weights, int victim, boolean storm) {

    static Aim of(Weights weights) {
        return new Aim(weights, 0, false);
    }

    /** The same with the weights of war and of building changed, in hundredths. */
    Aim leaning(int war, int build) {
        return with(weights.war() * war / 100, weights.build() * build / 100, weights.guard(), weights.odds());
    }

    Aim guarding(int guard) {
        return with(weights.war(), weights.build(), guard, weights.odds());
    }

    Aim daring(int odds) {
        return with(weights.war(), weights.build(), weights.guard(), odds);
    }

    Aim against(int realm) {
        return new Aim(weights, realm, storm);
    }

    Aim storming(int realm) {
        return new Aim(guarding(weights.guard() / 2).weights, realm, true);
    }

    private Aim with(int war, int build, int guard, int odds) {
        Weights changed = new Weights(
                weights.land(), war, build, guard, odds, weights.leader(), weights.grudge(), weights.trade());
        return new Aim(changed, victim, storm);
    }
}
