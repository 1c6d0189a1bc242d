package heraldo.rules.order;

import heraldo.rules.data.Bundle;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Reason;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Everything that derives from the order types of a ruleset and its bundles: reading and writing lines, stored text, help
 * and slash commands. It belongs to the ruleset; what differs between campaigns comes with the {@link Lexicon}.
 */
public final class OrderBook {

    private final List<OrderType<?>> types;
    private final List<Bundle> bundles;
    private final String unreadable;
    private final SortedMap<String, Grammar> grammars = new TreeMap<>();
    /** The slash commands that somebody has asked for, by the key of their order. */
    private final SortedMap<String, SlashForm> forms = new TreeMap<>();

    /**
     * A book in some languages.
     *
     * @param bundles the first language is that of canonical texts
     * @param unreadable the ruleset's code for a line that is not understood, e.g. {@code E-PARSE}
     * @throws IllegalArgumentException if a template is missing or wrong; the message names every one
     */
    public OrderBook(List<OrderType<?>> types, List<Bundle> bundles, String unreadable) {
        this(types, bundles, unreadable, List.of());
    }

    /**
     * A book that knows which fault of a line to tell first.
     *
     * @param faults the codes of faults in the order in which they are looked for
     * @throws IllegalArgumentException if a template is missing or wrong; the message names every one
     */
    public OrderBook(List<OrderType<?>> types, List<Bundle> bundles, String unreadable, List<String> faults) {
        this.types = List.copyOf(types);
        this.bundles = List.copyOf(bundles);
        this.unreadable = unreadable;
        List<String> problems = new ArrayList<>();
        for (Bundle bundle : bundles) {
            try {
                Lexicon lexicon = new BundleLexicon(bundle, Roster.of(List.of()));
                grammars.put(language(bundle.locale()), new Grammar(types, lexicon, faults));
            } catch (IllegalArgumentException e) {
                Reason.of(e).lines().forEach(line -> problems.add(language(bundle.locale()) + ": " + line));
            }
        }
        if (!problems.isEmpty()) {
            throw new IllegalArgumentException(String.join("\n", problems));
        }
    }

    public List<OrderType<?>> types() {
        return types;
    }

    /** The words of a campaign in a language; the first language stands in for one that the book does not have. */
    public BundleLexicon lexicon(Locale locale, Roster roster) {
        Bundle bundle = bundles.stream()
                .filter(each -> each.locale().getLanguage().equals(locale.getLanguage()))
                .findFirst()
                .orElse(bundles.get(0));
        return new BundleLexicon(bundle, roster);
    }

    /** Reads one line: in the reader's language, and in the others if it says nothing there. */
    public LineReading read(String line, Lexicon lexicon) {
        return read(line, lexicon, types);
    }

    /** Reads one line as one of some types. */
    LineReading read(String line, Lexicon lexicon, List<OrderType<?>> meant) {
        Words words = Words.of(line);
        Grammar own = grammar(lexicon);
        Result best = own.read(words, meant, lexicon);
        for (Bundle bundle : bundles) {
            if (best.order().isEmpty() && !sameLanguage(bundle, lexicon)) {
                Lexicon other = new BundleLexicon(bundle, roster(lexicon)).titled(lexicon.titles());
                best = best.orBetter(grammar(other).read(words, meant, other));
            }
        }
        Result result = best;
        return result.order()
                .map(LineReading::of)
                .orElseGet(() -> LineReading.refused(result.refusal()
                        .orElseGet(
                                () -> notUnderstood(own.explain(result.failure().orElseThrow(), words, lexicon)))));
    }

    /** Reads many lines; see {@link Paste}. */
    public List<PastedLine> paste(String text, Lexicon lexicon) {
        return new Paste(this, lexicon).read(text);
    }

    /** The canonical text of an order. */
    public String write(Order order, Lexicon lexicon) {
        return grammar(lexicon).write(order, lexicon);
    }

    /**
     * An order in words, with the names of things; empty if these words have no sentence for it.
     *
     * @param called what its values are called in a position
     */
    public Optional<Message> told(Order order, Lexicon lexicon, Called called) {
        OrderType<?> type = typeOf(order);
        return lexicon.text(OrderTale.KEY + type.key()).map(any -> OrderTale.of(type, order, lexicon, called));
    }

    /** Returns the form of a line of a type, with names for its parts. */
    public String form(OrderType<?> type, Lexicon lexicon) {
        return grammar(lexicon).form(type, lexicon);
    }

    /**
     * The type that makes an order.
     *
     * @throws IllegalArgumentException if it is not in this book
     */
    public OrderType<?> typeOf(Order order) {
        return grammars.values().iterator().next().typeOf(order);
    }

    /** Stored orders. */
    public OrderCodec codec() {
        return new OrderCodec(types);
    }

    /** Returns the name of a type in a choice of types. */
    public String name(OrderType<?> type, Lexicon lexicon) {
        return Vocabulary.name(type, lexicon);
    }

    /** Returns the help for a type. */
    public OrderHelp help(OrderType<?> type, Lexicon lexicon) {
        return OrderHelp.of(this, type, lexicon);
    }

    /** The slash command of a type, in all languages. */
    public SlashForm slash(OrderType<?> type) {
        synchronized (forms) {
            return forms.computeIfAbsent(type.key(), unknown -> derived(type));
        }
    }

    private SlashForm derived(OrderType<?> type) {
        List<Lexicon> lexicons = new ArrayList<>();
        bundles.forEach(bundle -> lexicons.add(new BundleLexicon(bundle, Roster.of(List.of()))));
        return new SlashDerivation(type, lexicons).form();
    }

    /** Orders from filled-in slash commands. */
    public SlashReader slashReader(Lexicon lexicon) {
        return new SlashReader(this, lexicon);
    }

    Refusal notUnderstood(Message why) {
        return new Refusal(unreadable, "", Message.of("refusal." + unreadable, "why", why));
    }

    private Grammar grammar(Lexicon lexicon) {
        String own = language(lexicon.locale());
        return Known.in(
                grammars,
                grammars.containsKey(own) ? own : language(bundles.get(0).locale()));
    }

    private static boolean sameLanguage(Bundle bundle, Lexicon lexicon) {
        return language(bundle.locale()).equals(language(lexicon.locale()));
    }

    private static String language(Locale locale) {
        return locale.getLanguage();
    }

    /** The same campaign, for another language. */
    private static Roster roster(Lexicon lexicon) {
        SortedMap<Seat, String> names = new TreeMap<>();
        SortedMap<Seat, String> mentions = new TreeMap<>();
        for (Seat seat : lexicon.seats()) {
            names.put(seat, lexicon.name(seat));
            lexicon.mention(seat).ifPresent(mention -> mentions.put(seat, mention));
        }
        return new Roster(lexicon.seats(), names, mentions);
    }
}
