package heraldo.bot.discord.gate;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignSeat;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.text.Tongue;
import java.util.Optional;

/**
 * An admitted call, with everything the doorkeeper looked up, so that handlers need not look it up again. Code that writes
 * re-reads in its own transaction whatever may have changed since.
 *
 * @param call meant from now on for the one campaign for which it was let in, if for any
 * @param right the right it was let in with
 * @param meant the campaign, its seats and its newest turn as they were at the door; empty if the right concerns no campaign
 */
public record Admitted(Call call, Right right, Optional<Roster> meant) {

    /** Let in for no campaign that is there. */
    public static Admitted apart(Call call, Right right) {
        return new Admitted(call, right, Optional.empty());
    }

    /** Let in for a campaign. */
    public static Admitted to(Roster roster, Call call, Right right) {
        return new Admitted(call.in(roster.campaign().id()), right, Optional.of(roster));
    }

    public Act act() {
        return call.act();
    }

    public Tongue tongue() {
        return call.tongue();
    }

    /**
     * The campaign, its seats and its newest turn.
     *
     * @throws IllegalStateException if the right is for no campaign
     */
    public Roster roster() {
        return meant.orElseThrow(
                () -> new IllegalStateException("who has the right to " + right + " means no campaign"));
    }

    public Campaign campaign() {
        return roster().campaign();
    }

    /** The open turn, or the last one; empty before the start. */
    public Optional<CampaignTurn> turn() {
        return roster().turn();
    }

    /** The seat that the caller plays; empty if they play none. */
    public Optional<Occupancy> occupancy() {
        return roster().of(act().user());
    }

    /**
     * The campaign with the seat that the caller plays.
     *
     * @throws RefusedException if they play none (any more)
     */
    public CampaignSeat seat() {
        return new CampaignSeat(campaign(), occupancy().orElseThrow(() -> RefusedException.of("no-seat")));
    }
}
