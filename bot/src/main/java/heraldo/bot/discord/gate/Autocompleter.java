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
final class Autocompleter extends ListenerAdapter {

    private static final Logger LOG = LoggerFactory.getLogger(Autocompleter.class);

    private final Handlers handlers;
    private final Callers callers;
    private final Guard guard;
    private final UserLanes lanes;

    Autocompleter(Handlers handlers, Callers callers, Guard guard, UserLanes lanes) {
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
        String option = event.getFocusedOption().getName();
        String typed = event.getFocusedOption().getValue();
        Optional<SlashHandler> handler = handlers.slash(event.getFullCommandName());
        try {
            return handler.map(found -> suggestions(found, call, option, typed)).orElse(List.of()).stream()
                    .filter(suggestion -> DiscordLimit.CHOICE_VALUE.holds(suggestion.value()))
                    .map(suggestion -> new Suggestion(Literal.plain(suggestion.label()), suggestion.value()))
                    .filter(suggestion ->
                            !suggestion.label().isBlank() && !suggestion.value().isBlank())
                    .limit(DiscordLimit.CHOICES.most())
                    .map(suggestion ->
                            choice(suggestion, event.getFocusedOption().getType()))
                    .toList();
        } catch (RefusedException e) {
            return List.of();
        } catch (RuntimeException e) {
            LOG.error("no suggestions for {} of /{}", option, event.getFullCommandName(), RedactedFailure.of(e));
            return List.of();
        }
    }

    /** Users who may not give a command get no values for it; the names of the server's campaigns are not secret. */
    private List<Suggestion> suggestions(SlashHandler handler, Call call, String option, String typed) {
        String errand = option.equals(Callers.CAMPAIGN) ? Handlers.LIST : handler.errand();
        return handler.suggestions(guard.admit(call, errand), option, typed);
    }

    private static Choice choice(Suggestion suggestion, OptionType type) {
        String label = DiscordLimit.CHOICE_NAME.cut(suggestion.label());
        return type == OptionType.INTEGER
                ? new Choice(label, Long.parseLong(suggestion.value()))
                : new Choice(label, suggestion.value());
    }
}
