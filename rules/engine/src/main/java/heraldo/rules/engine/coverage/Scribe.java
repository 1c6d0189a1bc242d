package heraldo.rules.engine.coverage;

import heraldo.rules.kernel.Order;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.LineReading;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.OrderType;
import java.util.List;

/**
 * A clumsy scribe: knows the examples of help and the orders it has seen, and mixes them up: values of other orders, words of
 * other lines, misplaced numbers, missing letters. The result is malformed lines of every kind and, now and then, a valid one.
 */
final class Scribe {

    private final OrderBook book;
    private final List<Lexicon> lexicons;
    private final FreeChance whim;
    private final KnownOrders lore;

    /** A scribe who has learnt the examples of a book in some languages. */
    Scribe(OrderBook book, List<Lexicon> lexicons, FreeChance whim) {
        this.book = book;
        this.lexicons = List.copyOf(lexicons);
        this.whim = whim;
        this.lore = new KnownOrders(book);
        for (Lexicon lexicon : lexicons) {
            for (OrderType<?> type : book.types()) {
                book.help(type, lexicon)
                        .examples()
                        .forEach(example -> book.read(example, lexicon).order().ifPresent(lore::teach));
            }
        }
    }

    private Scribe(Scribe master) {
        this.book = master.book;
        this.lexicons = master.lexicons;
        this.whim = master.whim;
        this.lore = new KnownOrders(master.lore);
    }

    /** Another who has learnt the same. */
    Scribe pupil() {
        return new Scribe(this);
    }

    /** Somebody wrote an order where the scribe could see it. */
    void hear(Order order) {
        lore.hear(order);
    }

    /** Writes a line at random and returns its reading. */
    LineReading scribble() {
        Lexicon lexicon = whim.pick(lexicons).orElseThrow();
        return book.read(line(lexicon), lexicon);
    }

    private String line(Lexicon lexicon) {
        Order order = lore.any(whim).orElseThrow();
        String line = whim.once(3) ? book.write(order, lexicon) : exchanged(order, lexicon);
        return whim.once(3)
                ? new TypingErrors(whim).in(line, book.write(lore.any(whim).orElseThrow(), lexicon))
                : line;
    }

    /** The line with a value exchanged; as it was if no line could say that. */
    private String exchanged(Order order, Lexicon lexicon) {
        try {
            return book.write(new Exchange(lore, whim).in(book.typeOf(order), order), lexicon);
        } catch (IllegalArgumentException unsayable) {
            return book.write(order, lexicon);
        }
    }
}
