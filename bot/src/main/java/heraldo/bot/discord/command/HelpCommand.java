package heraldo.bot.discord.command;

import heraldo.bot.discord.desk.KindButton;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.front.Shelf;
import heraldo.bot.discord.front.Suggestions;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.Picture;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.page.HelpEmbed;
import heraldo.bot.discord.page.RegentsPage;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderHelp;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** {@code /help}: how to play here, and every order of the ruleset, from its declaration. */
final class HelpCommand extends ShelfCommand {

    /** The word that shows the help on regents in any language. */
    private static final String REGENTS = "governor";

    HelpCommand(BotContext context, Forms forms) {
        super(context, forms, "help", "order");
    }

    @Override
    Answer all(Game game, Call call) {
        Answer text = Answer.of(
                Embed.of(
                        context().speech(call).plain().say("discord.help.title"),
                        context().speech(call).say("discord.help.text")),
                embed(game, call).all());
        return legend(game, call).map(text::with).orElse(text);
    }

    /** Returns the legend of the map in the caller's theme. */
    private Optional<Picture> legend(Game game, Call call) {
        Speech speech = context().dictionary().speech(call.tongue(), game.words(call.tongue()), Seat::toString);
        return context()
                .gallery()
                .legend(
                        game,
                        call.tongue(),
                        context().office().preferences().of(call.act().user()).theme(),
                        speech);
    }

    @Override
    Answer one(Game game, Call call, String typed) {
        if (typed.equals(REGENTS) || Suggestions.same(regents(call), typed)) {
            return Answer.of(regents(game, call));
        }
        HelpEmbed embed = embed(game, call);
        return embed.help().stream()
                .filter(help ->
                        Suggestions.same(name(help), typed) || help.key().equals(typed))
                .findFirst()
                .map(help -> Answer.of(embed.one(help)).with(begin(game, call, help)))
                .orElseThrow(() -> Refusals.of("no-such-order", "typed", typed));
    }

    /** Returns a button to give the order for each campaign of this game in which the caller has a seat here. */
    private List<AnswerButton> begin(Game game, Call call, OrderHelp help) {
        return new Shelf(context())
                .seated(game, call).stream()
                        .map(roster -> new AnswerButton(
                                context().speech(call).plain().say("discord.help.begin"),
                                KindButton.componentId(
                                        roster.campaign().id(), call.act().user(), help.key()),
                                Weight.MAIN))
                        .toList();
    }

    @Override
    List<Suggestion> titles(Game game, Call call) {
        return Stream.concat(
                        embed(game, call).help().stream().map(help -> new Suggestion(name(help), help.key())),
                        Stream.of(new Suggestion(regents(call), REGENTS)))
                .toList();
    }

    private String regents(Call call) {
        return context().speech(call).plain().say("discord.help.regents.name");
    }

    private Embed regents(Game game, Call call) {
        HostedRuleset<?> hosted =
                context().office().library().rulebook(game.id()).hosted();
        return new Shelf(context())
                .running(game, call)
                .map(roster -> new RegentsPage(hosted, context().speech(roster, call.tongue())).of(roster))
                .orElseGet(() -> new RegentsPage(hosted, context().speech(call)).told());
    }

    private HelpEmbed embed(Game game, Call call) {
        return new HelpEmbed(game, context().speech(call), call.tongue());
    }

    private static String name(OrderHelp help) {
        return String.join(" ", help.command());
    }
}
