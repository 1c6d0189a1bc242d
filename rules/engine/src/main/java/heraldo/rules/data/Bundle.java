package heraldo.rules.data;

import com.ibm.icu.text.ListFormatter;
import com.ibm.icu.text.MessageFormat;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The words of one language: sentences in ICU MessageFormat with named arguments, and lists of ways to type a thing, the
 * canonical one first. Keys are the path of keys in the YAML file, joined by dots.
 */
public final class Bundle {

    /** Below this key stand templates of lines, which have a grammar of their own. */
    static final String TEMPLATES = "orders.";

    /** Below these keys stand sentences of the chronicle, in which numbers are words where they are small. */
    private static final List<String> TOLD = List.of("news", "own-card.", "told.");

    private final Locale locale;
    private final SortedMap<String, List<String>> leaves;
    private final SortedMap<String, MessageFormat> sentences;

    /** The fallback bundle, for keys that this bundle lacks. */
    private final Optional<Bundle> beneath;

    Bundle(Locale locale, SortedMap<String, List<String>> leaves, SortedMap<String, MessageFormat> sentences) {
        this(locale, leaves, sentences, Optional.empty());
    }

    private Bundle(
            Locale locale,
            SortedMap<String, List<String>> leaves,
            SortedMap<String, MessageFormat> sentences,
            Optional<Bundle> beneath) {
        this.locale = locale;
        this.leaves = leaves;
        this.sentences = sentences;
        this.beneath = beneath;
    }

    /**
     * Reads a bundle.
     *
     * @param file named in problems
     * @param yaml nested keys; a leaf is a sentence or a list
     * @throws BadTableException with every leaf that cannot be used
     */
    public static Bundle read(Locale locale, String file, String yaml) {
        return new BundleReader(locale, file).read(yaml);
    }

    public Locale locale() {
        return locale;
    }

    public SortedSet<String> keys() {
        SortedSet<String> keys = new TreeSet<>(leaves.keySet());
        beneath.ifPresent(other -> keys.addAll(other.keys()));
        return Collections.unmodifiableSortedSet(keys);
    }

    /** These words, and those of another bundle where this one has none, in one: for bundles that are kept. */
    public Bundle over(Bundle other) {
        demandOne();
        other.demandOne();
        SortedMap<String, List<String>> allLeaves = new TreeMap<>(other.leaves);
        allLeaves.putAll(leaves);
        SortedMap<String, MessageFormat> allSentences = new TreeMap<>(other.sentences);
        allSentences.keySet().removeAll(leaves.keySet());
        allSentences.putAll(sentences);
        return new Bundle(locale, allLeaves, allSentences);
    }

    /** The same without a copy of either, for one answer: each word is looked up in both. */
    public Bundle laidOver(Bundle other) {
        demandOne();
        return new Bundle(locale, leaves, sentences, Optional.of(other));
    }

    private void demandOne() {
        if (beneath.isPresent()) {
            throw new IllegalStateException("these words lie over others already");
        }
    }

    /** All ways to write something, the canonical one first; empty if there is no such key. */
    public List<String> ways(String key) {
        return holder(key).map(bundle -> bundle.leaves.get(key)).orElse(List.of());
    }

    /** The uppermost bundle that has words for a key. */
    private Optional<Bundle> holder(String key) {
        return leaves.containsKey(key) ? Optional.of(this) : beneath.flatMap(other -> other.holder(key));
    }

    /** A sentence or template as it stands in the file; of a list the first. */
    public Optional<String> text(String key) {
        return ways(key).stream().findFirst();
    }

    /** Says a message. A key that has no sentence is said as it is. */
    public String say(Message message, Names names) {
        Optional<MessageFormat> found =
                holder(message.key()).flatMap(bundle -> Optional.ofNullable(bundle.sentences.get(message.key())));
        if (found.isEmpty()) {
            return text(message.key()).orElse(message.key());
        }
        MessageFormat sentence = found.get();
        Map<String, Object> arguments = new TreeMap<>();
        message.arguments().forEach((name, value) -> arguments.put(name, sayable(value, names, sentence.getLocale())));
        new Agreement(this, names, message).choose(arguments);
        MessageFormat own = sentence.clone();
        String said =
                own.format(isTold(message.key()) ? SpokenNumbers.spoken(arguments, sentence.getLocale()) : arguments);
        List<String> words = arguments.values().stream()
                .filter(CharSequence.class::isInstance)
                .map(String::valueOf)
                .toList();
        return Euphony.joined(
                Euphony.contracted(said, things(message, arguments), sentence.getLocale()),
                words,
                sentence.getLocale());
    }

    /**
     * Returns the texts of the arguments that are messages or lists, for contraction: single names and players' words stay as
     * they are.
     */
    private static List<String> things(Message message, Map<String, Object> arguments) {
        return message.arguments().entrySet().stream()
                .filter(each -> each.getValue() instanceof Message || each.getValue() instanceof List<?>)
                .map(each -> String.valueOf(arguments.get(each.getKey())))
                .toList();
    }

    /** Returns whether a sentence is one of those that write small numbers as words. */
    static boolean isTold(String key) {
        return TOLD.stream().anyMatch(key::startsWith);
    }

    /**
     * Converts an argument of a message for its sentence: numbers stay numbers, so that plurals work.
     *
     * @param spoken the language of the sentence, which differs from that of the bundle if the sentence comes from its fallback
     */
    private Object sayable(Object value, Names names, Locale spoken) {
        return switch (value) {
            case Message message -> say(message, names);
            case Seat seat -> names.of(seat);
            case PlayerText text -> names.literal(text);
            case List<?> list -> joined(list, names, spoken);
            default -> value;
        };
    }

    private String joined(List<?> values, Names names, Locale spoken) {
        List<String> all = values.stream()
                .map(value -> String.valueOf(sayable(value, names, spoken)))
                .toList();
        String joined = ListFormatter.getInstance(Languages.habits(spoken)).format(all);
        return Euphony.joined(joined, all, spoken);
    }
}
