package heraldo.rules.ruleset.kaixiflan.state;

import java.util.List;

/**
 * Records of the turns before.
 *
 * @param ledger the Fame earned so far, in the order in which it was
 * @param tales the stories of this year and the last; stored states call them so
 */
public record Annals(List<Credit> ledger, List<ToldStory> tales) {

    public static final Annals NONE = new Annals(List.of(), List.of());

    public Annals {
        ledger = List.copyOf(ledger);
        tales = List.copyOf(tales);
    }
}
