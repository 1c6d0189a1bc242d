package heraldo.rules.ruleset.caos;

import heraldo.rules.engine.Join;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.caos.book.Settings;
import heraldo.rules.ruleset.caos.game.Enrolments;
import heraldo.rules.ruleset.caos.game.Game;
import heraldo.rules.ruleset.caos.order.Enrol;
import heraldo.rules.ruleset.caos.say.Say;
import heraldo.rules.ruleset.caos.state.War;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** Taking a seat. */
final class CaosJoin implements Join<War> {

    private final Game game;

    CaosJoin(Game game) {
        this.game = game;
    }

    @Override
    public Optional<OrderType<?>> enrolment() {
        return Optional.of(game.enrolment());
    }

    @Override
    public Optional<Refusal> admit(Order enrolment, SortedMap<Seat, Order> others, SortedMap<String, String> options) {
        return new Enrolments(game.book()).refusal((Enrol) enrolment, others, new Settings(new Options(options)));
    }

    @Override
    public Optional<PlayerText> seatName(Order enrolment) {
        return Optional.of(new PlayerText(((Enrol) enrolment).band().strip()));
    }

    /** A band keeps its name and its faith when another player takes it over (CR7). */
    @Override
    public List<Message> settled(War war, Seat seat) {
        return List.of(Message.of(
                "settled",
                "seat",
                seat,
                "faith",
                Say.faith(game.law(war).band(seat).faith())));
    }
}
