package heraldo.bot.discord.edict;

import heraldo.bot.campaign.master.EdictPreview;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.discord.edict.EdictInquiry.Question;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.Corrections;
import heraldo.bot.discord.gate.MenuPages;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.gate.PlacedControl;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.LineReading;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Leads a game master from a kind of edict to its preview, and from there to what is done, within one family of edicts. */
final class EdictFlow {

    private final BotContext context;
    private final EdictSlips slips;
    private final Corrections corrections;
    private final EdictFamily family;

    EdictFlow(BotContext context, EdictSlips slips, Corrections corrections, EdictFamily family) {
        this.context = context;
        this.slips = slips;
        this.corrections = corrections;
        this.family = family;
    }

    List<ComponentHandler> components() {
        return List.of(
                control(EdictPress.KIND, this::kindForm, this::kind),
                control(EdictPress.VALUE, this::valueForm, this::value),
                control(EdictPress.CHANGE, this::changeForm, this::show),
                control(EdictPress.FORM, admitted -> Optional.empty(), this::sent),
                control(EdictPress.DO, admitted -> Optional.empty(), this::done),
                control(EdictPress.CALL_OFF, admitted -> Optional.empty(), this::calledOff),
                control(EdictPress.SHOW, admitted -> Optional.empty(), this::show));
    }

    private ComponentHandler control(
            EdictPress press, Function<Admitted, Optional<ModalForm>> form, Function<Admitted, Answer> deed) {
        return new PlacedControl(
                press.action(family),
                family.errand(),
                press.asks(),
                form,
                deed,
                admitted -> Optional.of(card(admitted, "")));
    }

    private EdictBench bench(Admitted admitted) {
        return EdictBench.of(context, admitted, family);
    }

    Answer show(Admitted admitted) {
        return show(admitted, "");
    }

    private Answer show(Admitted admitted, String note) {
        return Answer.of(card(admitted, note));
    }

    private Card card(Admitted admitted, String note) {
        EdictBench bench = bench(admitted);
        return new EdictCard(bench).kinds(note, new PendingList(bench, slips, PendingList.ALL).parts());
    }

    /** Answers a press on a draft edict that has expired or is done already. */
    private Answer lost(Admitted admitted) {
        return show(admitted, reason(admitted, Message.of("campaign.refusal.edict-gone")));
    }

    private String reason(Admitted admitted, Message words) {
        return context.emblems().sign("✖") + " "
                + context.speech(admitted.roster(), admitted.tongue()).say(words);
    }

    private static Optional<String> chosen(Call call) {
        return call.chosen(Call.CHOSEN).stream().findFirst();
    }

    /** The edict that the press begins; empty if nothing of that kind can be done. */
    private Optional<Question> begun(EdictBench bench) {
        return chosen(bench.admitted().call())
                .flatMap(bench::type)
                .filter(type -> bench.form().hindrance(type).isEmpty())
                .map(type -> new EdictInquiry(bench, type).next(EdictSlip.blank(type.key())));
    }

    private Optional<ModalForm> kindForm(Admitted admitted) {
        EdictBench bench = bench(admitted);
        return begun(bench).flatMap(question -> form(bench, question));
    }

    private Answer kind(Admitted admitted) {
        EdictBench bench = bench(admitted);
        return begun(bench).map(question -> answer(bench, question, 0)).orElseGet(() -> hindered(bench));
    }

    private Answer hindered(EdictBench bench) {
        String note = chosen(bench.admitted().call())
                .flatMap(bench::type)
                .flatMap(type -> bench.form().hindrance(type))
                .map(words -> reason(bench.admitted(), words))
                .orElse("");
        return show(bench.admitted(), note);
    }

    private Optional<EdictSlip> kept(Admitted admitted) {
        return slips.edict(admitted.act().user(), EdictPress.detail(admitted.call()));
    }

    private EdictInquiry inquiry(EdictBench bench, EdictSlip slip) {
        return new EdictInquiry(bench, bench.type(slip.type()).orElseThrow());
    }

    /** Returns the next question after a choice; empty if the choice only turns a page, or the slip is gone. */
    private Optional<Question> valued(EdictBench bench) {
        Call call = bench.admitted().call();
        List<String> values = call.chosen(Call.CHOSEN);
        boolean page = chosen(call).flatMap(MenuPages::page).isPresent();
        return kept(bench.admitted()).filter(slip -> !page).map(slip -> {
            EdictInquiry inquiry = inquiry(bench, slip);
            return inquiry.next(slip) instanceof Question.Choose choose
                    ? inquiry.next(inquiry.chosen(choose.slip(), choose.param(), values))
                    : inquiry.next(slip);
        });
    }

    private Optional<ModalForm> valueForm(Admitted admitted) {
        EdictBench bench = bench(admitted);
        return valued(bench).flatMap(question -> form(bench, question));
    }

    private Answer value(Admitted admitted) {
        EdictBench bench = bench(admitted);
        int page = chosen(admitted.call()).flatMap(MenuPages::page).orElse(0);
        return valued(bench)
                .or(() -> kept(admitted).map(slip -> inquiry(bench, slip).next(slip)))
                .map(question -> answer(bench, question, page))
                .orElseGet(() -> lost(admitted));
    }

    private Optional<ModalForm> changeForm(Admitted admitted) {
        EdictBench bench = bench(admitted);
        return kept(admitted).map(slip -> form(bench, inquiry(bench, slip).again(slip)));
    }

    private Optional<ModalForm> form(EdictBench bench, Question question) {
        return question instanceof Question.Fill fill ? Optional.of(form(bench, fill)) : Optional.empty();
    }

    private ModalForm form(EdictBench bench, Question.Fill fill) {
        String number = slips.keep(bench.user(), fill.slip());
        return new EdictModal(bench, inquiry(bench, fill.slip()))
                .of(fill, EdictPress.FORM.componentId(family, bench.admitted().act(), number));
    }

    private Answer sent(Admitted admitted) {
        EdictBench bench = bench(admitted);
        return kept(admitted)
                .map(slip -> {
                    EdictInquiry inquiry = inquiry(bench, slip);
                    EdictSlip filled = new EdictModal(bench, inquiry).filled(slip, admitted.call());
                    return answer(bench, inquiry.next(filled), 0);
                })
                .orElseGet(() -> lost(admitted));
    }

    private Answer answer(EdictBench bench, Question question, int page) {
        EdictInquiry inquiry = inquiry(bench, question.slip());
        EdictCard card = new EdictCard(bench);
        return switch (question) {
            case Question.Done(EdictSlip slip) -> preview(bench, inquiry, slip);
            case Question.Choose choose ->
                Answer.of(card.asking(inquiry, choose, slips.keep(bench.user(), choose.slip()), page));
            case Question.Fill(EdictSlip slip, var params) ->
                Answer.of(card.filling(inquiry, slip, slips.keep(bench.user(), slip)));
        };
    }

    private Answer preview(EdictBench bench, EdictInquiry inquiry, EdictSlip slip) {
        LineReading reading = inquiry.order(slip);
        if (reading.order().isEmpty()) {
            return refused(bench, slip, reading.refusal().map(Refusal::message).orElseThrow());
        }
        try {
            EdictPreview preview = context.office()
                    .gameMaster()
                    .preview(
                            bench.admitted().act(),
                            reading.order().get(),
                            bench.view().viewer());
            String number = slips.keep(bench.user(), slip.withSeen(preview));
            return Answer.of(new EdictCard(bench).preview(inquiry, slip, preview, number));
        } catch (RefusedException e) {
            return refused(bench, slip, e.refusal().message());
        }
    }

    private Answer refused(EdictBench bench, EdictSlip slip, Message why) {
        EdictInquiry inquiry = inquiry(bench, slip);
        ComponentId mend = corrections.offer(bench.admitted().act(), form(bench, inquiry.again(slip)));
        return Answer.of(new EdictCard(bench).refused(inquiry, slip, reason(bench.admitted(), why), mend));
    }

    private Answer done(Admitted admitted) {
        Optional<EdictSlip> slip = kept(admitted);
        if (slip.isEmpty() || slip.get().seen().isEmpty()) {
            return lost(admitted);
        }
        try {
            Message words = context.office()
                    .gameMaster()
                    .edict(admitted.act(), slip.get().seen().get(), slip.get().sentence());
            slips.edictDone(EdictPress.detail(admitted.call()));
            return told(admitted, words);
        } catch (RefusedException e) {
            return refused(bench(admitted), slip.get(), e.refusal().message());
        }
    }

    private Answer calledOff(Admitted admitted) {
        String number = EdictPress.detail(admitted.call());
        Optional<EdictPreview> withdrawal = slips.withdrawal(admitted.act().user(), number);
        if (withdrawal.isEmpty()) {
            return lost(admitted);
        }
        try {
            Message words = context.office().gameMaster().edict(admitted.act(), withdrawal.get(), Optional.empty());
            slips.withdrawn(number);
            return told(admitted, words);
        } catch (RefusedException e) {
            return show(admitted, reason(admitted, e.refusal().message()));
        }
    }

    /** The position is another than it was at the door. */
    private Answer told(Admitted admitted, Message words) {
        Admitted now = Admitted.to(
                context.office().campaigns().roster(admitted.campaign().id()), admitted.call(), admitted.right());
        String note = context.speech(now.roster(), now.tongue()).say("discord.gm.done", "words", words);
        return show(now, context.emblems().sign("✔") + " " + note);
    }
}
