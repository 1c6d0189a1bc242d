package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.check.Command;
import heraldo.rules.ruleset.hexadominacion.check.Plan;
import heraldo.rules.ruleset.hexadominacion.check.Prospect;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import java.util.List;
import java.util.Optional;

/** <i>Prórroga</i>: the realm's standing vote for so many extra rounds, not more than the game allows (R46). */
public record Extend(int rounds) implements Command {

    public static OrderType<Extend> type(Values values) {
        return OrderType.of("extend", Extend.class, Param.one("rounds", values.rounds()));
    }

    @Override
    public Optional<Refusal> refusal(Plan plan) {
        int most = Settings.of(plan.world()).extensionMax();
        PlayerText typed = new PlayerText(Integer.toString(rounds));
        return Refusal.when(rounds > most, "E_QTY", "R46", "typed", typed, "least", 0, "most", most);
    }

    /** Before votes are counted. */
    public void vote(Round round, Line<?> line) {
        round.side(line.seat()).vote(rounds);
    }

    @Override
    public List<Message> gist(Prospect prospect, Line<?> line) {
        return List.of(Message.of("outlook.extend"));
    }
}
