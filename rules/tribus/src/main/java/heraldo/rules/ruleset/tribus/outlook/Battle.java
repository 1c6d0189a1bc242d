package heraldo.rules.ruleset.tribus.outlook;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.turn.Deed;

/** One battle of a line over all outcomes in which it is fought. Lives within one outlook. */
final class Battle {

    private static final int WHOLE = 100;

    private final Hex to;
    private final int foe;
    private int fought;
    private int won;
    private int fewest = Integer.MAX_VALUE;
    private int most;

    Battle(Deed.Fought first) {
        this.to = first.to();
        this.foe = first.foe();
    }

    void note(Deed.Fought battle, int weight) {
        fought += weight;
        if (battle.fight().margin() > 0) {
            won += weight;
            fewest = Math.min(fewest, battle.fight().attackersLeft());
            most = Math.max(most, battle.fight().attackersLeft());
        }
    }

    /** Nobody was left to fight. */
    void spared(int weight) {
        fought += weight;
        won += weight;
    }

    /**
     * The odds in words.
     *
     * @param ahead whether others play before
     */
    Message told(Say say, boolean ahead) {
        return Message.of("outlook.fight", "place", say.tile(to))
                .with("foe", Say.tribe(foe))
                .with("nobody", foe == 0 ? "yes" : "no")
                .with("sure", sure())
                .with("percent", percent(won, fought))
                .with("ahead", ahead ? "yes" : "no")
                .with("fewest", Math.min(fewest, most))
                .with("most", most)
                .with("same", fewest == most ? "yes" : "no");
    }

    private String sure() {
        if (won == 0) {
            return "never";
        }
        return won == fought ? "always" : "no";
    }

    boolean bad() {
        return 2 * won < fought;
    }

    /** Returns a share in percent, but neither 0 nor 100: it stands for something that may happen. */
    static int percent(int part, int whole) {
        int nearest = (2 * WHOLE * part + whole) / (2 * whole);
        return Math.min(WHOLE - 1, Math.max(1, nearest));
    }
}
