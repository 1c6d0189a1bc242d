package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.Types;
import heraldo.rules.order.Words;
import heraldo.rules.ruleset.cathay.book.Preference;
import heraldo.rules.ruleset.cathay.book.Resource;
import java.util.List;
import java.util.stream.Collectors;

/** The five resources in some order, one word after another; commas between them are allowed. */
record PreferenceType(ParamType<List<Resource>> list, ParamType<Resource> resource) implements ParamType<Preference> {

    static final ParamType<Preference> WORDS =
            new PreferenceType(Types.list("preference", Values.RESOURCE, 1, Resource.ALL.size()), Values.RESOURCE);

    private static final String SYNTAX = "E_SYNTAX";

    @Override
    public String name() {
        return "preference";
    }

    @Override
    public List<Reading<Preference>> read(Words words, Lexicon lexicon) {
        return list.read(words, lexicon).stream()
                .limit(1)
                .map(PreferenceType::whole)
                .toList();
    }

    /** Fewer than five, or one of them twice, is told so. */
    private static Reading<Preference> whole(Reading<List<Resource>> read) {
        List<Resource> order = read.value().orElse(List.of());
        return Preference.complete(order)
                ? Reading.slipped(new Preference(order), read.words(), read.slips())
                : Reading.refused(
                        new Refusal(
                                SYNTAX, "Y27", Message.of("refusal." + SYNTAX, "why", Message.of("syntax.preference"))),
                        read.words());
    }

    @Override
    public String write(Preference value, Lexicon lexicon) {
        return value.order().stream().map(each -> resource.write(each, lexicon)).collect(Collectors.joining(" "));
    }

    @Override
    public String encode(Preference value) {
        return value.order().stream().map(Resource::id).collect(Collectors.joining());
    }

    @Override
    public Preference decode(String text) {
        return new Preference(
                text.chars().mapToObj(letter -> Resource.of((char) letter)).toList());
    }
}
