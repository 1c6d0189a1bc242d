package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Channels;
import heraldo.bot.campaign.model.Names;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.opening.Site;
import heraldo.bot.discord.page.LessonKeys;
import heraldo.bot.discord.page.NothingKey;
import heraldo.bot.discord.text.Speech;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Shows somebody which games can be learned, begins a lesson, takes up the one that is under way, and ends it. */
final class Study {

    private final BotContext context;
    private final Site site;

    Study(BotContext context, Site site) {
        this.context = context;
        this.site = site;
    }

    /** The games that can be learned, or the lesson that is under way. */
    Answer offer(Admitted admitted) {
        return under(admitted).orElseGet(() -> menu(admitted.call()));
    }

    /** Begins the lesson of a game; where another is under way, says where that is. */
    Answer begin(Admitted admitted, Game game) {
        Optional<Answer> under = under(admitted);
        if (under.isPresent()) {
            return under.get();
        }
        Call call = admitted.call();
        Speech speech = context.speech(call);
        site.demandStudy(call);
        String name = Names.fitting(
                speech.plain().say("discord.lesson.name", "player", call.act().userName()),
                speech.plain().say("discord.lesson.title", "ruleset", game.name(call.tongue())));
        Campaign lesson = context.office().hiring().lessons().open(call.act(), game.id(), name);
        OptionalLong channel = site.study(lesson, speech);
        return Answer.of(speech.say(
                "discord.lesson.begun",
                "ruleset",
                game.name(call.tongue()),
                "where",
                channel.isPresent() ? "<#" + channel.getAsLong() + ">" : "LATER"));
    }

    private Optional<Answer> under(Admitted admitted) {
        Call call = admitted.call();
        Speech speech = context.speech(call);
        return context.office()
                .hiring()
                .lessons()
                .of(call.act().user())
                .map(lesson -> Answer.of(speech.say(
                                "discord.lesson.under-way",
                                "ruleset",
                                context.title(lesson, call.tongue()),
                                "where",
                                where(lesson)))
                        .with(LessonKeys.ask(speech, lesson.id())));
    }

    private static String where(Campaign lesson) {
        return lesson.home()
                .channels()
                .map(Channels::chronicle)
                .map(channel -> "<#" + channel + ">")
                .orElse("");
    }

    private Answer menu(Call call) {
        Speech speech = context.speech(call);
        List<AnswerButton> games = context.games().stream()
                .filter(game -> context.hasLesson(game.id()))
                .map(game -> LessonKeys.open(game.name(call.tongue()), game.id(), Weight.MAIN))
                .toList();
        return games.isEmpty()
                ? Answer.of(speech.say("discord.lesson.none"))
                : Answer.of(Embed.of(
                                speech.plain().say("discord.lesson.menu-title"), speech.say("discord.lesson.menu")))
                        .with(games);
    }

    /** Asks whether the lesson is to be ended. */
    Answer ask(Admitted admitted) {
        Speech speech = context.speech(admitted.call());
        return Answer.of(speech.say("discord.lesson.ask"))
                .with(
                        LessonKeys.close(speech, meant(admitted)),
                        NothingKey.of(admitted.act().user(), speech));
    }

    /** The lesson under whose words the button stands. */
    private static Optional<CampaignId> meant(Admitted admitted) {
        return admitted.call().componentId().flatMap(ComponentId::campaign);
    }

    Answer close(Admitted admitted) {
        context.office().hiring().lessons().close(admitted.act(), meant(admitted));
        return Answer.of(context.speech(admitted.call()).say("discord.lesson.closed"));
    }
}
