package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.proof.Archive;
import heraldo.bot.discord.command.CardButton;
import heraldo.bot.discord.command.Shortcut;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Keys;
import heraldo.bot.discord.gate.Card.Part;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.rules.kernel.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The post about a turn in a seat's own channel: the button for the card of the turn, and the public part of the seat's losses,
 * with a mention of its player. The next such post trims it to its headline and button.
 */
final class PartPost {

    private final Letter letter;

    PartPost(Letter letter) {
        this.letter = letter;
    }

    Card write() {
        boolean over = letter.campaign().status() == CampaignStatus.ENDED;
        Optional<String> lost = lost(letter);
        List<AnswerButton> keys = new ArrayList<>();
        card(letter).ifPresent(keys::add);
        List<String> words = new ArrayList<>(lost.stream().toList());
        if (over) {
            EndPost end = new EndPost(letter);
            words.addAll(end.own(letter.occupancy().seat()));
            keys.add(end.standings());
        } else if (lost.isEmpty()) {
            words.add(letter.speech()
                    .say("discord.post.part", "number", letter.number().seen()));
        }
        if (!over && takesOrders()) {
            keys.add(key(
                    "give-orders",
                    Shortcut.Kind.ORDERS.componentId(letter.campaign().id(), 0),
                    Weight.SIDE));
        }
        String call = lost.filter(any -> letter.occupancy().played())
                .map(any -> Letter.mention(letter.called()))
                .orElse("");
        Tone tone = lost.isPresent() ? Tone.BAD : Tone.CALM;
        return new Card(call, tone.rgb(), List.of(new Words(String.join("\n", words)), new Keys(keys)));
    }

    /** Returns the losses of the seat in a turn that was played; empty for a stopped turn, whose words tell of the end. */
    static Optional<String> lost(Letter letter) {
        return letter.own().filter(words -> letter.turn().result().isPresent());
    }

    /** Returns whether the open turn takes orders from the seat. */
    private boolean takesOrders() {
        Archive archive = letter.context().office().archive();
        return archive.newest(letter.campaign().id())
                .flatMap(open -> archive.before(open.key()))
                .filter(position -> position.turn().takes(letter.occupancy().seat()))
                .isPresent();
    }

    /** Returns the trimmed card of a message that has a later one below it. */
    Card headline() {
        Object lost =
                letter.dispatch().message().<Object>map(Message.class::cast).orElse("NONE");
        List<Part> parts = new ArrayList<>();
        parts.add(new Words(letter.speech()
                .say(
                        "discord.post.part-past",
                        "label",
                        letter.tongue().capital(letter.speech().plain().say(letter.label())),
                        "lost",
                        lost)));
        card(letter).ifPresent(key -> parts.add(new Keys(List.of(key))));
        return new Card("", Tone.CALM.rgb(), parts);
    }

    /** The button of the card; none while no turn has ended. */
    static Optional<AnswerButton> card(Letter letter) {
        int turn = letter.turn().key().number()
                - (letter.tellsOfEnd() && letter.turn().result().isPresent() ? 0 : 1);
        return Optional.of(turn)
                .filter(number -> number > 0)
                .map(number -> new AnswerButton(
                        letter.speech().plain().say("discord.key.card"),
                        CardButton.componentId(
                                letter.campaign().id(),
                                number,
                                letter.dispatch().seat().orElseThrow()),
                        letter.tellsOfEnd() ? Weight.MAIN : Weight.SIDE));
    }

    private AnswerButton key(String name, ComponentId meaning, Weight weight) {
        return new AnswerButton(letter.speech().plain().say("discord.key." + name), meaning, weight);
    }
}
