package heraldo.bot.discord;

import heraldo.bot.campaign.master.HindranceDesk;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.CallObserver;
import heraldo.bot.discord.gate.Corrections;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.post.ChannelReconciler;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Notes that a caller is present, and reports failures in the caller's language, in the words of the campaign's ruleset where
 * needed.
 */
final class Courtesy implements CallObserver {

    private final BotContext context;
    private final ChannelReconciler channels;

    Courtesy(BotContext context, ChannelReconciler channels) {
        this.context = context;
        this.channels = channels;
    }

    @Override
    public void welcome(Call call) {
        seen(call);
        try {
            context.office().timekeeping().attendance().note(context.act(call));
        } catch (RefusedException e) {
            // The command's own handler says what is wrong.
            return;
        }
    }

    @Override
    public void welcome(Admitted admitted) {
        seen(admitted.call());
        admitted.meant()
                .map(Roster::campaign)
                .filter(campaign -> campaign.gameMaster() == admitted.act().user())
                .ifPresent(campaign -> context.office()
                        .direction()
                        .see(campaign, admitted.act().at()));
        admitted.meant()
                .ifPresentOrElse(
                        roster -> context.office().timekeeping().attendance().note(admitted.act(), roster),
                        () -> welcome(admitted.call()));
    }

    private void seen(Call call) {
        channels.seen(call.act().place().guild(), call.act().user());
    }

    @Override
    public String refused(Call call, RefusedException refused) {
        return context.emblems().sign("✖") + " "
                + speech(call, refused).brief().say(refused.refusal().message());
    }

    @Override
    public String mend(Call call) {
        return context.speech(call).plain().say(Corrections.KEY);
    }

    @Override
    public Embed typed(Call call, List<Corrections.Typed> texts) {
        Speech speech = context.speech(call);
        String given = texts.stream()
                .map(typed -> {
                    String text =
                            speech.typed(typed.text()).lines().map("> "::concat).collect(Collectors.joining("\n"));
                    return typed.label().isEmpty() ? text : "**" + typed.label() + "**\n" + text;
                })
                .collect(Collectors.joining("\n"));
        return Embed.of(speech.plain().say("discord.mend.typed"), given);
    }

    @Override
    public String sorry(Call call, String reference) {
        return context.speech(call).say("discord.sorry", "reference", reference);
    }

    @Override
    public String stale(Call call) {
        return context.speech(call).say("discord.stale");
    }

    @Override
    public void dismiss(Call call, Consumer<Answer> teller) {
        HindranceDesk hindrances = context.office().helm().hindrances();
        for (Campaign campaign : hindrances.untold(call.act().user())) {
            Speech speech = context.speech(campaign, call.tongue());
            String title = speech.inLine().typed(campaign.name());
            hindrances.tell(
                    campaign.id(),
                    untold -> untold.forEach(hindrance -> {
                        teller.accept(Answer.of(new Embed(title, speech.say(hindrance.words()), Tone.BAD)));
                        hindrances.told(hindrance);
                    }));
        }
    }

    /** The campaign's speech where the call means one, else the ruleset's that refuses, else the platform's. */
    private Speech speech(Call call, RefusedException refused) {
        Optional<Campaign> meant = meant(call)
                .filter(campaign -> refused.ruleset()
                        .filter(id -> !id.equals(campaign.ruleset()))
                        .isEmpty());
        return meant.map(campaign -> context.speech(campaign, call.tongue()))
                .or(() -> refused.ruleset()
                        .flatMap(context::game)
                        .map(game ->
                                context.dictionary().speech(call.tongue(), game.words(call.tongue()), Seat::toString)))
                .orElseGet(() -> context.speech(call));
    }

    private Optional<Campaign> meant(Call call) {
        try {
            return Optional.of(context.office().lodge().usher().campaign(context.act(call)));
        } catch (RefusedException e) {
            return Optional.empty();
        }
    }
}
