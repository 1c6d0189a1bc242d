package heraldo.bot.discord.door;

import heraldo.bot.campaign.book.Directory;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.HouseRule;
import heraldo.bot.campaign.model.Involvement;
import heraldo.bot.campaign.model.Openers;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.rulebook.Progress;
import heraldo.bot.discord.authority.Actor;
import heraldo.bot.discord.authority.CommandRights;
import heraldo.bot.discord.authority.Rank;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.Guard;
import heraldo.rules.kernel.PlayerText;
import java.util.List;
import java.util.Optional;

/**
 * Checks every call against the table of rights. Of the campaigns a call may mean, it admits the caller to the one in which
 * they have the right that is needed, and to no other.
 */
public final class Doorkeeper implements Guard {

    private final BotContext context;
    private final CommandRights rights;

    public Doorkeeper(BotContext context, CommandRights rights) {
        this.context = context;
        this.rights = rights;
    }

    @Override
    public Admitted admit(Call call, String errand) {
        Right right = rights.to(errand)
                .orElseThrow(() -> new IllegalStateException("the table of rights has no row for " + errand));
        demandOwnComponentId(call);
        if (right.apart()) {
            demandRank(call, right.rank());
            return Admitted.apart(call, right);
        }
        if (right.rank() != Rank.MEMBER) {
            demandRank(call, right.rank());
        }
        Directory.Entry entry =
                context.office().lodge().directory().entry(context.act(call), choice -> meant(call, right, choice));
        if (!entry.known()) {
            demandTimely(call, right, entry.roster());
            demandFresh(call, right, entry.roster());
        }
        return Admitted.to(entry.roster(), call, right);
    }

    private void demandRank(Call call, Rank rank) {
        HouseRule rule =
                context.office().helm().houses().rule(call.act().place().guild());
        if (rank.isOf(call.badge(), rule)) {
            return;
        }
        throw rank == Rank.MANAGER
                ? RefusedException.of("not-manager")
                : rule.openers() == Openers.ROLE && !rule.lostRole()
                        ? RefusedException.of("openers-role", "role", "<@&" + rule.role() + ">")
                        : RefusedException.of("openers-managers");
    }

    private static Involvement meant(Call call, Right right, Directory.Choice choice) {
        List<Involvement> allowed = choice.involvements().stream()
                .filter(involvement -> right.isOf(
                        Actor.of(involvement, call.act(), call.badge().administrator())))
                .toList();
        if (choice.known() && !choice.involvements().isEmpty()) {
            // It was let in when it came first; the desk gives the same answer again.
            return (allowed.isEmpty() ? choice.involvements() : allowed).get(0);
        }
        if (allowed.isEmpty()) {
            throw RightRefusals.refused(call, right, choice);
        }
        List<Involvement> likely = allowed.stream()
                .filter(involvement -> likely(right, involvement))
                .toList();
        List<Involvement> best = likely.isEmpty() ? allowed : likely;
        if (best.size() > 1) {
            throw RefusedException.of(RightRefusals.several(right), "campaigns", RightRefusals.names(best));
        }
        return best.get(0);
    }

    /** Readers mean the campaign they play in; newcomers one with a free seat. */
    private static boolean likely(Right right, Involvement involvement) {
        return switch (right) {
            case READ, READ_OWN -> involvement.own().isPresent();
            case JOIN -> involvement.room();
            default -> true;
        };
    }

    private static void demandOwnComponentId(Call call) {
        if (!call.componentId()
                .map(componentId -> componentId.isFor(call.act().user()))
                .orElse(true)) {
            throw Refusals.of("not-yours");
        }
    }

    private void demandTimely(Call call, Right right, Roster roster) {
        Campaign campaign = roster.campaign();
        Optional<CampaignTurn> newest = roster.turn();
        Progress progress = Progress.of(campaign, newest);
        if (right.holds(progress)) {
            return;
        }
        if (right == Right.START) {
            throw RefusedException.of("started-already", "campaign", new PlayerText(campaign.name()));
        }
        if (right == Right.DIRECT && progress == Progress.CRASHED) {
            throw RefusedException.of(
                    "crashed", "turn", seen(newest.orElseThrow().key()));
        }
        if (right != Right.PLAY && (progress == Progress.FORMING || progress == Progress.ENDED)) {
            // What a ruleset says of its deadlines is for those who give orders.
            throw RefusedException.of(progress == Progress.FORMING ? "not-started" : "over");
        }
        throw context.office()
                .library()
                .rulebook(campaign)
                .closed(progress, newest, call.act().at());
    }

    /** A button of a turn changes nothing in another; where it only opens something, that is what there is now. */
    private void demandFresh(Call call, Right right, Roster roster) {
        int made = call.componentId().map(ComponentId::turn).orElse(0);
        int now = roster.turn().map(turn -> turn.key().number()).orElse(made);
        if (right == Right.PLAY && made != 0 && made != now) {
            throw Refusals.of(
                    "old-button", "turn", seen(new TurnKey(roster.campaign().id(), made, 0)));
        }
    }

    private int seen(TurnKey turn) {
        return context.office().archive().number(turn).seen();
    }
}
