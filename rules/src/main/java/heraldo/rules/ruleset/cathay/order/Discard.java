package heraldo.rules.ruleset.cathay.order;

/** <i>Descarte</i>: which cards go first when a hand is too large (Y27). */
public record Discard(Preference preference) implements Command {

    @Override
    public boolean anytime() {
        return true;
    }
}
