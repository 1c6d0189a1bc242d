package heraldo.bot.discord.opening;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Keys;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.gate.MenuPages;
import heraldo.bot.discord.page.NothingKey;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.engine.Manifest;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The menu of the games that a server allows, each with its description, number of players and length. */
final class GameMenu {

    private static final String WORDS = "discord.opening.";

    private final BotContext context;
    private final Call call;
    private final Speech speech;

    GameMenu(BotContext context, Call call) {
        this.context = context;
        this.call = call;
        this.speech = context.speech(call);
    }

    /**
     * The first step.
     *
     * @param draft names the draft
     * @param begun whether a game has been chosen before, to which one can go back
     * @throws heraldo.bot.campaign.model.RefusedException if no game can be opened here
     */
    Card card(String draft, boolean begun, int page) {
        List<Game> games = wanted();
        List<String> lines = new ArrayList<>();
        lines.add(Card.heading(speech.say(WORDS + "which")));
        games.forEach(game -> lines.add(line(game)));
        Act act = call.act();
        List<AnswerButton> keys = new ArrayList<>();
        if (begun) {
            keys.add(new AnswerButton(
                    speech.plain().say(WORDS + "back"), OpeningPress.SHOW.componentId(act, draft, ""), Weight.SIDE));
        }
        keys.add(NothingKey.leadingTo(DraftButton.Choice.NO.componentId(act.user(), draft), speech));
        return new Card(
                "",
                Tone.CALM.rgb(),
                List.of(
                        new Words(String.join("\n", lines)),
                        new Card.Menu(
                                speech.plain().say(WORDS + "games"),
                                OpeningPress.GAME.componentId(act, draft, ""),
                                MenuPages.of(games.stream().map(this::choice).toList(), page, speech.plain()),
                                1),
                        new Keys(keys)));
    }

    private List<Game> wanted() {
        Set<String> barred = context.office()
                .helm()
                .houses()
                .rule(call.act().place().guild())
                .barred();
        List<Game> games = context.games().stream()
                .filter(game -> !barred.contains(game.id()))
                .toList();
        if (games.isEmpty()) {
            throw Refusals.of("no-rulesets");
        }
        return games;
    }

    private String line(Game game) {
        return own(game)
                .say(
                        WORDS + "game",
                        "game",
                        game.name(call.tongue()),
                        "pitch",
                        own(game).say("pitch"));
    }

    private MenuChoice choice(Game game) {
        Speech plain = own(game).plain();
        Manifest.Seats seats = context.manifest(game.id()).seats();
        String about = plain.say(
                WORDS + "game-about", "least", seats.least(), "most", seats.most(), "rhythm", plain.say("rhythm"));
        return MenuChoice.of(game.id(), game.name(call.tongue()), about);
    }

    private Speech own(Game game) {
        return context.dictionary().speech(call.tongue(), game.words(call.tongue()), Seat::toString);
    }
}
