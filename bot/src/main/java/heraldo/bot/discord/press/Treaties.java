package heraldo.bot.discord.press;

import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Treaty.Standing;
import heraldo.bot.campaign.model.Treaty.Word;
import heraldo.bot.campaign.press.TreatyDesk;
import heraldo.bot.campaign.press.TreatyView;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.text.Speech;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Treaties by commands and buttons: written in a form, listed, looked at, answered. */
public final class Treaties {

    /** The command that offers one. */
    public static final String OFFER = "treaty offer";
    /** The command that lists them. */
    public static final String LIST = "treaty list";

    private final BotContext context;

    public Treaties(BotContext context) {
        this.context = context;
    }

    /** The form in which one is written; empty if there is nobody to offer one to. */
    public Optional<ModalForm> form(Admitted admitted) {
        return new TreatyForm(context).of(admitted);
    }

    /** Returns the refusal of a treaty that has no possible partner, or no turn yet. */
    public RefusedException alone(Admitted admitted) {
        return RefusedException.of(admitted.turn().isEmpty() ? "not-started" : "treaty-alone");
    }

    /** All that the reader may see. */
    public Answer list(Admitted admitted) {
        return Answer.of(new TreatyList(context, admitted).of(desk().all(admitted.act())));
    }

    /** A few words for each treaty in force of the reader's own seat. */
    public List<String> inForce(Admitted admitted) {
        TreatyList list = new TreatyList(context, admitted);
        return desk().all(admitted.act()).stream()
                .filter(view -> view.own().isPresent() && view.standing() == Standing.IN_FORCE)
                .map(list::line)
                .toList();
    }

    /** The button in a seat's own card that lists its treaties; empty if it has none. */
    public Optional<AnswerButton> key(Admitted admitted) {
        List<TreatyView> own = desk().all(admitted.act()).stream()
                .filter(view -> view.own().isPresent())
                .toList();
        int waits = (int) own.stream().filter(TreatyView::waits).count();
        Speech plain = context.speech(admitted.roster(), admitted.tongue()).plain();
        return Optional.of(new AnswerButton(
                        plain.say("discord.treaty.key.card", "waits", waits),
                        TreatyKeys.list(admitted.campaign().id()),
                        Weight.SIDE))
                .filter(key -> !own.isEmpty());
    }

    /** All that can be pressed. */
    public List<ComponentHandler> components() {
        return List.of(
                new TreatyButton(TreatyKeys.SEE, LIST, false, admitted -> show(admitted, id(admitted))),
                new TreatyButton(TreatyKeys.SHOW, LIST, true, admitted -> show(admitted, id(admitted))),
                new TreatyButton(TreatyKeys.PICK, LIST, true, admitted -> show(admitted, chosen(admitted))),
                new TreatyButton(TreatyKeys.LIST, LIST, false, this::list),
                new TreatyButton(TreatyKeys.BACK, LIST, true, this::list),
                new TreatyOpener(this),
                new TreatyButton(TreatyKeys.SENT, OFFER, false, this::offer),
                act(TreatyKeys.SIGN, admitted -> desk().sign(admitted.act(), id(admitted))),
                act(TreatyKeys.DECLINE, admitted -> desk().decline(admitted.act(), id(admitted))),
                act(TreatyKeys.WITHDRAW, admitted -> desk().withdraw(admitted.act(), id(admitted))),
                act(TreatyKeys.KEPT, admitted -> desk().say(admitted.act(), id(admitted), Word.KEPT)),
                new TreatyButton(
                        TreatyKeys.BROKEN,
                        OFFER,
                        true,
                        this::ask,
                        admitted -> show(admitted, id(admitted)).laid()),
                act(TreatyKeys.SURELY_BROKEN, admitted -> desk().say(admitted.act(), id(admitted), Word.BROKEN)));
    }

    private ComponentHandler act(String action, Function<Admitted, TreatyView> deed) {
        return new TreatyButton(
                action,
                OFFER,
                true,
                admitted -> shown(admitted, deed.apply(admitted)),
                admitted -> show(admitted, id(admitted)).laid());
    }

    private Answer offer(Admitted admitted) {
        return shown(admitted, desk().offer(admitted.act(), TreatyForm.read(admitted.call())));
    }

    private Answer ask(Admitted admitted) {
        TreatyView view = desk().show(admitted.act(), id(admitted));
        if (!view.sayable(Word.BROKEN)) {
            throw RefusedException.of("treaty-said");
        }
        return Answer.of(new TreatyCard(context, admitted, view).asking());
    }

    private Answer show(Admitted admitted, long id) {
        return shown(admitted, desk().show(admitted.act(), id));
    }

    private Answer shown(Admitted admitted, TreatyView view) {
        return Answer.of(new TreatyCard(context, admitted, view).card());
    }

    private static long id(Admitted admitted) {
        return number(admitted.call().componentId().orElseThrow().argument());
    }

    private static long chosen(Admitted admitted) {
        return number(admitted.call().text(Call.CHOSEN).orElse(""));
    }

    private static long number(String text) {
        return text.matches("\\d{1,15}") ? Long.parseLong(text) : 0;
    }

    private TreatyDesk desk() {
        return context.office().treaties();
    }
}
