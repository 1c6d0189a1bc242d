package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.View;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.Picture;
import heraldo.bot.discord.page.Turns;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.scene.Scene;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;

/** {@code /map} and {@code /fame}: a position as its reader may see it, now or after a turn. */
final class PageCommand extends CampaignSuggestions implements TurnButton.OfTurn {

    private final Forms forms;
    private final String name;
    private final boolean beforehand;
    private final Page page;

    private PageCommand(BotContext context, Forms forms, String name, boolean beforehand, Page page) {
        super(context);
        this.forms = forms;
        this.name = name;
        this.beforehand = beforehand;
        this.page = page;
    }

    /** What is shown of a position. */
    @FunctionalInterface
    private interface Page {
        Answer of(View view, Turns.Page shown, String title, Optional<Seat> own);
    }

    /** The map. */
    static PageCommand map(BotContext context, Forms forms) {
        return new PageCommand(
                context,
                forms,
                "map",
                true,
                (view, shown, title, own) -> Answer.of(Embed.of(title, "")).with(map(context, view, shown, own)));
    }

    /** Who asks in the channel of his own seat sees what is around him; everybody else, and elsewhere, the whole board. */
    private static Picture map(BotContext context, View view, Turns.Page shown, Optional<Seat> own) {
        Scene scene = shown.scene(view.viewer());
        return own.map(seat -> context.gallery().own(view.campaign(), shown.number(), scene, seat, view.speech()))
                .orElseGet(() -> context.gallery().map(view.campaign(), shown.number(), scene, view.speech()));
    }

    /** The fame table. */
    static PageCommand fame(BotContext context, Forms forms) {
        return new PageCommand(context, forms, "fame", false, (view, shown, title, own) -> {
            Standings standings = shown.position().standings();
            SortedMap<Integer, Standings> course =
                    context.office().history().until(view.campaign().id(), shown.number());
            return Answer.of(Embed.of(title, context.gallery().fame(standings, view.speech())))
                    .with(context.gallery()
                            .standings(view.campaign(), course, shown.turn().label(), view.speech()));
        });
    }

    @Override
    public CommandShape form() {
        return forms.form(name, forms.turn(), forms.campaign());
    }

    @Override
    public Right right() {
        return Right.READ;
    }

    @Override
    public Answer answer(Admitted admitted) {
        return answer(admitted, admitted.call().number(Turns.OPTION));
    }

    @Override
    public Answer answer(Admitted admitted, OptionalInt turn) {
        View view = context().view(admitted);
        return sample(view, turn).orElseGet(() -> page(view, turn, own(admitted)));
    }

    private static Optional<Seat> own(Admitted admitted) {
        return admitted.occupancy()
                .filter(seat -> seat.channel() == admitted.act().place().channel())
                .map(Occupancy::seat);
    }

    /** Before the start: what the board will look like. */
    private Optional<Answer> sample(View view, OptionalInt turn) {
        Optional<Position<?>> sample =
                context().office().archive().sample(view.campaign().id());
        String title = view.speech()
                .inLine()
                .say(
                        "discord.turn.sample",
                        "name",
                        view.speech().inLine().typed(view.campaign().name()));
        return sample.filter(any -> beforehand && turn.isEmpty())
                .map(position -> page.of(view, new Turns.Page(0, position.turn(), position), title, Optional.empty()));
    }

    private Answer page(View view, OptionalInt turn, Optional<Seat> own) {
        Turns.Page shown = new Turns(context(), view.campaign()).page(turn);
        return page.of(view, shown, shown.title(view.campaign(), view.speech()), own);
    }
}
