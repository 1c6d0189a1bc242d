package heraldo.bot.discord.opening;

import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.ModalForm;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * A field of a form and what it says of a draft.
 *
 * @param name comes back with what was filled in
 * @param now what stands in it already: whoever leaves it there has said nothing
 * @param filled the draft with what was filled in, which is empty where the field was emptied
 */
record Blank(String name, ModalForm.Field field, String now, BiFunction<Draft, String, Draft> filled) {

    /** A field for an option of the command. */
    static Blank option(String option, ModalForm.Field field, String now) {
        return new Blank(
                option,
                field,
                now,
                (draft, typed) -> typed.isEmpty() ? draft.without(option) : draft.with(option, typed));
    }

    /** A draft with what was filled in. */
    Draft in(Draft draft, Call call) {
        return Optional.ofNullable(call.given().get(name))
                .map(String::strip)
                .filter(typed -> !typed.equals(now))
                .map(typed -> filled.apply(draft, typed))
                .orElse(draft);
    }
}
