package heraldo.rules.ruleset.hexadominacion.governor;

/**
 * The goal of a sheet.
 *
 * @param victim the realm against which the war is waged first; 0 for none
 * @param storm whether all soldiers go against the victim's capital
 * @param bold whether the realm puts everything to use: it saves nothing for a city or for a siege that has not begun, and idle
 *     soldiers wait where no rival can make them fight
 */
record Aim(Weights weights, int victim, boolean storm, boolean bold) {

    /** So much of its usual guard, in hundredths, is enough for a realm that puts everything to use. */
    private static final int GUARD_OF_THE_BOLD = 45;

    static Aim of(Weights weights) {
        return new Aim(weights, 0, false, false);
    }

    Aim spending() {
        return new Aim(guarding(weights.guard() * GUARD_OF_THE_BOLD / 100).weights, victim, storm, true);
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
        return new Aim(weights, realm, storm, bold);
    }

    Aim storming(int realm) {
        return new Aim(guarding(weights.guard() / 2).weights, realm, true, bold);
    }

    private Aim with(int war, int build, int guard, int odds) {
        Weights changed = new Weights(
                weights.land(), war, build, guard, odds, weights.leader(), weights.grudge(), weights.trade());
        return new Aim(changed, victim, storm, bold);
    }
}
