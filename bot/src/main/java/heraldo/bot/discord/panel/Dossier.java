package heraldo.bot.discord.panel;

import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.sheet.Offered;
import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.desk.FirstOrders;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.View;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Card.Keys;
import heraldo.bot.discord.gate.Card.Part;
import heraldo.bot.discord.gate.Card.Show;
import heraldo.bot.discord.gate.Card.Words;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.gate.Picture;
import heraldo.bot.discord.page.DossierKey;
import heraldo.bot.discord.page.OwnCards;
import heraldo.bot.discord.page.OwnPage;
import heraldo.bot.discord.page.StoreText;
import heraldo.bot.discord.press.Treaties;
import heraldo.bot.discord.text.Moment;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.engine.OwnCard.StoreRow;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The state of affairs for somebody who has taken a seat in a running game: the last turn's result, the map, stores and
 * treaties, the sheet as it was left, and recommended first orders.
 */
final class Dossier implements ComponentHandler {

    private final BotContext context;

    Dossier(BotContext context) {
        this.context = context;
    }

    @Override
    public String action() {
        return DossierKey.ACTION;
    }

    @Override
    public String errand() {
        return "orders show";
    }

    @Override
    public Answer answer(Admitted admitted) {
        View view = context.view(admitted);
        Occupancy occupancy = admitted.seat().occupancy();
        Seat seat = occupancy.seat();
        Position<?> position = context.office().archive().position(admitted.roster());
        Optional<List<Part>> last = lastTurn(admitted, view, seat);
        List<Part> parts = new ArrayList<>(last.orElseGet(() -> List.of(
                new Words("## " + view.speech().say("discord.dossier.title", "seat", seat)),
                new Show(List.of(map(view, position, seat))))));
        Receipt receipt = context.office().orders().show(admitted.act());
        parts.addAll(agreed(admitted, view, receipt));
        if (last.isEmpty()) {
            store(view, position, seat, receipt).ifPresent(parts::add);
        }
        parts.add(new Words(section("sheet", sheet(admitted, position, receipt), view)));
        List<Order> written = receipt.sheet().orders();
        String first = FirstOrders.of(position, seat).stream()
                .filter(order -> !written.contains(order))
                .map(order -> "- " + told(admitted, position, order))
                .collect(Collectors.joining("\n"));
        if (!first.isEmpty()) {
            parts.add(new Words(section("first", first, view)));
        }
        return Answer.of(new Card("", Tone.CALM.rgb(), parts));
    }

    /** The treaties that bind the seat, and what it is offered. */
    private List<Part> agreed(Admitted admitted, View view, Receipt receipt) {
        List<Part> parts = new ArrayList<>();
        List<String> treaties = new Treaties(context).inForce(admitted);
        if (!treaties.isEmpty()) {
            parts.add(new Words(section("treaties", String.join("\n", treaties), view)));
        }
        List<String> offers = receipt.offers().stream()
                .filter(Offered::waits)
                .map(offer -> "- " + view.speech().say("discord.offer.waits", "seat", offer.other()))
                .toList();
        if (!offers.isEmpty()) {
            parts.add(new Words(section("offers", String.join("\n", offers), view)));
        }
        return parts;
    }

    /** Returns the section of the seat's store, with the effect of the sheet that its last player left. */
    private Optional<Part> store(View view, Position<?> position, Seat seat, Receipt receipt) {
        List<StoreRow> store = position.outlook(seat, receipt.sheet()).store();
        return store.isEmpty()
                ? Optional.empty()
                : Optional.of(new Words(section(
                        "store", StoreText.of(store, view.campaign().ruleset(), context, view.speech()), view)));
    }

    private static String section(String name, String text, View view) {
        return "**" + view.speech().say("discord.dossier." + name) + "**\n" + text;
    }

    /** The card of the last turn, without its buttons; empty if none has ended. */
    private Optional<List<Part>> lastTurn(Admitted admitted, View view, Seat seat) {
        OwnCards cards = new OwnCards(context.office());
        Optional<Integer> latest = cards.latest(view.campaign().id());
        return latest.flatMap(number -> {
            Optional<CampaignTurn> turn =
                    context.office().archive().turn(view.campaign().id(), number);
            return turn.flatMap(row -> cards.of(view.campaign().id(), number, seat)
                    .map(found -> new OwnPage(context, view, admitted.tongue(), seat)
                            .inherited().of(row, found, List.of(), List.of()).parts().stream()
                                    .filter(part -> !(part instanceof Keys))
                                    .toList()));
        });
    }

    private Picture map(View view, Position<?> position, Seat seat) {
        int turn = view.roster().turn().map(row -> row.key().number()).orElse(1);
        return context.gallery().own(view.look(), turn, position.scene(Viewer.of(seat)), seat);
    }

    /** The sheet as whoever held the seat has left it. */
    private String sheet(Admitted admitted, Position<?> position, Receipt receipt) {
        String lines = receipt.sheet().orders().stream()
                .map(order -> "- " + told(admitted, position, order))
                .collect(Collectors.joining("\n"));
        Speech speech = context.view(admitted).speech();
        if (lines.isEmpty()) {
            return speech.say("discord.dossier.blank");
        }
        return receipt.written().inherited() ? lines + "\n" + inherited(receipt, speech) : lines;
    }

    private static String inherited(Receipt receipt, Speech speech) {
        return receipt.turn()
                .deadline()
                .map(due -> speech.say("discord.dossier.inherited", "when", Moment.both(due)))
                .orElseGet(() -> speech.say("discord.desk.inherited"));
    }

    private String told(Admitted admitted, Position<?> position, Order order) {
        View view = context.view(admitted);
        return admitted.tongue()
                .capital(context.told(admitted.roster(), admitted.tongue(), position)
                        .apply(order)
                        .map(view.speech()::say)
                        .orElseGet(() -> view.speech()
                                .typed(context.lines(admitted.roster(), admitted.tongue())
                                        .apply(order))));
    }
}
