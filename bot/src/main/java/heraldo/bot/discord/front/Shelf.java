package heraldo.bot.discord.front;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Suggestion;
import java.util.List;
import java.util.Optional;

/** Finds the ruleset somebody wants to read about: the one they name, else that of their campaign, else the first. */
public final class Shelf {

    /** The option that names a ruleset. */
    public static final String RULESET = "ruleset";

    private final BotContext context;

    public Shelf(BotContext context) {
        this.context = context;
    }

    public Game game(Call call) {
        return call.text(RULESET)
                .map(this::named)
                .or(() -> played(call))
                .or(() -> context.games().stream().findFirst())
                .orElseThrow(() -> Refusals.of("no-rulesets"));
    }

    /**
     * A ruleset by its id or name.
     *
     * @throws RefusedException if there is none; the sentence lists what there is
     */
    public Game named(String typed) {
        return context.games().stream()
                .filter(game -> game.id().equals(typed))
                .findFirst()
                .or(() -> context.games().stream()
                        .filter(game -> game.isCalled(typed))
                        .findFirst())
                .orElseThrow(() -> Refusals.of(
                        "no-such-ruleset",
                        "typed",
                        typed,
                        "rulesets",
                        context.games().stream().map(game -> (Object) game.id()).toList()));
    }

    public List<Suggestion> suggestions(Call call, String typed) {
        List<Suggestion> all = context.games().stream()
                .map(game -> new Suggestion(game.name(call.tongue()), game.id()))
                .toList();
        return Suggestions.fitting(all, typed);
    }

    /** The running campaign that a caller means in which they play a ruleset; empty if there is none. */
    public Optional<Roster> seated(Game game, Call call) {
        return running(game, call).filter(roster -> roster.of(call.act().user()).isPresent());
    }

    /** The running campaign of a ruleset that a caller means; empty if there is none. */
    public Optional<Roster> running(Game game, Call call) {
        return meant(call)
                .filter(campaign -> campaign.status() == CampaignStatus.RUNNING
                        && campaign.ruleset().equals(game.id()))
                .map(campaign -> context.office().campaigns().roster(campaign.id()));
    }

    private Optional<Game> played(Call call) {
        return meant(call).flatMap(campaign -> context.game(campaign.ruleset()));
    }

    private Optional<Campaign> meant(Call call) {
        try {
            return Optional.of(context.office().lodge().usher().campaign(call.act()));
        } catch (RefusedException e) {
            return Optional.empty();
        }
    }
}
