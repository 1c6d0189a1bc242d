package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.ruleset.hexadominacion.order.Build;
import heraldo.rules.ruleset.hexadominacion.order.Extend;
import heraldo.rules.ruleset.hexadominacion.order.Income;
import heraldo.rules.ruleset.hexadominacion.order.Levy;
import heraldo.rules.ruleset.hexadominacion.order.Move;
import heraldo.rules.ruleset.hexadominacion.order.MoveCapital;
import heraldo.rules.ruleset.hexadominacion.order.Surrender;
import heraldo.rules.ruleset.hexadominacion.order.deal.Cessions;
import heraldo.rules.ruleset.hexadominacion.order.deal.TradePhase;
import heraldo.rules.ruleset.hexadominacion.order.war.AttackPhase;
import heraldo.rules.ruleset.hexadominacion.turn.EndOfRound;
import heraldo.rules.ruleset.hexadominacion.turn.IncomePhase;
import heraldo.rules.ruleset.hexadominacion.turn.Phase;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import java.util.List;

/** The phases of a round, in the order of the rulebook (§1.2, H7). */
public final class Sequence {

    /** The last of them. */
    public static final int LAST = 8;

    private static final List<Phase> PHASES = List.of(
            new TradePhase(), // 1 Comerciar
            Phase.each(Build.class, Build::raise), // 2 Construir
            Phase.each(Levy.class, Levy::muster), // 3 Reclutar, dar de baja
            Phase.each(Move.class, Move::march), // 4 Mover
            Phase.each(MoveCapital.class, MoveCapital::proclaim), // 5 Mover la capital
            new AttackPhase(), // 6 Atacar
            Phase.each(Income.class, Income::chooseForAll) // 7 Recibir recursos
                    .then(Phase.each(Income.class, Income::chooseForOne))
                    .then(new IncomePhase()),
            Cessions.PHASE // 8 Ceder, rendirse
                    .then(Phase.each(Surrender.class, Surrender::leave)));

    private static final Phase END = Phase.each(Extend.class, Extend::vote).then(new EndOfRound());

    private Sequence() {}

    /** Plays the phases up to one, and the end of the round after the last. */
    static void play(Round round, int lastPhase) {
        for (Phase phase : PHASES.subList(0, lastPhase)) {
            phase.play(round);
            round.mark();
        }
        if (lastPhase == LAST) {
            END.play(round);
        }
    }

    /** Plays the first five phases on one realm's own lines, all its trades assumed good (W_). */
    static void rehearse(Round round) {
        new TradePhase().assume(round);
        PHASES.subList(1, LAST - 3).forEach(phase -> phase.play(round));
    }

    /** After a rehearsal: whether soldiers and stock would do for the attacks, if nobody did anything to the realm. */
    static void rehearseAttacks(Round round) {
        new AttackPhase().assume(round);
    }

    /**
     * After the attacks were rehearsed: the least that phase 7 brings if no hex changes hands, and phase 8 with all sales
     * assumed good.
     */
    static void rehearseHarvest(Round round) {
        PHASES.get(LAST - 2).play(round);
        new Cessions(round).assume();
        Phase.each(Surrender.class, Surrender::leave).play(round);
    }
}
