package heraldo.bot.campaign.model;

import java.util.Optional;

/**
 * By what rule a campaign grants what its players ask for.
 *
 * @param share more than this percentage of the seated players must be in favour
 * @param emergency the percentage that is enough in an emergency
 * @param hours the most by which one request may move a deadline
 * @param extensions the maximum number of extensions in a campaign
 * @param days the longest pause
 */
public record PetitionRule(int share, int emergency, int hours, int extensions, int days) {

    /** More than half; in an emergency half. */
    public static final PetitionRule USUAL = new PetitionRule(50, 50, 48, 3, 7);

    /** A campaign's rule can move deadlines by no more hours. */
    public static final int MOST_HOURS = 168;

    /** A campaign's rule can let pauses be no longer. */
    public static final int MOST_DAYS = 30;

    private static final int WHOLE = 100;

    /** Computes the number of votes in favour that a request needs. */
    public int needed(Petition.Kind kind, int seated) {
        return kind == Petition.Kind.EMERGENCY ? (emergency * seated + WHOLE - 1) / WHOLE : share * seated / WHOLE + 1;
    }

    /** Returns the required share of votes in one word; empty if there is no word for it. */
    public Optional<VoteShare> usually() {
        return VoteShare.exceeding(share);
    }

    /** Returns the required share of votes in an emergency in one word; empty if there is no word for it. */
    public Optional<VoteShare> inEmergencies() {
        return VoteShare.reaching(emergency);
    }

    /** The same with so many votes. */
    public PetitionRule needing(VoteShare votes) {
        return new PetitionRule(votes.exceeded(), emergency, hours, extensions, days);
    }

    /** The same with so many votes in an emergency. */
    public PetitionRule needingInEmergencies(VoteShare votes) {
        return new PetitionRule(share, votes.reached(), hours, extensions, days);
    }

    /** The same with so many extensions of so many hours. */
    public PetitionRule extending(int times, int by) {
        return new PetitionRule(share, emergency, by, times, days);
    }

    /** The same with pauses of so many days. */
    public PetitionRule pausing(int longest) {
        return new PetitionRule(share, emergency, hours, extensions, longest);
    }

    /** The most that can be asked for at once, in the kind's own unit. */
    public int most(Petition.Kind kind) {
        return kind.pauses() ? days : hours;
    }
}
