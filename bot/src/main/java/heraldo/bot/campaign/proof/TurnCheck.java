package heraldo.bot.campaign.proof;

import heraldo.rules.chance.SeedChain;

/** Checks what a record says of one turn, or one step of it, by itself: link, seed, leaves, root, dice. */
public final class TurnCheck {

    private final Line.Campaign campaign;
    private final Chain chain;
    private final Line.Turn turn;

    TurnCheck(Line.Campaign campaign, Chain chain, Line.Turn turn) {
        this.campaign = campaign;
        this.chain = chain;
        this.turn = turn;
    }

    /** Makes all checks. */
    public void into(Verdict verdict, String place) {
        verdict.check(
                Check.CHAIN,
                place,
                chain.holds(turn.number(), turn.draw().link()),
                "the link does not lead to the anchor");
        verdict.check(Check.SEED, place, seeded(), "the seed does not follow from the link");
        new SheetsCheck(campaign, turn).into(verdict, place);
        verdict.check(
                Check.DICE,
                place,
                DiceLog.faults(turn.draw().dice(), Hash.bytes(turn.draw().seed())));
    }

    private boolean seeded() {
        byte[] seed = SeedChain.turnSeed(
                campaign.title().campaign(),
                turn.number(),
                Hash.bytes(turn.draw().link()));
        return Hash.text(seed).equals(turn.draw().seed());
    }
}
