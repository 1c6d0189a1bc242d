package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.front.View;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.page.OwnCards;
import heraldo.bot.discord.page.OwnPage;
import heraldo.bot.discord.page.Turns;
import heraldo.bot.discord.press.TalkMenu;
import heraldo.bot.discord.press.Treaties;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** {@code /card}: what a turn came to for its reader's own seat. */
final class CardCommand extends CampaignSuggestions {

    private final Forms forms;

    CardCommand(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("card", forms.turn(), forms.campaign());
    }

    @Override
    public Right right() {
        return Right.READ_OWN;
    }

    @Override
    public Answer answer(Admitted admitted) {
        View view = context().view(admitted);
        OptionalInt seen = admitted.call().number(Turns.OPTION);
        Optional<Integer> turn = seen.isPresent()
                ? Optional.of(new Turns(context(), view.campaign())
                        .played(seen.getAsInt())
                        .getLast())
                : new OwnCards(context().office()).latest(view.campaign().id());
        return turn.map(number -> answer(admitted, number, Optional.empty()))
                .orElseGet(() -> Answer.of(view.speech().say("discord.card.nothing")));
    }

    /**
     * A turn as the holder of a seat reads it. A game master reads what they may know of it.
     *
     * @param turn as it is counted in the books
     * @param whose the seat; the reader's own if none is named
     * @throws heraldo.bot.campaign.model.RefusedException if the reader plays another seat
     */
    Answer answer(Admitted admitted, int turn, Optional<Seat> whose) {
        View view = context().view(admitted);
        Optional<Seat> own = admitted.occupancy().map(Occupancy::seat);
        Optional<Seat> seat = whose.or(() -> own);
        boolean holder = own.isPresent() && own.equals(seat);
        boolean director = view.campaign().gameMaster() == admitted.act().user();
        if (!holder && !director) {
            throw Refusals.of("not-yours");
        }
        return seat.filter(each -> holder || view.viewer().director())
                .map(each -> card(admitted, view, turn, each))
                .orElseGet(() -> new TurnReport(context()).answer(admitted, turn));
    }

    private Answer card(Admitted admitted, View view, int turn, Seat seat) {
        CampaignId campaign = view.campaign().id();
        CampaignTurn row = context().office().archive().turn(campaign, turn).orElseThrow(() -> absent(view, turn));
        OwnCards.Found found =
                new OwnCards(context().office()).of(campaign, turn, seat).orElseThrow(() -> absent(view, turn));
        List<AnswerButton> keys = keys(view, turn);
        List<String> treaties = new ArrayList<>();
        if (admitted.occupancy().map(Occupancy::seat).equals(Optional.of(seat))) {
            treaties.addAll(new Treaties(context()).inForce(admitted));
            new Treaties(context()).key(admitted).ifPresent(keys::add);
            if (TalkMenu.allowed(context(), admitted)) {
                keys.add(new TalkMenu(context())
                        .key(view.campaign().id(), view.speech().plain()));
            }
        }
        return Answer.of(new OwnPage(context(), view, admitted.tongue(), seat).of(row, found, treaties, keys));
    }

    private RuntimeException absent(View view, int turn) {
        Campaign campaign = view.campaign();
        return new Turns(context(), campaign)
                .absent(context().office().archive().number(campaign.id(), turn).seen());
    }

    private List<AnswerButton> keys(View view, int turn) {
        CampaignId campaign = view.campaign().id();
        List<AnswerButton> keys = new ArrayList<>();
        if (view.campaign().status() == CampaignStatus.RUNNING) {
            keys.add(new AnswerButton(
                    view.speech().plain().say("discord.key.give-orders"),
                    Shortcut.Kind.ORDERS.componentId(campaign, 0),
                    Weight.MAIN));
        }
        keys.add(new AnswerButton(
                view.speech().plain().say("discord.key.report"), TurnReport.componentId(campaign, turn), Weight.SIDE));
        return keys;
    }
}
