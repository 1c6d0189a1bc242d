package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.discord.command.Shortcut;
import heraldo.bot.discord.command.TurnButton;
import heraldo.bot.discord.command.TurnReport;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.page.DeadlineLine;
import heraldo.bot.discord.page.PanelKey;
import heraldo.bot.discord.text.Moment;
import heraldo.bot.discord.text.Speech;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Puts dispatches into words. */
final class Writer {

    /** Returns the card of a dispatch. */
    Card write(Letter letter) {
        if (letter.campaign().lesson()) {
            return lesson(letter);
        }
        return usual(letter);
    }

    /** Returns the card of a dispatch in a lesson, which has some posts of its own. */
    private static Card lesson(Letter letter) {
        return switch (letter.dispatch().kind()) {
            case STARTED -> new LessonPost(letter).beginning();
            case TURN_OPENED -> new LessonPost(letter).step();
            case ENDED -> new LessonPost(letter).end();
            default -> usual(letter);
        };
    }

    private static Card usual(Letter letter) {
        return switch (letter.dispatch().kind()) {
            case RESULT -> new ResultPost(letter).write();
            case PART -> new PartPost(letter).write();
            case PRESS -> PressPost.write(letter);
            case ENDED -> new EndPost(letter).write();
            default -> Card.of(answer(letter));
        };
    }

    /** Returns the card with the proof of a dispatch, for the few who look it up; empty if there is none. */
    Optional<Card> proof(Letter letter) {
        return switch (letter.dispatch().kind()) {
            case STARTED -> Optional.of(new ProofPost(letter).anchor());
            case SEALED -> Optional.of(Card.of(sealed(letter)));
            case STEP_SEALED -> Optional.of(Card.of(stepSealed(letter)));
            case RESULT -> new ProofPost(letter).keys();
            case ENDED -> new ProofPost(letter).seeds();
            default -> Optional.empty();
        };
    }

    private static Answer answer(Letter letter) {
        return switch (letter.dispatch().kind()) {
            case OPENED -> InvitationPost.write(letter.context(), letter.roster());
            case STARTED -> started(letter);
            case TURN_OPENED -> turnOpened(letter);
            case STEP -> StoryPost.step(letter);
            case SEALED,
                    STEP_SEALED,
                    RESULT,
                    PART,
                    ENDED,
                    REMINDER,
                    PRESS,
                    PRESS_WITHDRAWN,
                    PETITION_LAPSED,
                    VOIDED,
                    TALK,
                    TALKS,
                    PUBLICATION,
                    CLEARED,
                    CLOSED -> throw new IllegalStateException("it is told otherwise");
            case SUMMONS -> summons(letter);
            case BRIEFING -> briefing(letter);
            case SEAT_TAKEN -> plain(letter, "discord.post.notice", Tone.GOOD);
            case SEAT_LEFT -> plain(letter, "discord.post.notice", Tone.WARNING);
            case WHISPER -> AbsencePost.whisper(letter, plain(letter, "discord.post.notice", Tone.CALM));
            case OFFER -> OfferPost.write(letter);
            case TREATY -> TreatyPost.write(letter);
            case NOTICE ->
                AbsencePost.notice(
                        letter, StaffPost.notice(letter, plain(letter, "discord.post.notice", Tone.WARNING)));
            case ALERT -> alert(letter);
            case LETTER -> StaffPost.letter(letter);
        };
    }

    private static Answer started(Letter letter) {
        Campaign campaign = letter.campaign();
        String text = letter.words("discord.post.started");
        return Answer.of(Embed.of(letter.speech().inLine().typed(campaign.name()), seen(letter, text)));
    }

    /** Everybody is told where the game master sees all. */
    private static String seen(Letter letter, String text) {
        return letter.campaign().terms().gameMasterSees()
                ? text + "\n" + letter.speech().say("discord.post.gm-sees")
                : text;
    }

    private static Answer turnOpened(Letter letter) {
        CampaignTurn turn = letter.turn();
        Speech speech = letter.speech();
        String deadline = DeadlineLine.of(turn, speech);
        String text =
                letter.own().map(own -> letter.tongue().capital(own) + "\n").orElse("") + deadline;
        String title = speech.plain()
                .say("discord.post.turn-opened", "number", letter.number().seen());
        return Answer.of(new Embed(title, text, Tone.GOOD)).with(keys(letter));
    }

    /** The buttons under every new turn: orders can be given while it is open, the others always show that turn. */
    static List<AnswerButton> keys(Letter letter) {
        CampaignId campaign = letter.campaign().id();
        int turn = letter.turn().key().number();
        int seen = letter.number().seen();
        return List.of(
                key(letter, "orders", Shortcut.Kind.ORDERS.componentId(campaign, turn), Weight.MAIN),
                key(letter, "map", TurnButton.Kind.MAP.componentId(campaign, seen), Weight.SIDE),
                key(letter, "fame", TurnButton.Kind.STANDINGS.componentId(campaign, seen), Weight.SIDE),
                key(letter, "report", TurnReport.componentId(campaign, turn), Weight.SIDE));
    }

    private static AnswerButton key(Letter letter, String name, ComponentId componentId, Weight weight) {
        return new AnswerButton(letter.speech().plain().say("discord.key." + name), componentId, weight);
    }

    private static Answer sealed(Letter letter) {
        CampaignTurn turn = letter.turn();
        String text = letter.words(
                "discord.post.sealed",
                "number",
                letter.number().seen(),
                "own",
                letter.number().aside(),
                "root",
                turn.outcome().root().orElse(""));
        return Answer.of(Embed.of("", text));
    }

    private static Answer stepSealed(Letter letter) {
        CampaignTurn turn = letter.turn();
        String text = letter.words(
                "discord.post.step-sealed",
                "number",
                letter.number().seen(),
                "own",
                letter.number().aside(),
                "step",
                turn.key().step() + 1,
                "root",
                turn.outcome().root().orElse(""));
        return Answer.of(Embed.of("", text));
    }

    private static Answer briefing(Letter letter) {
        int turn = letter.turn().key().number();
        Embed embed = Embed.of(
                "",
                letter.words("discord.post.briefing", "number", letter.number().seen()));
        return Answer.of(embed)
                .with(new AnswerButton(
                        letter.speech().plain().say("discord.key.briefing"),
                        TurnReport.componentId(letter.campaign().id(), turn),
                        Weight.MAIN));
    }

    /** Returns the summons of a player, with the seat's losses first. */
    private static Answer summons(Letter letter) {
        List<AnswerButton> keys = new ArrayList<>(keys(letter));
        PartPost.card(letter).ifPresent(card -> keys.add(1, card));
        Answer call = called(letter, summoning(letter), Tone.GOOD).with(keys);
        return letter.own()
                .map(lost -> new Answer(
                        call.line(),
                        Stream.concat(Stream.of(new Embed("", lost, Tone.BAD)), call.embeds().stream())
                                .toList(),
                        List.of(),
                        keys))
                .orElse(call);
    }

    /** Nobody is to play before the day of a turn has begun. */
    private static String summoning(Letter letter) {
        return letter.opens()
                .map(opens -> letter.opened().instant() ? "discord.post.summons-live" : "discord.post.summons-early")
                .orElse("discord.post.summons");
    }

    /** A sentence that calls its reader. */
    private static Answer called(Letter letter, String words, Tone tone) {
        String when = letter.turn().due().map(Moment::both).orElse("NONE");
        String opens = letter.opens().map(Moment::both).orElse("");
        String player = Letter.mention(letter.called());
        String text = letter.speech()
                .say(words, "seat", letter.occupancy().seat(), "label", letter.label(), "opens", opens, "when", when);
        Embed embed = new Embed("", text, tone);
        return new Answer(player, List.of(embed), List.of(), List.of());
    }

    /** Returns the alert for the game master alone: the name of the campaign, the words, and the button of its panel. */
    private static Answer alert(Letter letter) {
        String name = letter.speech().inLine().typed(letter.campaign().name());
        return Answer.of(new Embed(name, letter.words("discord.post.alert"), Tone.BAD))
                .with(PanelKey.open(letter.campaign().id(), letter.speech().plain()));
    }

    private static Answer plain(Letter letter, String usual, Tone tone) {
        return Answer.of(new Embed("", letter.words(usual), tone));
    }
}
