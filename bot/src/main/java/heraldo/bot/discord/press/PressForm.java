package heraldo.bot.discord.press;

import heraldo.bot.campaign.model.Channels;
import heraldo.bot.campaign.press.Draft;
import heraldo.bot.campaign.press.PressDesk;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.text.Speech;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The form in which a dispatch of several paragraphs is written; the options of a command take a single line. */
public final class PressForm implements ComponentHandler {

    /** The command that opens it. */
    public static final String PRESS = "press";

    public static final String TEXT = "text";
    public static final String ANONYMOUS = "anonymous";
    public static final String PLACE = "from";

    private static final String SENT = "press.sent";
    private static final String SIGNED = "false";
    private static final String UNSIGNED = "true";

    private final BotContext context;

    public PressForm(BotContext context) {
        this.context = context;
    }

    /** The form, with what the command said already; it asks for the signature only where a dispatch may go without. */
    public ModalForm of(Admitted admitted) {
        Call call = admitted.call();
        Speech plain = context.speech(admitted.roster(), admitted.tongue()).plain();
        List<ModalForm.Field> fields = new ArrayList<>();
        fields.add(new ModalForm.Input(
                TEXT, say(plain, "text"), say(plain, "text-hint"), Optional.empty(), PressDesk.LONGEST, true));
        fields.add(new ModalForm.Input(
                PLACE,
                say(plain, "place"),
                say(plain, "place-hint"),
                call.text(PLACE),
                PressDesk.LONGEST_PLACE,
                false));
        if (context.office().press().rule(admitted.campaign().id()).anonymous() > 0) {
            fields.add(new ModalForm.Menu(
                    ANONYMOUS, say(plain, "signature"), say(plain, "signature-hint"), signatures(call, plain), 1, 1));
        }
        return new ModalForm(say(plain, "form"), ComponentId.own(SENT, admitted.act(), ""), fields);
    }

    private static List<MenuChoice> signatures(Call call, Speech plain) {
        boolean anonymous = call.flag(ANONYMOUS);
        return List.of(
                MenuChoice.of(SIGNED, say(plain, "signed"), "").withChosen(!anonymous),
                MenuChoice.of(UNSIGNED, say(plain, "unsigned"), "").withChosen(anonymous));
    }

    private static String say(Speech plain, String key) {
        return plain.say("discord.press." + key);
    }

    @Override
    public String action() {
        return SENT;
    }

    @Override
    public String errand() {
        return PRESS;
    }

    /** Sends what was written, in the options of the command or in the form, and says where it goes. */
    @Override
    public Answer answer(Admitted admitted) {
        Call call = admitted.call();
        boolean anonymous = call.flag(ANONYMOUS);
        Draft draft = new Draft(
                call.text(TEXT).orElse(""), anonymous, call.text(PLACE).orElse(""));
        context.office().press().send(admitted.act(), draft);
        String channel = admitted.campaign()
                .home()
                .channels()
                .map(Channels::diplomacy)
                .map(id -> "<#" + id + ">")
                .orElse("");
        return Answer.of(context.speech(admitted.roster(), admitted.tongue())
                .say(
                        "discord.press.sent",
                        "anonymous",
                        String.valueOf(anonymous),
                        "channel",
                        channel,
                        "sees",
                        String.valueOf(admitted.campaign().terms().gameMasterSees())));
    }
}
