package heraldo.bot.discord.opening;

import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.MenuPages;
import heraldo.bot.discord.gate.ModalForm;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Leads somebody from the choice of a game to the final confirmation, in one message. */
final class OpeningFlow {

    private final BotContext context;
    private final Wishes wishes;
    private final Drafts drafts;

    OpeningFlow(BotContext context, Wishes wishes, Drafts drafts) {
        this.context = context;
        this.wishes = wishes;
        this.drafts = drafts;
    }

    List<ComponentHandler> controls() {
        return List.of(
                control(OpeningPress.GAMES, this::games),
                OpeningPress.GAME.control(this::game, this::games),
                control(OpeningPress.SEATS, this::seats),
                OpeningPress.FORM.control(this::form, admitted -> shown(admitted, this::draft), this::draft),
                control(OpeningPress.SENT, this::sent),
                control(OpeningPress.OPTIONS, admitted -> options(admitted, 0)),
                OpeningPress.OPTION.control(
                        this::optionForm, admitted -> shown(admitted, this::option), admitted -> options(admitted, 0)),
                OpeningPress.VALUE.control(admitted -> shown(admitted, this::value), admitted -> options(admitted, 0)),
                control(OpeningPress.SHOW, this::draft),
                OpeningPress.ASK.control(this::ask, this::draft));
    }

    private ComponentHandler control(OpeningPress press, Function<Admitted, Optional<Card>> deed) {
        return press.control(admitted -> shown(admitted, deed), this::draft);
    }

    /** The draft may be gone by now. */
    private static Answer shown(Admitted admitted, Function<Admitted, Optional<Card>> deed) {
        return Answer.of(deed.apply(admitted).orElseThrow(() -> Refusals.of("draft-gone")));
    }

    /** The first step. */
    Answer begin(Call call, Draft draft) {
        String id = OpeningPress.draft(call.act());
        if (draft.ruleset().isPresent()) {
            return Answer.of(card(keep(call, id, draft)));
        }
        drafts.keep(id, draft, call.act().at());
        return Answer.of(games(call, 0));
    }

    private DraftBench keep(Call call, String id, Draft draft) {
        Plan plan = wishes.plan(call, draft);
        drafts.keep(id, plan, call.act().at());
        return new DraftBench(context, call, id, plan);
    }

    private static String id(Admitted admitted) {
        return id(admitted.call());
    }

    /** A draft is called as the command that began it. */
    private static String id(Call call) {
        return call.componentId()
                .map(pressed -> OpeningPress.draft(call))
                .orElseGet(() -> OpeningPress.draft(call.act()));
    }

    private Optional<DraftBench> bench(Admitted admitted) {
        Call call = admitted.call();
        return drafts.plan(id(call)).map(plan -> new DraftBench(context, call, id(call), plan));
    }

    private static Card card(DraftBench bench) {
        return new DraftCard(bench).card();
    }

    /** The draft as it is; empty if it is gone. */
    Optional<Card> draft(Admitted admitted) {
        return bench(admitted).map(OpeningFlow::card);
    }

    private Optional<Card> games(Admitted admitted) {
        return drafts.draft(id(admitted)).map(draft -> games(admitted.call(), 0));
    }

    private Card games(Call call, int page) {
        return new GameMenu(context, call).card(id(call), drafts.plan(id(call)).isPresent(), page);
    }

    private static String chosen(Admitted admitted) {
        return admitted.call().chosen(Call.CHOSEN).stream().findFirst().orElse("");
    }

    private Answer game(Admitted admitted) {
        Draft draft = drafts.draft(id(admitted)).orElseThrow(() -> Refusals.of("draft-gone"));
        String chosen = chosen(admitted);
        Optional<Integer> page = MenuPages.page(chosen);
        return Answer.of(
                page.isPresent()
                        ? games(admitted.call(), page.get())
                        : card(keep(admitted.call(), id(admitted), draft.playing(chosen))));
    }

    /** The draft with a change, if it can be opened so; otherwise it stays as it was. */
    private Optional<DraftBench> changed(Admitted admitted, UnaryOperator<Draft> change) {
        return bench(admitted)
                .map(bench -> keep(
                        admitted.call(), bench.id(), change.apply(bench.plan().draft())));
    }

    private Optional<Card> seats(Admitted admitted) {
        String seats = chosen(admitted);
        return seats.matches("\\d{1,2}")
                ? changed(admitted, draft -> draft.with(Wish.SEATS, seats)).map(OpeningFlow::card)
                : draft(admitted);
    }

    private Optional<ModalForm> form(Admitted admitted) {
        Optional<DraftForm> form = DraftForm.of(OpeningPress.detail(admitted.call()));
        return bench(admitted).flatMap(bench -> form.map(wanted -> new DraftForms(bench).of(wanted)));
    }

    private Optional<Card> sent(Admitted admitted) {
        Optional<DraftForm> form = DraftForm.of(OpeningPress.detail(admitted.call()));
        return bench(admitted)
                .flatMap(bench -> form.flatMap(sent ->
                        changed(admitted, draft -> new DraftForms(bench).filled(sent, draft, admitted.call()))))
                .map(OpeningFlow::card);
    }

    private Optional<Card> options(Admitted admitted, int page) {
        return bench(admitted).map(bench -> new OptionPages(bench).card(page));
    }

    private Optional<ModalForm> optionForm(Admitted admitted) {
        return bench(admitted).flatMap(bench -> {
            OptionPages pages = new OptionPages(bench);
            return pages.chosen(chosen(admitted)).map(pages::form);
        });
    }

    private Optional<Card> option(Admitted admitted) {
        return options(admitted, MenuPages.page(chosen(admitted)).orElse(0));
    }

    private Optional<Card> value(Admitted admitted) {
        String number = OpeningPress.detail(admitted.call());
        return bench(admitted)
                .flatMap(bench -> new OptionPages(bench).numbered(number).map(spec -> new OptionField(bench, spec)))
                .flatMap(field -> changed(admitted, draft -> field.blank("").in(draft, admitted.call())))
                .map(bench -> new OptionPages(bench).card(0));
    }

    /** It is looked at anew: what was free may be taken by now. */
    private Answer ask(Admitted admitted) {
        return changed(admitted, draft -> draft)
                .map(bench -> new Question(bench).answer())
                .orElseThrow(() -> Refusals.of("draft-gone"));
    }
}
