package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Preference;
import heraldo.bot.campaign.model.QuietHours;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import java.util.List;
import java.util.Optional;

/** The form for the hours in which somebody is not to be disturbed, and the button that opens it. */
final class QuietForm implements ComponentHandler {

    static final String OPEN = "settings.quiet";

    private static final String SENT = "settings.hours";
    private static final String HOURS = "hours";
    private static final String ZONE = "zone";
    private static final int LONGEST_HOURS = 20;
    private static final int LONGEST_ZONE = 60;

    private final BotContext context;
    private final String action;

    private QuietForm(BotContext context, String action) {
        this.context = context;
        this.action = action;
    }

    static List<ComponentHandler> all(BotContext context) {
        return List.of(new QuietForm(context, OPEN), new QuietForm(context, SENT));
    }

    @Override
    public String action() {
        return action;
    }

    @Override
    public boolean inPlace() {
        return true;
    }

    @Override
    public String errand() {
        return "settings personal";
    }

    @Override
    public boolean asks() {
        return action.equals(OPEN);
    }

    @Override
    public Optional<ModalForm> modal(Admitted admitted) {
        return Optional.of(admitted.call()).filter(call -> action.equals(OPEN)).map(this::form);
    }

    private ModalForm form(Call call) {
        Preference preference = context.office().preferences().of(call.act().user());
        Tongue tongue = preference.language().map(context.dictionary()::tongue).orElse(call.tongue());
        Speech plain = context.dictionary().speech(tongue).plain();
        Optional<QuietHours> quiet = preference.quiet();
        return new ModalForm(
                plain.say("discord.settings.key-quiet"),
                ComponentId.of(SENT, call.act().user(), ""),
                List.of(
                        new ModalForm.Input(
                                HOURS,
                                plain.say("discord.settings.form-hours"),
                                "23:00-8:00",
                                quiet.map(hours -> hours.from() + "-" + hours.until()),
                                LONGEST_HOURS,
                                false),
                        new ModalForm.Input(
                                ZONE,
                                plain.say("discord.settings.form-zone"),
                                "Europe/Madrid",
                                Optional.of(quiet.map(QuietHours::zone)
                                        .orElseGet(context.office().preferences()::usualZone)
                                        .getId()),
                                LONGEST_ZONE,
                                false)));
    }

    @Override
    public Optional<Card> standing(Admitted admitted) {
        return Optional.of(SettingsPersonal.shown(context, admitted.call()));
    }

    /** Hours that are left out are none. */
    @Override
    public Answer answer(Admitted admitted) {
        Call call = admitted.call();
        Preference before = context.office().preferences().of(call.act().user());
        Preference wanted = action.equals(OPEN)
                ? before
                : new PersonalWishes(context)
                        .quiet(before, call.text(HOURS).or(() -> Optional.of(PersonalWishes.USUAL)), call.text(ZONE));
        return SettingsPersonal.settled(context, call, before, wanted);
    }
}
