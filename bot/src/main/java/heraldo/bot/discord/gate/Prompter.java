package heraldo.bot.discord.gate;

import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.bot.discord.text.Literal;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.interactions.commands.Command.Choice;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Suggests values while somebody types. Where nothing can be suggested, nothing is: typing goes on. */
final class Prompter extends ListenerAdapter {

    private static final Logger LOG = LoggerFactory.getLogger(Prompter.class);

    private final Handlers handlers;
    private final Callers callers;
    private final Guard guard;
    private final Lanes lanes;

    Prompter(Handlers handlers, Callers callers, Guard guard, Lanes lanes) {
        this.handlers = handlers;
        this.callers = callers;
        this.guard = guard;
        this.lanes = lanes;
    }

    @Override
    public void onCommandAutoCompleteInteraction(CommandAutoCompleteInteractionEvent event) {
        Call call = callers.command(event, event.getOptions());
        lanes.beside(() -> event.replyChoices(choices(call, event))
                .queue(
                        done -> {},
                        failure -> LOG.debug(
                                "a suggestion came too late: {}",
                                failure.getClass().getName())));
    }

    private List<Choice> choices(Call call, CommandAutoCompleteInteractionEvent event) {
        String field = event.getFocusedOption().getName();
        String typed = event.getFocusedOption().getValue();
        Optional<SlashHandler> handler = handlers.slash(event.getFullCommandName());
        try {
            return handler.map(found -> prompts(found, call, field, typed)).orElse(List.of()).stream()
                    .filter(prompt -> DiscordLimit.CHOICE_VALUE.holds(prompt.value()))
                    .map(prompt -> new Prompt(Literal.plain(prompt.label()), prompt.value()))
                    .filter(prompt ->
                            !prompt.label().isBlank() && !prompt.value().isBlank())
                    .limit(DiscordLimit.CHOICES.most())
                    .map(prompt -> choice(prompt, event.getFocusedOption().getType()))
                    .toList();
        } catch (RefusedException e) {
            return List.of();
        } catch (RuntimeException e) {
            LOG.error("no suggestions for {} of /{}", field, event.getFullCommandName(), Wordless.of(e));
            return List.of();
        }
    }

    /** Whoever may not give a command gets no values for it; the names of the server's campaigns are nobody's secret. */
    private List<Prompt> prompts(SlashHandler handler, Call call, String field, String typed) {
        String errand = field.equals(Callers.CAMPAIGN) ? Handlers.LIST : handler.errand();
        return handler.prompts(guard.admit(call, errand), field, typed);
    }

    private static Choice choice(Prompt prompt, OptionType type) {
        String label = DiscordLimit.CHOICE_NAME.cut(prompt.label());
        return type == OptionType.INTEGER
                ? new Choice(label, Long.parseLong(prompt.value()))
                : new Choice(label, prompt.value());
    }
}
