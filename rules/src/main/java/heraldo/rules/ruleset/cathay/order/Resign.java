package heraldo.rules.ruleset.cathay.order;

/** <i>Rendirse</i>: the seat leaves the game for good (Y54). Its one value makes sure that nobody resigns by mistake. */
public record Resign(Sure confirm) implements Command {

    /** The word that must be added. */
    public enum Sure {
        YES
    }

    @Override
    public boolean anytime() {
        return true;
    }
}
