package heraldo.rules.ruleset.kaixiflan.order.war;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.board.OddQ;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Words for the end of a battle. */
class BattleReportTest {

    private static Deed.Fought.Side side(Owner owner, int die, Units losses) {
        return new Deed.Fought.Side(owner, new Units(0, 2), List.of(die), 0, losses);
    }

    private static Message end(int attack, int defence, Optional<Owner> winner) {
        Units lost = new Units(0, 1);
        return BattleReport.of(new Deed.Fought(
                        OddQ.hex("H7"),
                        side(Owner.P1, attack, attack > defence ? Units.NONE : lost),
                        side(Owner.P2, defence, attack < defence ? Units.NONE : lost),
                        winner))
                .getLast();
    }

    private static Message won(Owner winner, int difference, Owner loser) {
        return Message.of(
                "battle.won",
                "winner",
                Say.owner(winner),
                "difference",
                difference,
                "loser",
                Say.owner(loser),
                "losses",
                Say.units(new Units(0, 1)));
    }

    @Test
    void theWinnerIsNamedWhicheverSideItWas() {
        assertEquals(won(Owner.P1, 3, Owner.P2), end(5, 2, Optional.of(Owner.P1)));
        assertEquals(won(Owner.P2, 4, Owner.P1), end(1, 5, Optional.of(Owner.P2)));
        assertEquals(Message.of("battle.tie"), end(3, 3, Optional.empty()));
    }
}
