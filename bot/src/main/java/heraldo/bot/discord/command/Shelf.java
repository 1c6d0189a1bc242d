package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.front.Prompts;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Prompt;
import java.util.List;
import java.util.Optional;

/** Finds the ruleset somebody wants to read about: the one he names, else that of the campaign he is in, else the first. */
final class Shelf {

    static final String RULESET = "ruleset";

    private final Front front;

    Shelf(Front front) {
        this.front = front;
    }

    Game game(Call call) {
        return call.text(RULESET)
                .map(this::named)
                .or(() -> played(call))
                .or(() -> front.games().stream().findFirst())
                .orElseThrow(() -> Refusals.of("no-rulesets"));
    }

    /**
     * A ruleset by its id or name.
     *
     * @throws RefusedException if there is none; the sentence lists what there is
     */
    Game named(String typed) {
        return front.games().stream()
                .filter(game -> game.id().equals(typed))
                .findFirst()
                .or(() -> front.games().stream()
                        .filter(game -> game.isCalled(typed))
                        .findFirst())
                .orElseThrow(() -> Refusals.of(
                        "no-such-ruleset",
                        "typed",
                        typed,
                        "rulesets",
                        front.games().stream().map(game -> (Object) game.id()).toList()));
    }

    List<Prompt> prompts(Call call, String typed) {
        List<Prompt> all = front.games().stream()
                .map(game -> new Prompt(game.names().get(call.tongue()), game.id()))
                .toList();
        return Prompts.fitting(all, typed);
    }

    private Optional<Game> played(Call call) {
        try {
            return Optional.of(front.game(front.office().usher().campaign(call.act())));
        } catch (RefusedException e) {
            return Optional.empty();
        }
    }
}
