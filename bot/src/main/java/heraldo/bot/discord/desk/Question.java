package heraldo.bot.discord.desk;

import heraldo.rules.order.Offer;
import heraldo.rules.order.Param;
import java.util.List;

/** The next question about an order that is being filled in. */
sealed interface Question {

    /** The order, as far as it is filled in. */
    Slip slip();

    /** Nothing more has to be asked: it can be written. */
    record Done(Slip slip) implements Question {}

    /** One field is asked for in the message itself, by a menu. */
    record Choose(Slip slip, Blank blank) implements Question {}

    /** Some fields are asked for in a form that opens. */
    record Fill(Slip slip, List<Blank> blanks) implements Question {
        public Fill {
            blanks = List.copyOf(blanks);
        }
    }

    /**
     * A field to be filled in.
     *
     * @param offers values that are offered; none where anything may be written
     */
    record Blank(Param param, List<Offer> offers) {
        public Blank {
            offers = List.copyOf(offers);
        }
    }
}
