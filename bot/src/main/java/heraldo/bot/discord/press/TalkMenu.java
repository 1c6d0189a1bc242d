package heraldo.bot.discord.press;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Channels;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Talk;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Menu;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;

/** With whom somebody wants to talk in private: a menu of the seats that others play, and where they talk. */
public final class TalkMenu {

    /** The command that opens a conversation. */
    public static final String TALK = "talk";

    private static final String ASK = "talk.ask";
    private static final String PICK = "talk.pick";
    private static final String WITH = "talk.with";

    private final BotContext context;

    public TalkMenu(BotContext context) {
        this.context = context;
    }

    /** All that can be pressed. */
    public List<ComponentHandler> components() {
        return List.of(
                new TreatyButton(ASK, TALK, false, this::ask),
                new TreatyButton(PICK, TALK, true, this::picked),
                new TreatyButton(
                        WITH,
                        TALK,
                        false,
                        admitted -> open(
                                admitted,
                                admitted.call().componentId().orElseThrow().argument())));
    }

    /** The button that asks with whom. */
    public AnswerButton key(CampaignId campaign, Speech plain) {
        return new AnswerButton(plain.say("discord.talk.ask"), ComponentId.open(ASK, campaign), Weight.SIDE);
    }

    /** The button that opens a conversation with one seat. */
    public static AnswerButton key(CampaignId campaign, Seat seat, Speech plain) {
        return new AnswerButton(
                plain.say("discord.talk.with", "seat", seat),
                new ComponentId(WITH, Optional.of(campaign), 0, 0, String.valueOf(seat.number())),
                Weight.SIDE);
    }

    /** The seats that others play. */
    public static List<Occupancy> others(Admitted admitted) {
        return admitted.roster().occupancies().stream()
                .filter(Occupancy::played)
                .filter(occupancy -> occupancy.user() != admitted.act().user())
                .toList();
    }

    /** Returns whether the acting user may start a private conversation now. */
    public static boolean allowed(BotContext context, Admitted admitted) {
        return !others(admitted).isEmpty()
                && context.office().talks().allowed(admitted.campaign().id());
    }

    /** Returns whether the acting user may start a private conversation with a certain seat. */
    public static boolean allowed(BotContext context, Admitted admitted, Seat seat) {
        return others(admitted).stream().map(Occupancy::seat).anyMatch(seat::equals) && allowed(context, admitted);
    }

    private Answer ask(Admitted admitted) {
        List<Occupancy> others = others(admitted);
        if (others.isEmpty()) {
            throw RefusedException.of("talk-alone");
        }
        Speech speech = context.speech(admitted.roster(), admitted.tongue());
        Speech plain = speech.plain();
        List<MenuChoice> choices = others.stream()
                .map(occupancy -> MenuChoice.of(
                        String.valueOf(occupancy.seat().number()),
                        plain.of(occupancy.seat()),
                        plain.typed(occupancy.userName())))
                .toList();
        return Answer.of(new Card(
                "",
                Tone.CALM.rgb(),
                List.of(
                        new Words(speech.say("discord.talk.whom")),
                        new Menu(
                                plain.say("discord.talk.ask"),
                                ComponentId.own(PICK, admitted.act(), ""),
                                choices,
                                1))));
    }

    private Answer picked(Admitted admitted) {
        return open(admitted, admitted.call().text(Call.CHOSEN).orElse(""));
    }

    private Answer open(Admitted admitted, String chosen) {
        if (!chosen.matches("[1-9]\\d?")) {
            throw RefusedException.of("talk-alone");
        }
        return open(admitted, new Seat(Integer.parseInt(chosen)));
    }

    /** Opens a conversation, and says where it is. */
    public Answer open(Admitted admitted, Seat to) {
        Talk talk = context.office().talks().open(admitted.act(), to);
        String where = talk.thread().isPresent()
                ? "<#" + talk.thread().getAsLong() + ">"
                : admitted.campaign()
                        .home()
                        .channels()
                        .map(Channels::diplomacy)
                        .map(id -> "<#" + id + ">")
                        .orElse("");
        return Answer.of(context.speech(admitted.roster(), admitted.tongue())
                .say(
                        "discord.talk.open",
                        "seat",
                        to,
                        "there",
                        String.valueOf(talk.thread().isPresent()),
                        "where",
                        where));
    }
}
