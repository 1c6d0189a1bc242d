package heraldo.bot.discord.gate;

import heraldo.bot.discord.gate.Corrections.Typed;
import heraldo.bot.discord.gate.ModalForm.Input;
import heraldo.bot.discord.shape.CommandOption;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.shape.Naming;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The texts that were typed into the options of a slash command: those first that its refusal is about, last those that could
 * have been picked from suggestions.
 */
final class CommandTexts {

    private final CommandShape shape;
    private final Call call;
    private final List<String> quoted;
    private final List<CommandOption> options;

    CommandTexts(CommandShape shape, Call call, Refusal refusal) {
        this.shape = shape;
        this.call = call;
        this.quoted = quoted(refusal.message())
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .toList();
        this.options = shape.options().stream()
                .filter(this::free)
                .sorted(Comparator.comparing((CommandOption option) -> !about(option))
                        .thenComparing(CommandOption::suggested))
                .toList();
    }

    /** Returns the typed texts that a refusal quotes. */
    private static Stream<String> quoted(Object said) {
        return switch (said) {
            case PlayerText typed -> Stream.of(typed.text());
            case Message message -> message.arguments().values().stream().flatMap(CommandTexts::quoted);
            case List<?> several -> several.stream().flatMap(CommandTexts::quoted);
            default -> Stream.empty();
        };
    }

    /** Fixed choices cannot be wrong; the campaign, which comes as a number, is shown only if it is. */
    private boolean free(CommandOption option) {
        return option.kind() == Kind.TEXT
                && option.choices().isEmpty()
                && call.text(option.name()).isPresent()
                && (!option.name().equals(Callers.CAMPAIGN) || about(option));
    }

    private boolean about(CommandOption option) {
        String text = text(option);
        return quoted.stream().anyMatch(text::contains);
    }

    private String text(CommandOption option) {
        return call.text(option.name()).orElse("");
    }

    List<Typed> typed() {
        return options.stream()
                .map(option -> new Typed(label(option.naming()), text(option)))
                .toList();
    }

    /** The form in which they are put right, as many as it holds; empty if there are none. */
    Optional<ModalForm> form(ComponentId componentId) {
        List<Input> inputs = options.stream()
                .limit(DiscordLimit.MODAL_INPUTS.most())
                .map(this::input)
                .toList();
        return inputs.isEmpty()
                ? Optional.empty()
                : Optional.of(new ModalForm("/" + shape.fullName(call.tongue()), componentId, inputs));
    }

    private Input input(CommandOption option) {
        return new Input(
                option.name(),
                label(option.naming()),
                Known.in(option.naming().abouts(), call.tongue()),
                "",
                Optional.of(text(option)),
                option.most().orElse(DiscordLimit.MODAL_TEXT.most()),
                option.required());
    }

    private String label(Naming naming) {
        return call.tongue().capital(Known.in(naming.names(), call.tongue()).replace('-', ' '));
    }
}
