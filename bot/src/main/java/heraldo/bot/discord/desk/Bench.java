package heraldo.bot.discord.desk;

import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.front.View;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.page.LessonPage;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.engine.Odds;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.Offer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.SlashReader;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;

/**
 * A player at the desk: the sheet as it was last acknowledged, the position it is written for, and the language.
 *
 * @param game the ruleset, with the declarations of its orders
 * @param receipt the sheet
 * @param lexicon the words in which its orders are read and written
 */
record Bench(
        BotContext context,
        Admitted admitted,
        View view,
        Game game,
        Receipt receipt,
        Position<?> position,
        Lexicon lexicon) {

    /** The desk of an admitted caller, with the sheet as an act has left it. */
    static Bench of(BotContext context, Admitted admitted, Receipt receipt) {
        Admitted now = abreast(context, admitted, receipt);
        return new Bench(
                context,
                now,
                context.view(now),
                context.game(now.campaign()),
                receipt,
                context.office().archive().position(now.roster()),
                context.office().archive().lexicon(now.roster(), now.tongue().locale()));
    }

    /** Looks up the roster again if the act has led to another turn or step than the one in which the caller was admitted. */
    private static Admitted abreast(BotContext context, Admitted admitted, Receipt receipt) {
        boolean same = admitted.turn()
                .map(CampaignTurn::key)
                .equals(Optional.of(receipt.turn().key()));
        return same
                ? admitted
                : Admitted.to(
                        context.office().campaigns().roster(receipt.campaign().id()),
                        admitted.call(),
                        admitted.right());
    }

    Tongue tongue() {
        return admitted.tongue();
    }

    Speech speech() {
        return view.speech();
    }

    /** Speech for labels and menus, in which nothing is markup. */
    Speech plain() {
        return view.speech().plain();
    }

    Seat seat() {
        return receipt.seat();
    }

    /** Returns the learner's page in a lesson; empty if the campaign is none. */
    Optional<LessonPage> lesson() {
        return LessonPage.of(context, view.roster(), speech());
    }

    /** Returns whether the turn waits for the seat. */
    boolean due() {
        return position.turn().due().contains(seat());
    }

    OrderSheet sheet() {
        return receipt.sheet();
    }

    SlashReader reader() {
        return game.orders().slashReader(lexicon());
    }

    /** Returns the query for one parameter of an order that is added to the sheet or replaces a line of it. */
    ParamQuery query(OrderType<?> type, String param, SortedMap<String, String> given, OrderSheet others) {
        return new ParamQuery(seat(), others, type, param, given);
    }

    /**
     * Returns a function from a type of order to the reason why none can be added to the sheet; empty if one can, or if unknown.
     */
    Function<OrderType<?>, Optional<Message>> hindrances() {
        return position.hindrances(seat(), sheet());
    }

    List<Offer> offers(ParamQuery query) {
        return position.offers(query);
    }

    /** Returns the odds of chance events for the seat; empty where turns are simulated. */
    Odds odds() {
        return position.odds(seat());
    }

    /** An order in words; as it is typed where the ruleset has no sentence for it. */
    String told(Order order) {
        Optional<Message> told = context.told(view.roster(), tongue(), position).apply(order);
        return tongue().capital(told.map(speech()::say)
                .orElseGet(() -> speech().typed(game.orders().write(order, lexicon()))));
    }

    /** The same without markup, for menus. */
    String named(Order order) {
        Optional<Message> told = context.told(view.roster(), tongue(), position).apply(order);
        return tongue().capital(
                        told.map(plain()::say).orElseGet(() -> game.orders().write(order, lexicon())));
    }
}
