package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Chair;
import heraldo.bot.campaign.model.Involvement;
import heraldo.bot.campaign.model.RefusedException;
import java.util.List;

/** Says which campaigns an act may mean, and how its user stands to each of them. Decides nothing. */
public final class Directory {

    private final Ledger ledger;

    public Directory(Ledger ledger) {
        this.ledger = ledger;
    }

    /**
     * What an act may mean.
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
     * The campaigns an act may mean.
     *
     * @throws RefusedException if it names one that is not there
     */
    public Choice choice(Act act) {
        return ledger.read(books -> {
            List<Campaign> near = Usher.meant(books, act);
            List<Campaign> meant =
                    near.isEmpty() ? books.campaigns().inGuild(act.place().guild()) : near;
            return new Choice(
                    meant.stream()
                            .map(campaign -> standing(books, act, campaign))
                            .toList(),
                    !near.isEmpty(),
                    books.acts().knows(act.id()));
        });
    }

    private static Involvement standing(Books books, Act act, Campaign campaign) {
        List<Chair> chairs = books.chairs().of(campaign.id());
        long channel = act.place().channel();
        return new Involvement(
                campaign,
                campaign.gameMaster() == act.user(),
                Usher.chair(books, campaign, act.user()),
                chairs.stream()
                        .filter(chair -> chair.channel() != 0 && chair.channel() == channel)
                        .findFirst(),
                books.chairs().left(campaign.id(), act.user()),
                chairs.stream().anyMatch(chair -> !chair.played()));
    }
}
