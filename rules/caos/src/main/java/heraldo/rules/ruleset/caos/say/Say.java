package heraldo.rules.ruleset.caos.say;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.book.Settings;
import heraldo.rules.ruleset.caos.law.Budget;
import heraldo.rules.ruleset.caos.state.War;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;

/** Things of the game as arguments of messages. */
public final class Say {

    private Say() {}

    /** Returns the name of a faith: that of its god, or that of a faith without one. */
    public static Message faith(Faith faith) {
        return faith.minorName()
                .map(name -> Message.of("faith-name.m", "name", new PlayerText(name)))
                .orElseGet(() -> Message.of("faith-name." + faith.code()));
    }

    /** Several faiths; {@code nobody} if there are none. */
    public static Object faiths(Collection<Faith> faiths) {
        return faiths.isEmpty()
                ? Message.of("none")
                : faiths.stream().map(Say::faith).toList();
    }

    /** The name of a deed. */
    public static Message deed(String code) {
        return Message.of("deed-name." + code);
    }

    /** Things one after another; {@code nothing} if there are none. */
    public static Object all(Collection<Message> things) {
        return things.isEmpty() ? Message.of("nothing") : List.copyOf(things);
    }

    /** Returns the actions of a seat from each source. */
    public static Object sources(Budget budget) {
        return all(budget.parts().stream()
                .map(part -> Message.of(
                        "forecast.source",
                        "actions",
                        part.actions(),
                        "source",
                        Message.of("budget." + part.source().name().toLowerCase(Locale.ROOT))))
                .toList());
    }

    /** Seats, ascending; {@code nobody} if there are none. */
    public static Object seats(Collection<Seat> seats) {
        return seats.isEmpty() ? Message.of("nobody") : List.copyOf(new TreeSet<>(seats));
    }

    /** Returns the label of the turn, with the factor of its points. */
    public static Message turn(War war) {
        return switch (war.stage()) {
            case LIEUTENANTS -> Message.of("turn.lieutenants");
            case OVER -> Message.of("turn.over");
            case ORDERS ->
                Message.of(
                        "turn.orders",
                        "turn",
                        war.turn(),
                        "turns",
                        war.settings().turns(),
                        "factor",
                        factor(war));
        };
    }

    /** Returns the factor of the points of the open turn (C45). */
    public static int factor(War war) {
        Settings settings = war.settings();
        return war.turn() >= settings.doubleFromTurn() ? settings.doubleFactor() : 1;
    }
}
