package heraldo.bot.discord.command;

import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.front.Prompts;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Prompt;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.page.Rulebook;
import heraldo.bot.discord.shape.Field.Kind;
import heraldo.bot.discord.shape.Form;
import heraldo.bot.discord.text.Speech;
import java.util.List;

/** {@code /rules}: the rulebook by topic. */
final class RulesCommand implements SlashHandler {

    private static final String TOPIC = "topic";

    private final Front front;
    private final Forms forms;
    private final Shelf shelf;

    RulesCommand(Front front, Forms forms) {
        this.front = front;
        this.forms = forms;
        this.shelf = new Shelf(front);
    }

    @Override
    public Form form() {
        return forms.form(
                "rules",
                forms.open(TOPIC, Kind.TEXT).withPrompts(),
                forms.open(Shelf.RULESET, Kind.TEXT).withPrompts());
    }

    @Override
    public Answer answer(Call call) {
        Game game = shelf.game(call);
        Rulebook book = new Rulebook(game, call.tongue());
        Speech speech = front.speech(call).plain();
        if (call.text(TOPIC).isEmpty()) {
            return Answer.of(Card.of(
                    game.names().get(call.tongue()), speech.say("discord.rules.topics") + "\n" + book.contents()));
        }
        String typed = call.needed(TOPIC);
        return book.topic(typed)
                .map(topic -> Answer.of(Card.of(topic.title(), topic.text())))
                .orElseThrow(() -> Refusals.of("no-such-topic", "typed", typed));
    }

    @Override
    public List<Prompt> prompts(Call call, String field, String typed) {
        if (field.equals(Shelf.RULESET)) {
            return shelf.prompts(call, typed);
        }
        List<Prompt> topics = new Rulebook(shelf.game(call), call.tongue())
                .topics().stream()
                        .map(topic -> new Prompt(topic.title(), topic.id()))
                        .toList();
        return Prompts.fitting(topics, typed);
    }
}
