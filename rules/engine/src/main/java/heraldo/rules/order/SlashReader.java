package heraldo.rules.order;

import heraldo.rules.data.RecordShape;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Makes orders from the options of a slash command, as somebody filled them in. */
public final class SlashReader {

    private final OrderBook book;
    private final Lexicon lexicon;

    SlashReader(OrderBook book, Lexicon lexicon) {
        this.book = book;
        this.lexicon = lexicon;
    }

    /**
     * Reads the options of one command.
     *
     * @param options what was typed, by {@link SlashForm.Option#key}; flags as {@code true}; choices as their words or
     *     their stored text
     */
    public LineReading read(OrderType<?> type, SortedMap<String, String> options) {
        try {
            Object order = RecordShape.make(type.record(), values(type, type.params(), options));
            return LineReading.of((Order) order);
        } catch (Unfit e) {
            return LineReading.refused(e.refusal);
        }
    }

    /**
     * Returns the fields filled in so far, as stored text, for {@code ParamQuery}, without those that it cannot read.
     *
     * @param options as for {@link #read}
     */
    public SortedMap<String, String> given(OrderType<?> type, SortedMap<String, String> options) {
        SortedMap<String, String> given = new TreeMap<>();
        for (Param param : OrderHelp.flat(type.params())) {
            for (String key : keys(param, options)) {
                typed(param, Known.in(options, key)).ifPresent(stored -> given.put(key, stored));
            }
        }
        return given;
    }

    /** The words for a stored value, as they are shown in suggestions. */
    public String spoken(Param param, String stored) {
        return SlashDerivation.spoken(param, stored, lexicon);
    }

    /** Every name of a stored value in this language, by which a suggestion may be looked for; the one shown comes first. */
    @SuppressWarnings("unchecked")
    public List<String> called(Param param, String stored) {
        ParamType<Object> type = (ParamType<Object>) param.type().orElseThrow();
        return type.called(type.decode(stored), lexicon);
    }

    /**
     * An order with the repetitions of another added to its group.
     *
     * @param line where the order stands, for the refusal
     * @param addition made by the same command
     */
    public LineReading append(int line, Order order, Order addition) {
        if (order.getClass() != addition.getClass()) {
            return refused(
                    Message.of("unread.other-line", "line", line, "order", new PlayerText(book.write(order, lexicon))));
        }
        OrderType<?> type = book.typeOf(order);
        List<Object> values = new ArrayList<>();
        for (Param param : type.params()) {
            Object own = RecordShape.get((Record) order, param.name());
            Object more = RecordShape.get((Record) addition, param.name());
            if (param.shape() == Param.Shape.GROUP) {
                List<Object> longer = new ArrayList<>((List<?>) own);
                longer.addAll((List<?>) more);
                if (longer.size() > param.most()) {
                    return refused(Message.of("unread.too-many", "most", param.most()));
                }
                values.add(List.copyOf(longer));
            } else if (own.equals(more)) {
                values.add(own);
            } else {
                return refused(Message.of(
                        "unread.other-line", "line", line, "order", new PlayerText(book.write(order, lexicon))));
            }
        }
        return LineReading.of(RecordShape.make(type.record(), values));
    }

    private LineReading refused(Message why) {
        return LineReading.refused(book.notUnderstood(why));
    }

    private List<Object> values(OrderType<?> type, List<Param> params, SortedMap<String, String> options) {
        List<Object> values = new ArrayList<>();
        for (Param param : params) {
            values.add(value(type, param, options));
        }
        return values;
    }

    private Object value(OrderType<?> type, Param param, SortedMap<String, String> options) {
        return switch (param.shape()) {
            case ONE -> single(type, param, option(type, param, options));
            case OPTIONAL -> Optional.ofNullable(options.get(param.name())).map(typed -> single(type, param, typed));
            case FLAG -> Boolean.parseBoolean(options.getOrDefault(param.name(), "false"));
            case MANY -> several(type, param, options);
            case GROUP -> group(type, param, options);
        };
    }

    private String option(OrderType<?> type, Param param, SortedMap<String, String> options) {
        String typed = options.get(param.name());
        if (typed == null) {
            throw new Unfit(book.notUnderstood(
                    Message.of("unread.missing", "option", name(type, param), "type", describe(param))));
        }
        return typed;
    }

    private List<Object> several(OrderType<?> type, Param param, SortedMap<String, String> options) {
        List<Object> values = new ArrayList<>();
        for (String key : keys(param, options)) {
            Words rest = Words.of(Known.in(options, key));
            while (!rest.isEmpty()) {
                ParamType.Reading<?> next = first(type, param, rest);
                values.add(exists(next));
                rest = rest.after(next.words());
                rest = !rest.isEmpty() && List.of(",", "+").contains(rest.head().text()) ? rest.after(1) : rest;
            }
        }
        if (values.size() < param.least()) {
            throw new Unfit(book.notUnderstood(
                    Message.of("unread.missing", "option", name(type, param), "type", describe(param))));
        }
        if (values.size() > param.most()) {
            throw new Unfit(book.notUnderstood(Message.of("unread.too-many", "most", param.most())));
        }
        return values;
    }

    private List<Object> group(OrderType<?> type, Param param, SortedMap<String, String> options) {
        Param.Group group = param.group().orElseThrow();
        return List.of(RecordShape.make(group.record(), values(type, group.params(), options)));
    }

    /** The options that hold values of a parameter, in order. */
    private static List<String> keys(Param param, SortedMap<String, String> options) {
        List<String> keys = new ArrayList<>();
        if (options.containsKey(param.name())) {
            keys.add(param.name());
        }
        for (int i = 1; param.shape() == Param.Shape.MANY && i <= param.most(); i++) {
            if (options.containsKey(param.name() + i)) {
                keys.add(param.name() + i);
            }
        }
        return keys;
    }

    /** One value that takes the whole text. */
    private Object single(OrderType<?> type, Param param, String typed) {
        Words words = Words.of(typed);
        if (words.isEmpty()) {
            throw unfit(type, param, typed);
        }
        Optional<? extends ParamType.Reading<?>> reading = whole(param, words);
        if (reading.isPresent()) {
            return exists(reading.get());
        }
        return stored(param, typed).orElseThrow(() -> unfit(type, param, typed));
    }

    private Optional<? extends ParamType.Reading<?>> whole(Param param, Words words) {
        return param.type().orElseThrow().read(words, lexicon).stream()
                .filter(reading -> reading.words() == words.size())
                .findFirst();
    }

    private ParamType.Reading<?> first(OrderType<?> type, Param param, Words words) {
        return param.type().orElseThrow().read(words, lexicon).stream()
                .findFirst()
                .orElseThrow(() -> unfit(type, param, words.rest()));
    }

    /** A text that is the stored form of a value, as choices send it. */
    private static Optional<Object> stored(Param param, String typed) {
        try {
            return Optional.of(param.type().orElseThrow().decode(typed));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    @SuppressWarnings("unchecked")
    private Optional<String> typed(Param param, String typed) {
        if (param.type().isEmpty() || typed.isBlank()) {
            return Optional.empty();
        }
        ParamType<Object> type = (ParamType<Object>) param.type().get();
        Optional<Object> read =
                whole(param, Words.of(typed)).flatMap(reading -> reading.value().map(Object.class::cast));
        return read.or(() -> stored(param, typed)).map(type::encode);
    }

    private static Object exists(ParamType.Reading<?> reading) {
        return reading.value()
                .map(Object.class::cast)
                .orElseThrow(() -> new Unfit(reading.refusal().orElseThrow()));
    }

    private Unfit unfit(OrderType<?> type, Param param, String typed) {
        return new Unfit(book.notUnderstood(Message.of(
                "unread.value", "text", new PlayerText(typed), "option", name(type, param), "type", describe(param))));
    }

    private String name(OrderType<?> type, Param param) {
        return Vocabulary.optionName(type, param.name(), lexicon);
    }

    private String describe(Param param) {
        return Vocabulary.typeText(param, lexicon).orElse(param.name());
    }

    /** An option that cannot be read. */
    private static final class Unfit extends RuntimeException {

        private static final long serialVersionUID = 1;

        private final transient Refusal refusal;

        Unfit(Refusal refusal) {
            super(refusal.code());
            this.refusal = refusal;
        }
    }
}
