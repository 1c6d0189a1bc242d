package heraldo.bot.discord.order;

import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Suggestions;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderHelp;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.SlashForm;
import heraldo.rules.order.SlashReader;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Suggests values for the options of an order, from what its seat may see and what already stands on its sheet. */
final class OrderSuggestions {

    private final BotContext context;
    private final OrderType<?> type;
    private final SlashForm slash;

    OrderSuggestions(BotContext context, OrderType<?> type, SlashForm slash) {
        this.context = context;
        this.type = type;
        this.slash = slash;
    }

    /**
     * Suggestions, best first.
     *
     * @param options what is filled in so far, by the keys of the slash form
     * @param key the option that is being filled in
     */
    List<Suggestion> of(Admitted admitted, SortedMap<String, String> options, String key, String typed) {
        Receipt receipt = context.office().orders().show(admitted.act());
        if (key.equals(SlashForm.APPEND)) {
            return lines(receipt, typed);
        }
        Optional<Param> param = param(key);
        if (param.isEmpty() || param.get().type().isEmpty()) {
            return List.of();
        }
        SlashReader reader = reader(admitted, admitted.act().language());
        List<SlashReader> readers = context.dictionary().tongues().stream()
                .map(tongue -> reader(admitted, tongue.locale()))
                .toList();
        SortedMap<String, String> others = new TreeMap<>(options);
        others.remove(key);
        OrderSheet sheet =
                new OrderSheet(receipt.lines().stream().map(Receipt.Line::order).toList());
        ParamQuery query =
                new ParamQuery(receipt.seat(), sheet, type, param.get().name(), reader.given(type, others));
        Position<?> position = context.office().archive().position(admitted.roster());
        List<String> found = position.suggest(query);
        SortedMap<String, Message> glosses = position.glosses(query, found);
        Speech speech = context.speech(admitted.roster(), admitted.tongue()).plain();
        List<Suggestion> values = found.stream()
                .map(stored -> suggestion(key, reader.spoken(param.get(), stored), stored)
                        .glossed(Optional.ofNullable(glosses.get(stored)).map(speech::say))
                        .called(names(readers, param.get(), stored)))
                .toList();
        return is(SlashForm.Several.class, key) ? Continuation.of(values, typed) : Suggestions.fitting(values, typed);
    }

    /** Discord takes nothing but figures for a number, however it is written in a line. */
    private Suggestion suggestion(String key, String spoken, String stored) {
        return is(SlashForm.Whole.class, key) ? new Suggestion(spoken, stored) : Suggestion.of(spoken);
    }

    private SlashReader reader(Admitted admitted, Locale language) {
        Lexicon lexicon = context.office().archive().lexicon(admitted.roster(), language);
        return context.game(admitted.campaign()).orders().slashReader(lexicon);
    }

    /** Returns the names of a value in every language, since callers may type in any of them. */
    private static List<String> names(List<SlashReader> readers, Param param, String stored) {
        return readers.stream()
                .flatMap(reader -> reader.called(param, stored).stream())
                .distinct()
                .toList();
    }

    private List<Suggestion> lines(Receipt receipt, String typed) {
        List<Suggestion> lines = receipt.lines().stream()
                .filter(line -> line.order().getClass() == type.record())
                .map(line -> new Suggestion(line.number() + ": " + line.text(), String.valueOf(line.number())))
                .toList();
        return Suggestions.fitting(lines, typed);
    }

    private Optional<Param> param(String key) {
        String name = slash.options().stream()
                .filter(option -> option.key().equals(key))
                .findFirst()
                .map(SlashForm.Option::param)
                .orElse(key);
        return OrderHelp.flat(type.params()).stream()
                .filter(param -> param.name().equals(name))
                .findFirst();
    }

    private boolean is(Class<? extends SlashForm.Entry> entry, String key) {
        return slash.options().stream()
                .anyMatch(option -> option.key().equals(key) && entry.isInstance(option.entry()));
    }
}
