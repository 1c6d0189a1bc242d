package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Involvement;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Roster;
import java.util.List;
import java.util.function.Function;

/** Says which campaigns an act may mean, and how its user stands to each of them. Decides nothing. */
public final class Directory {

    private final Ledger ledger;

    public Directory(Ledger ledger) {
        this.ledger = ledger;
    }

    /**
     * The campaigns that an act may mean, with the user's involvement in each.
     *
     * @param near whether the act itself says it, by a name or by where it was given; otherwise it may be any campaign of
     *     the server that has not ended
     * @param known whether the act has been done already
     */
    public record Choice(List<Involvement> involvements, boolean near, boolean known) {
        public Choice {
            involvements = List.copyOf(involvements);
        }
    }

    /**
     * The campaign that an act means.
     *
     * @param roster the campaign as it is now
     * @param known whether the act has been done already
     */
    public record Entry(Roster roster, boolean known) {}

    /**
     * The campaign that an act means. All that is asked for is from the same moment.
     *
     * @param decide chooses the campaign among those it may mean; may refuse
     * @throws RefusedException if it names one that is not there
     */
    public Entry entry(Act act, Function<Choice, Involvement> decide) {
        return ledger.read(books -> {
            Choice choice = choice(books, act);
            Involvement meant = decide.apply(choice);
            Campaign campaign = meant.campaign();
            return new Entry(
                    new Roster(campaign, meant.occupancies(), books.turns().newest(campaign.id())), choice.known());
        });
    }

    private static Choice choice(Books books, Act act) {
        List<Campaign> near = near(books, act);
        List<Campaign> meant = near.isEmpty() ? Usher.games(books, act) : near;
        return new Choice(
                meant.stream().map(campaign -> standing(books, act, campaign)).toList(),
                !near.isEmpty(),
                books.acts().knows(act.id()));
    }

    /** Returns the campaigns that the act itself points to; for an act already done, the campaign of its trace. */
    private static List<Campaign> near(Books books, Act act) {
        return books.acts()
                .trace(act.id())
                .map(trace -> List.of(Usher.find(books, trace.turn().campaign())))
                .orElseGet(() -> Usher.meant(books, act));
    }

    private static Involvement standing(Books books, Act act, Campaign campaign) {
        List<Occupancy> occupancies = books.occupancies().of(campaign.id());
        long channel = act.place().channel();
        return new Involvement(
                campaign,
                occupancies,
                campaign.gameMaster() == act.user() && !campaign.lesson(),
                Usher.occupancy(occupancies, act.user()),
                occupancies.stream()
                        .filter(occupancy -> occupancy.channel() != 0 && occupancy.channel() == channel)
                        .findFirst(),
                books.occupancies().left(campaign.id(), act.user()));
    }
}
