package heraldo.rules.engine;

import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The result of a turn for one seat, apart from the results of its lines: the content of the card that only its holder can
 * open.
 *
 * @param losses what was the seat's and is not any more against its will, the weightiest first
 * @param kept what is left to whoever lost something; told only then
 * @param secrets what the seat alone was told beside what came of its lines
 * @param near what others did to the seat, or beside its places, as far as it may know
 * @param store what it has in store; nothing where nothing was and nothing is
 * @param open what is new to decide
 */
public record OwnCard(
        List<Loss> losses,
        List<Message> kept,
        List<Message> secrets,
        List<Message> near,
        List<StoreRow> store,
        List<Message> open) {

    /** Nothing worth telling. */
    public static final OwnCard BLANK = new OwnCard(List.of(), List.of(), List.of(), List.of(), List.of(), List.of());

    /** The upper bound on the news of events beside a seat. */
    private static final int NEAR = 6;

    public OwnCard {
        losses = List.copyOf(losses);
        kept = losses.isEmpty() ? List.of() : List.copyOf(kept);
        secrets = List.copyOf(secrets);
        near = near.stream().distinct().limit(NEAR).toList();
        store = store.stream().filter(StoreRow::told).toList();
        open = List.copyOf(open);
    }

    /** The same card in other words. */
    public OwnCard worded(UnaryOperator<Message> words) {
        return new OwnCard(
                losses.stream()
                        .map(loss -> new Loss(words.apply(loss.headline()), words.apply(loss.told())))
                        .toList(),
                kept.stream().map(words).toList(),
                secrets.stream().map(words).toList(),
                near.stream().map(words).toList(),
                store,
                open.stream().map(words).toList());
    }

    /**
     * Something that was lost.
     *
     * @param headline the few words that call the loser, e.g. "You have lost Calaverde": everybody may know them
     * @param told what, to whom and how, for the loser alone
     */
    public record Loss(Message headline, Message told) {

        /** A loss of a kind: {@code own-card.lost.KIND} and {@code own-card.lost.KIND-head}. */
        public static Loss of(String kind, Object... namesAndValues) {
            return new Loss(
                    Message.of("own-card.lost." + kind + "-head", namesAndValues),
                    Message.of("own-card.lost." + kind, namesAndValues));
        }

        /** The same loss with something that everybody may know. */
        public Loss with(String name, Object value) {
            return new Loss(headline.with(name, value), told.with(name, value));
        }

        /** The same loss with something that its holder alone may know. */
        public Loss secretly(String name, Object value) {
            return new Loss(headline, told.with(name, value));
        }
    }

    /**
     * The account of one thing in store: {@code before + income - spending = after}.
     *
     * @param thing its name
     */
    public record StoreRow(Message thing, int before, int income, int spending, int after) {
        public StoreRow {
            if (before + income - spending != after || income < 0 || spending < 0) {
                throw new IllegalArgumentException(
                        thing.key() + ": " + before + " + " + income + " - " + spending + " is not " + after);
            }
        }

        /** Returns the row of a thing of which only the spending is known; the income explains the rest of the difference. */
        public static StoreRow spent(Message thing, int before, int after, int spending) {
            int income = after - before + spending;
            return income >= 0
                    ? new StoreRow(thing, before, income, spending, after)
                    : new StoreRow(thing, before, 0, before - after, after);
        }

        /** The same, where what came in is known. */
        public static StoreRow earned(Message thing, int before, int after, int income) {
            int spending = before + income - after;
            return spending >= 0
                    ? new StoreRow(thing, before, income, spending, after)
                    : new StoreRow(thing, before, after - before, 0, after);
        }

        private boolean told() {
            return before != 0 || income != 0 || spending != 0 || after != 0;
        }
    }
}
