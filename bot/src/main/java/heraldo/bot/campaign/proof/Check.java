package heraldo.bot.campaign.proof;

import java.util.Locale;

/** The kinds of checks of a record. */
public enum Check {
    /** Every line is what a record may say, in the order it should be in, with nothing missing. */
    FORM,
    /** Every line is as it was written: its digest stands in the last line. */
    DIGEST,
    /** The link of a turn, hashed as often as its number says, is the anchor. */
    CHAIN,
    /** The seed of a turn follows from its link. */
    SEED,
    /** The leaf of a sheet follows from what it says and its salt. */
    LEAF,
    /** The root follows from the leaves. */
    ROOT,
    /** Every die follows from the seed. */
    DICE,
    /** The text of a sheet matches the orders from which the turn is played. */
    TEXT,
    /** The effect of a game master's act matches its seal and the public message. */
    ACT,
    /** Every turn is played on the state to which the one before, and the acts since then, led. */
    STATE,
    /** Played again, every turn leads to the same state, the same dice and the same story. */
    REPLAY,
    /** The game began as the last link says. */
    SETUP;

    /** Its name in reports. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
