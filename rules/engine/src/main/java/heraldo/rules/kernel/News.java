package heraldo.rules.kernel;

import java.util.List;

/**
 * Something a turn is remembered for, as its post tells it to everybody. The ruleset's {@code news.yaml} gives each kind's
 * weight and sign; the bundles have several phrasings for each kind, one of which is chosen.
 *
 * @param told the key {@code news.KIND} and what the phrasings name; nothing that is not public
 * @param about the seats it speaks of, whoever did it first
 * @param size which of two pieces of news of one rank is the bigger: points that moved, the totals of a battle
 */
public record News(Message told, List<Seat> about, int size) {

    private static final String PREFIX = "news.";

    public News {
        about = List.copyOf(about);
        if (!told.key().startsWith(PREFIX)) {
            throw new IllegalArgumentException("no news: " + told.key());
        }
    }

    /** News of a kind. */
    public static News of(String kind, List<Seat> about, int size, Object... namesAndValues) {
        return new News(Message.of(PREFIX + kind, namesAndValues), about, size);
    }

    /** Somebody else leads alone now: {@code lead-by} what brought most of it, {@code lead} where nothing stands out. */
    public static News lead(Seat seat, int total, List<Gain> gains) {
        News plain = of(gains.isEmpty() ? "lead" : "lead-by", List.of(seat), total, "seat", seat, "total", total);
        return gains.isEmpty()
                ? plain
                : new News(plain.told.with("reason", gains.get(0).reason()), plain.about, total);
    }

    /** Its row in {@code news.yaml}. */
    public String kind() {
        return told.key().substring(PREFIX.length());
    }

    /** The few words of a headline. */
    public Message headline() {
        return new Message(told.key() + ".headline", told.arguments());
    }

    /** The sentence, in a phrasing. */
    public Message phrased(String phrasing) {
        return new Message(told.key() + "." + phrasing, told.arguments());
    }
}
