package heraldo.bot.discord.command;

import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.View;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.page.Turns;
import heraldo.bot.discord.shape.Form;
import heraldo.rules.kernel.Standings;
import java.util.Optional;

/** {@code /map} and {@code /fame}: a position as its reader may see it, now or after a turn. */
final class PageCommand extends CampaignPrompts {

    private final Forms forms;
    private final String name;
    private final boolean beforehand;
    private final Page page;

    private PageCommand(Front front, Forms forms, String name, boolean beforehand, Page page) {
        super(front);
        this.forms = forms;
        this.name = name;
        this.beforehand = beforehand;
        this.page = page;
    }

    /** What is shown of a position. */
    @FunctionalInterface
    private interface Page {
        Answer of(View view, Turns.Page shown, String title);
    }

    /** The map. */
    static PageCommand map(Front front, Forms forms) {
        return new PageCommand(
                front,
                forms,
                "map",
                true,
                (view, shown, title) -> Answer.of(Card.of(title, ""))
                        .with(front.gallery()
                                .map(view.campaign(), shown.number(), shown.scene(view.viewer()), view.speech())));
    }

    /** The fame table. */
    static PageCommand fame(Front front, Forms forms) {
        return new PageCommand(front, forms, "fame", false, (view, shown, title) -> {
            Standings standings = shown.position().standings();
            return Answer.of(Card.of(title, front.gallery().fame(standings, view.speech())))
                    .with(front.gallery().standings(view.campaign(), shown.number(), standings, view.speech()));
        });
    }

    @Override
    public Form form() {
        return forms.form(name, forms.turn(), forms.campaign());
    }

    @Override
    public Answer answer(Call call) {
        View view = front().view(call);
        return sample(view, call).orElseGet(() -> page(view, call));
    }

    /** Before the start: what the board will look like. */
    private Optional<Answer> sample(View view, Call call) {
        Optional<Position<?>> sample =
                front().office().archive().sample(view.campaign().id());
        String title = view.speech()
                .inLine()
                .say(
                        "discord.turn.sample",
                        "name",
                        view.speech().inLine().typed(view.campaign().name()));
        return sample.filter(any -> beforehand && call.number(Turns.FIELD).isEmpty())
                .map(position -> page.of(view, new Turns.Page(0, position.turn(), position), title));
    }

    private Answer page(View view, Call call) {
        Turns.Page shown = new Turns(front(), view.campaign()).page(call.number(Turns.FIELD));
        return page.of(view, shown, shown.title(view.campaign(), view.speech()));
    }
}
