package heraldo.bot.campaign.model;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;

/**
 * One game at one table. Holds nothing secret.
 *
 * @param name the name its game master gave it; shown literally
 * @param gameMaster the user who directs it: whoever opened it, until it was handed over
 * @param home the place where it is played
 * @param founding the data fixed at its opening
 * @param charter the agreement by which it is played
 */
public record Campaign(
        CampaignId id,
        String name,
        long gameMaster,
        Home home,
        Founding founding,
        Charter charter,
        CampaignStatus status) {
    /** The server it is played in. */
    public long guild() {
        return home.guild();
    }

    /** The id of its ruleset. */
    public String ruleset() {
        return founding.ruleset();
    }

    /** Every option of the ruleset with its value. */
    public SortedMap<String, String> options() {
        return charter.options();
    }

    public Terms terms() {
        return charter.terms();
    }

    public Cadence cadence() {
        return charter.cadence();
    }

    /** The game master's number at Discord; empty if they are forgotten. */
    public OptionalLong director() {
        return Alias.person(gameMaster);
    }

    /**
     * Returns whether the campaign is a lesson: one person learns the game at their own pace, against governors and without
     * deadlines.
     */
    public boolean lesson() {
        return cadence().isNone();
    }

    /**
     * Returns whether a seat is open to anybody: nobody plays it, or its player has been away for so long that it is offered.
     * Always false in a lesson, and once the campaign has ended.
     */
    public boolean offers(Occupancy occupancy) {
        return status != CampaignStatus.ENDED && !lesson() && (!occupancy.played() || deserted(occupancy));
    }

    /** Returns whether a seat's player has been away for so long that anybody may take it. */
    public boolean deserted(Occupancy occupancy) {
        return status == CampaignStatus.RUNNING && terms().ladder().offers(occupancy.silent());
    }

    public Campaign withStatus(CampaignStatus next) {
        return new Campaign(id, name, gameMaster, home, founding, charter, next);
    }

    /** This campaign, played by other things that were agreed. */
    public Campaign withCharter(Charter other) {
        return new Campaign(id, name, gameMaster, home, founding, other, status);
    }

    public Campaign withTerms(Terms other) {
        return withCharter(charter.withTerms(other));
    }

    /** Somebody else directs it. */
    public Campaign directedBy(long other) {
        return new Campaign(id, name, other, home, founding, charter, status);
    }

    /** Its channels are gone. */
    public Campaign homeless() {
        return in(Optional.empty());
    }

    public Campaign in(Channels made) {
        return in(Optional.of(made));
    }

    private Campaign in(Optional<Channels> place) {
        return new Campaign(id, name, gameMaster, home.withChannels(place), founding, charter, status);
    }
}
