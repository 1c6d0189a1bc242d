package heraldo.rules.engine;

import heraldo.rules.data.Key;
import heraldo.rules.kernel.DayName;
import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The domain of an option: one of a few named values, a whole number of a range, yes or no, or free text of a certain form.
 *
 * @param values the allowed values
 * @param least the smallest number
 * @param most the greatest number
 * @param yesNo whether it is {@code true} or {@code false}
 * @param pattern the regular expression that free text matches
 * @param days whether days of the week stand in it, which may be written in any of the languages
 */
public record OptionDomain(
        Optional<List<String>> values,
        Optional<Integer> least,
        Optional<Integer> most,
        @Key("boolean") Optional<Boolean> yesNo,
        Optional<String> pattern,
        Optional<Boolean> days) {

    private static final List<String> YES_NO = List.of("true", "false");

    /** Returns whether the domain is of exactly one of its four kinds. */
    boolean isOfOneKind() {
        boolean range = least.isPresent() && most.isPresent();
        boolean truth = yesNo.orElse(false);
        int kinds = (values.isPresent() ? 1 : 0) + (range ? 1 : 0) + (truth ? 1 : 0) + (pattern.isPresent() ? 1 : 0);
        return kinds == 1 && least.isPresent() == most.isPresent();
    }

    /** The values one may choose from; empty for a number or free text. */
    List<String> listed() {
        return least.isPresent() || pattern.isPresent() ? List.of() : values.orElse(YES_NO);
    }

    /** The value as it is stored; empty if it is not allowed. */
    Optional<String> normal(String value) {
        return stored(days.orElse(false) ? DayName.inText(value).replace(" ", "") : value);
    }

    /** Returns whether the domain allows a value exactly as written, without translation of days. */
    boolean holds(String value) {
        return stored(value).isPresent();
    }

    /** Returns the message that refuses a value; the caller adds the value itself. */
    Message problem() {
        if (pattern.isPresent()) {
            return Message.of("options.pattern");
        }
        return least.isPresent()
                ? Message.of("options.range", "least", least.get(), "most", most.orElseThrow())
                : Message.of("options.values", "values", listed());
    }

    private Optional<String> stored(String value) {
        if (pattern.isPresent()) {
            return Optional.of(value.strip()).filter(text -> text.matches(pattern.get()));
        }
        if (least.isPresent()) {
            return Optional.of(value)
                    .filter(text -> text.matches("-?[0-9]{1,9}"))
                    .map(Integer::valueOf)
                    .filter(number -> number >= least.get() && number <= most.orElseThrow())
                    .map(String::valueOf);
        }
        return values.orElse(YES_NO).stream()
                .filter(each -> each.toUpperCase(Locale.ROOT).equals(value.toUpperCase(Locale.ROOT)))
                .findFirst();
    }
}
