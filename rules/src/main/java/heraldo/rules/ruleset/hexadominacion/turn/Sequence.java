package heraldo.rules.ruleset.hexadominacion.turn;

import java.util.List;

/** The phases of a round, in the order of the rulebook (§1.2, H7). */
public final class Sequence {

    /** The last of them. */
    public static final int LAST = 8;

    private static final List<Phase> PHASES = List.of(
            new TradePhase(), // 1 Comerciar
            new BuildPhase(), // 2 Construir
            new RecruitPhase(), // 3 Reclutar, dar de baja
            new MovePhase(), // 4 Mover
            new CapitalPhase(), // 5 Mover la capital
            new AttackPhase(), // 6 Atacar
            new IncomePhase(), // 7 Recibir recursos
            new LeavingPhase()); // 8 Ceder, rendirse

    private Sequence() {}

    /** Plays the phases up to one, and the end of the round after the last. */
    public static void play(Round round, int lastPhase) {
        for (Phase phase : PHASES.subList(0, lastPhase)) {
            phase.play(round);
            round.mark();
        }
        if (lastPhase == LAST) {
            new EndOfRound().play(round);
        }
    }

    /** Plays the first five phases on one realm's own lines, all its trades assumed good (W_). */
    public static void rehearse(Round round) {
        new TradePhase().assume(round);
        PHASES.subList(1, LAST - 3).forEach(phase -> phase.play(round));
    }

    /** After a rehearsal: whether soldiers and stock would do for the attacks, if nobody did anything to the realm. */
    public static void rehearseAttacks(Round round) {
        new AttackPhase().assume(round);
    }

    /**
     * After the attacks were rehearsed: the least that phase 7 brings if no hex changes hands, and phase 8 with all sales
     * assumed good.
     */
    public static void rehearseHarvest(Round round) {
        new IncomePhase().play(round);
        new Cessions(round).assume();
        new Surrenders(round).run();
    }
}
