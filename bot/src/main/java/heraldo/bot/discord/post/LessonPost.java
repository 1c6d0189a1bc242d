package heraldo.bot.discord.post;

import heraldo.bot.campaign.lesson.Lessons;
import heraldo.bot.discord.command.Shortcut;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Keys;
import heraldo.bot.discord.gate.Card.Part;
import heraldo.bot.discord.gate.Card.Rule;
import heraldo.bot.discord.gate.Card.Show;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.page.LessonKeys;
import heraldo.bot.discord.page.LessonPage;
import heraldo.bot.discord.text.Moment;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Viewer;
import java.time.Instant;
import java.util.List;

/** The posts of a lesson beside those of the game: the beginning, the next step, the end. */
final class LessonPost {

    private static final String SMALL = "-# ";

    private final Letter letter;
    private final Speech speech;

    LessonPost(Letter letter) {
        this.letter = letter;
        this.speech = letter.speech();
    }

    /** Returns the first post: the game in three sentences, and the course of the lesson. */
    Card beginning() {
        String title = speech.say(
                "discord.lesson.title", "ruleset", letter.context().title(letter.campaign(), letter.tongue()));
        Instant until = letter.dispatch().written().plus(Lessons.LONGEST);
        List<Part> parts = List.of(
                new Words("## " + title + "\n" + speech.say("welcome.game")),
                new Show(List.of(letter.context()
                        .gallery()
                        .own(
                                letter.context().look(letter.campaign(), speech),
                                1,
                                letter.context()
                                        .office()
                                        .archive()
                                        .position(letter.roster())
                                        .scene(Viewer.SPECTATOR),
                                letter.roster()
                                        .of(letter.campaign().gameMaster())
                                        .orElseThrow()
                                        .seat()))),
                new Words(speech.say("welcome.start")),
                new Rule(),
                new Words(SMALL + speech.say("discord.lesson.how", "until", Moment.full(until))));
        return new Card(learner(), Tone.CALM.rgb(), parts);
    }

    /** Returns the post about the current step. */
    Card step() {
        String text = LessonPage.of(letter.context(), letter.roster(), speech)
                .map(LessonPage::text)
                .orElseThrow();
        return new Card(
                learner(),
                Tone.GOOD.rgb(),
                List.of(
                        new Words(text + "\n" + SMALL + speech.say("discord.lesson.open")),
                        new Keys(List.of(
                                key("give-orders", Shortcut.Kind.ORDERS, Weight.MAIN),
                                key("map", Shortcut.Kind.MAP, Weight.SIDE),
                                LessonKeys.ask(speech, letter.campaign().id())))));
    }

    /** Returns the last post. */
    Card end() {
        String praise = LessonPage.of(letter.context(), letter.roster(), speech)
                .flatMap(LessonPage::praise)
                .map(words -> words + "\n")
                .orElse("");
        Instant gone = letter.dispatch().written().plus(Lessons.FAREWELL);
        return new Card(
                learner(),
                Tone.GOOD.rgb(),
                List.of(
                        new Words("## " + speech.say("discord.lesson.end") + "\n" + praise
                                + letter.words("discord.lesson.over")),
                        new Words(SMALL + speech.say("discord.lesson.gone", "when", Moment.both(gone))),
                        new Keys(List.of(
                                key("games", Shortcut.Kind.GAMES, Weight.MAIN),
                                key("standings", Shortcut.Kind.FAME, Weight.SIDE),
                                key("rules", Shortcut.Kind.RULES, Weight.SIDE)))));
    }

    /** It is that person's alone, and there is something to do. */
    private String learner() {
        return Letter.mention(letter.campaign().director());
    }

    private AnswerButton key(String name, Shortcut.Kind kind, Weight weight) {
        return new AnswerButton(
                speech.plain().say("discord.key." + name),
                kind.componentId(letter.campaign().id(), 0),
                weight);
    }
}
