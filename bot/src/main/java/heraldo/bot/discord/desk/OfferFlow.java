package heraldo.bot.discord.desk;

import heraldo.bot.campaign.sheet.OfferDesk;
import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.desk.Dealings.Open;
import heraldo.bot.discord.desk.Slip.Place;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.rules.kernel.Order;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;

/** Offers by buttons: a line is offered and taken back, what others offer is looked at and answered. */
final class OfferFlow {

    private final SheetDesk desk;
    private final FormFlow forms;

    OfferFlow(SheetDesk desk, FormFlow forms) {
        this.desk = desk;
        this.forms = forms;
    }

    List<ComponentHandler> components() {
        return List.of(
                new OfferButton(this),
                new DeskButton(DeskPress.OFFER_SHOW, admitted -> show(admitted, offer(admitted))),
                new DeskButton(DeskPress.OFFER_SEND, this::send),
                new DeskButton(
                        DeskPress.OFFER_WITHDRAW,
                        admitted -> act(admitted, offers -> offers.withdraw(admitted.act(), offer(admitted)))),
                new DeskButton(
                        DeskPress.OFFER_ACCEPT,
                        admitted -> act(admitted, offers -> offers.accept(admitted.act(), offer(admitted)))),
                new DeskButton(
                        DeskPress.OFFER_DECLINE,
                        admitted -> act(admitted, offers -> offers.decline(admitted.act(), offer(admitted)))),
                FormButton.on(
                        desk, DeskPress.OFFER_COUNTER, this::counter, admitted -> show(admitted, offer(admitted))));
    }

    private static long offer(Admitted admitted) {
        return Long.parseLong(DeskKey.of(admitted.call()).detail());
    }

    /** An offer; where it is not on the table any more, the desk says so. */
    Answer show(Admitted admitted, long offer) {
        Bench bench = desk.bench(admitted, desk.today(admitted));
        return new Dealings(bench)
                .find(offer)
                .map(found -> Answer.of(new OfferCard(bench, found).card()))
                .orElseGet(() -> desk.show(
                        admitted, Tray.EMPTY.noting(List.of(bench.speech().say("discord.offer.gone")))));
    }

    private Answer send(Admitted admitted) {
        DeskKey key = DeskKey.of(admitted.call());
        Open open = Open.of(key.detail());
        return act(admitted, offers -> offers.send(admitted.act(), key.turn(), key.revision(), open.line(), open.to()));
    }

    private Answer act(Admitted admitted, Function<OfferDesk, Receipt> deed) {
        return desk.act(
                admitted, orders -> deed.apply(desk.context().office().writing().offers()), Tray.EMPTY);
    }

    /** The form of the reader's side, as it is offered. */
    private Optional<ModalForm> counter(Admitted admitted) {
        Bench bench = desk.bench(admitted, desk.today(admitted));
        return new Dealings(bench)
                .find(offer(admitted))
                .filter(found -> found.waits())
                .flatMap(found -> form(bench, found.order(), found.id()));
    }

    private Optional<ModalForm> form(Bench bench, Order order, long offer) {
        return Groups.fields(order, bench)
                .map(fields -> forms.again(
                        bench,
                        new Slip(
                                bench.game().orders().typeOf(order).key(),
                                new Place.Counter(offer),
                                fields,
                                new TreeSet<>(fields.keySet()))));
    }
}
