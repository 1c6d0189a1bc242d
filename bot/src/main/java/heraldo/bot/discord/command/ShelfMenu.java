package heraldo.bot.discord.command;

import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;

/** The menu under what is read from the books of a ruleset: whatever is chosen opens in the same message. */
final class ShelfMenu implements ComponentHandler {

    private static final String ACTION = "shelf.";
    private static final String GAP = " ";

    private final ShelfCommand command;

    ShelfMenu(ShelfCommand command) {
        this.command = command;
    }

    /**
     * Returns the component id of the menu.
     *
     * @param open the number of the title that is open above it, which keeps the id short; -1 if there is none
     */
    static ComponentId componentId(String command, Game game, Call call, int open) {
        return ComponentId.of(ACTION + command, call.act().user(), game.id() + GAP + open);
    }

    @Override
    public String action() {
        return ACTION + command.errand();
    }

    @Override
    public String errand() {
        return command.errand();
    }

    @Override
    public boolean inPlace() {
        return true;
    }

    @Override
    public Answer answer(Admitted admitted) {
        Call call = admitted.call();
        String[] place = call.componentId().orElseThrow().argument().split(GAP, 2);
        String chosen = call.chosen(Call.CHOSEN).stream().findFirst().orElse("");
        return command.page(place[0], place.length > 1 ? place[1] : "", chosen, call);
    }
}
