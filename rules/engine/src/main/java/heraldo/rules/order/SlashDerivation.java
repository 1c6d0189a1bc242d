package heraldo.rules.order;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Derives the slash command of an order type from its declaration and the bundles. */
final class SlashDerivation {

    /** Lists of at most so many values have an option for each. */
    static final int SEPARATE = 5;

    /** A word that tells nobody anything who does not know it. */
    private static final Pattern CODE = Pattern.compile("\\p{Lu}{1,3}");

    private static final int LONGEST_SHEET = 99;

    private final OrderType<?> type;
    private final List<Lexicon> lexicons;

    SlashDerivation(OrderType<?> type, List<Lexicon> lexicons) {
        this.type = type;
        this.lexicons = lexicons;
    }

    SlashForm form() {
        List<SlashForm.Option> options = new ArrayList<>();
        for (Param param : OrderHelp.flat(type.params())) {
            options.addAll(options(param));
        }
        if (type.params().stream().anyMatch(param -> param.shape() == Param.Shape.GROUP)) {
            options.add(append());
        }
        options.sort(Comparator.comparing(option -> !option.required()));
        return new SlashForm(type.key(), path(), phrase(lexicon -> Vocabulary.about(type, lexicon)), options);
    }

    private List<Phrase> path() {
        List<Phrase> path = new ArrayList<>();
        int words = Vocabulary.command(type, lexicons.get(0)).size();
        for (int i = 0; i < words; i++) {
            int word = i;
            path.add(phrase(lexicon -> {
                List<String> command = Vocabulary.command(type, lexicon);
                return command.get(Math.min(word, command.size() - 1));
            }));
        }
        return path;
    }

    private List<SlashForm.Option> options(Param param) {
        if (param.shape() != Param.Shape.MANY || param.most() > SEPARATE) {
            return List.of(option(param, param.name(), "", needed(param)));
        }
        List<SlashForm.Option> options = new ArrayList<>();
        for (int i = 1; i <= param.most(); i++) {
            options.add(option(param, param.name() + i, param.most() == 1 ? "" : "" + i, i <= param.least()));
        }
        return options;
    }

    private static boolean needed(Param param) {
        return param.shape() == Param.Shape.ONE || (param.shape() == Param.Shape.MANY && param.least() > 0);
    }

    private SlashForm.Option option(Param param, String key, String number, boolean required) {
        Input input = param.type().map(ParamType::input).orElse(Input.TEXT);
        return new SlashForm.Option(
                key,
                param.name(),
                phrase(lexicon -> Vocabulary.optionName(type, param.name(), lexicon) + number),
                phrase(lexicon -> Vocabulary.hint(type, param, lexicon)),
                required,
                entry(param, input));
    }

    private SlashForm.Entry entry(Param param, Input input) {
        if (param.shape() == Param.Shape.FLAG) {
            return new SlashForm.YesNo();
        }
        if (param.shape() == Param.Shape.MANY && param.most() > SEPARATE) {
            return new SlashForm.Several(input instanceof Input.Text text ? text.longest() : 0);
        }
        return switch (input) {
            case Input.Text text -> new SlashForm.Text(text.longest());
            case Input.Whole whole -> new SlashForm.Whole(whole.least(), whole.most());
            case Input.Choice choice -> new SlashForm.Choices(choices(param, choice));
        };
    }

    private List<SlashForm.Choice> choices(Param param, Input.Choice choice) {
        return choice.values().stream()
                .map(value -> new SlashForm.Choice(value, phrase(lexicon -> labelled(param, value, lexicon))))
                .toList();
    }

    /** A value's word; a code, such as {@code CAD}, with the name of what it means. */
    @SuppressWarnings("unchecked")
    private static String labelled(Param param, String stored, Lexicon lexicon) {
        ParamType<Object> type = (ParamType<Object>) param.type().orElseThrow();
        String word = spoken(param, stored, lexicon);
        return type.called(type.decode(stored), lexicon).stream()
                .filter(name -> CODE.matcher(word).matches() && !name.equals(word))
                .findFirst()
                .map(name -> word + " · " + name)
                .orElse(word);
    }

    @SuppressWarnings("unchecked")
    static String spoken(Param param, String stored, Lexicon lexicon) {
        ParamType<Object> type = (ParamType<Object>) param.type().orElseThrow();
        return type.write(type.decode(stored), lexicon);
    }

    private SlashForm.Option append() {
        return new SlashForm.Option(
                SlashForm.APPEND,
                SlashForm.APPEND,
                phrase(lexicon -> lexicon.text("slash.append.name").orElse(SlashForm.APPEND)),
                phrase(lexicon -> lexicon.text("slash.append.hint").orElse(SlashForm.APPEND)),
                false,
                new SlashForm.Whole(1, LONGEST_SHEET));
    }

    private Phrase phrase(Function<Lexicon, String> text) {
        SortedMap<String, String> byLanguage = new TreeMap<>();
        lexicons.forEach(lexicon -> byLanguage.put(lexicon.locale().getLanguage(), text.apply(lexicon)));
        return new Phrase(text.apply(lexicons.get(0)), byLanguage);
    }
}
