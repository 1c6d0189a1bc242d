package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignSeat;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.rules.kernel.PlayerText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Finds the campaign and the seat that an act means: the campaign named in it, else the channel it was given in, else the
 * user's only seat. Where that does not decide, the refusal lists what there is.
 */
public final class Usher {
    private final Ledger ledger;

    public Usher(Ledger ledger) {
        this.ledger = ledger;
    }

    /** The campaign somebody wants to read about. */
    public Campaign campaign(Act act) {
        return ledger.read(books -> campaign(books, act));
    }

    public CampaignSeat seat(Books books, Act act) {
        Optional<Occupancy> here = books.occupancies().inChannel(act.place().channel());
        if (here.isPresent() && act.meant().isEmpty()) {
            return ownChannel(books, act, here.get());
        }
        List<Campaign> meant = meant(books, act);
        List<Campaign> choice = meant.isEmpty() ? elsewhere(books, act) : meant;
        List<CampaignSeat> seats = seats(books, choice, act.user());
        if (seats.isEmpty()) {
            throw meant.isEmpty() ? RefusedException.of("no-seat") : strange("not-your-campaign", meant);
        }
        return only(seats, CampaignSeat::campaign, "which-seat");
    }

    public Campaign campaign(Books books, Act act) {
        Optional<Occupancy> here = books.occupancies().inChannel(act.place().channel());
        if (here.isPresent() && act.meant().isEmpty()) {
            return find(books, here.get().campaign());
        }
        List<Campaign> choice = meant(books, act);
        if (choice.isEmpty()) {
            choice = games(books, act);
        }
        if (choice.isEmpty()) {
            throw RefusedException.of("no-campaign");
        }
        List<CampaignSeat> own = seats(books, choice, act.user());
        return own.size() == 1 ? own.get(0).campaign() : only(choice);
    }

    public Campaign directed(Books books, Act act) {
        List<Campaign> meant = meant(books, act);
        List<Campaign> choice = meant.isEmpty() ? elsewhere(books, act) : meant;
        List<Campaign> own = choice.stream()
                .filter(campaign -> campaign.gameMaster() == act.user() && !campaign.lesson())
                .toList();
        if (own.isEmpty()) {
            throw meant.isEmpty() ? RefusedException.of("no-game-master") : strange("not-game-master", meant);
        }
        return only(own);
    }

    /** The campaign in which a newcomer wants a seat. */
    public Campaign joinable(Books books, Act act) {
        List<Campaign> meant = meant(books, act);
        List<Campaign> choice = meant.isEmpty() ? games(books, act) : meant;
        if (choice.isEmpty()) {
            throw RefusedException.of("no-campaign");
        }
        Predicate<Campaign> open =
                campaign -> occupancy(books, campaign, act.user()).isEmpty()
                        && books.occupancies().of(campaign.id()).stream().anyMatch(campaign::offers);
        List<Campaign> free = choice.stream().filter(open).toList();
        return only(free.isEmpty() ? choice : free);
    }

    public static Optional<Occupancy> occupancy(Books books, Campaign campaign, long user) {
        return occupancy(books.occupancies().of(campaign.id()), user);
    }

    /** The seat of a user among those of a campaign. */
    static Optional<Occupancy> occupancy(List<Occupancy> occupancies, long user) {
        return occupancies.stream()
                .filter(occupancy -> occupancy.played() && occupancy.user() == user)
                .findFirst();
    }

    public static Campaign find(Books books, CampaignId id) {
        return books.campaigns().find(id).orElseThrow(() -> RefusedException.of("no-campaign"));
    }

    /** The campaign named in the act, or those that live where it was given. */
    static List<Campaign> meant(Books books, Act act) {
        if (act.meant().isPresent()) {
            return List.of(find(books, act.meant().get()));
        }
        Optional<Occupancy> here = books.occupancies().inChannel(act.place().channel());
        if (here.isPresent()) {
            return List.of(find(books, here.get().campaign()));
        }
        List<Campaign> around = books.campaigns().at(act.place());
        List<Campaign> exactly = around.stream()
                .filter(campaign -> owns(campaign, act.place().channel()))
                .toList();
        return exactly.isEmpty() ? around : exactly;
    }

    private static boolean owns(Campaign campaign, long channel) {
        return campaign.home()
                .channels()
                .filter(channels -> channels.chronicle() == channel || channels.diplomacy() == channel)
                .isPresent();
    }

    /**
     * The user's campaigns in the server the act was given in; in any server if it was given outside. A lesson is meant only by
     * those who play nothing else.
     */
    private static List<Campaign> elsewhere(Books books, Act act) {
        long guild = act.place().guild();
        List<Campaign> all = books.campaigns().of(act.user()).stream()
                .filter(campaign -> guild == 0 || campaign.guild() == guild)
                .toList();
        List<Campaign> games =
                all.stream().filter(campaign -> !campaign.lesson()).toList();
        return games.isEmpty() ? all : games;
    }

    /** The campaigns of the server that are not somebody's lesson. */
    static List<Campaign> games(Books books, Act act) {
        return books.campaigns().inGuild(act.place().guild()).stream()
                .filter(campaign -> !campaign.lesson())
                .toList();
    }

    private static CampaignSeat ownChannel(Books books, Act act, Occupancy occupancy) {
        if (!occupancy.played() || occupancy.user() != act.user()) {
            throw RefusedException.of("not-your-channel", "seat", new PlayerText(occupancy.name()));
        }
        return new CampaignSeat(find(books, occupancy.campaign()), occupancy);
    }

    private static List<CampaignSeat> seats(Books books, List<Campaign> campaigns, long user) {
        List<CampaignSeat> seats = new ArrayList<>();
        for (Campaign campaign : campaigns) {
            occupancy(books, campaign, user).ifPresent(occupancy -> seats.add(new CampaignSeat(campaign, occupancy)));
        }
        return seats;
    }

    private static Campaign only(List<Campaign> choice) {
        return only(choice, campaign -> campaign, "which-campaign");
    }

    private static <T> T only(List<T> choice, Function<T, Campaign> campaign, String code) {
        if (choice.size() > 1) {
            throw RefusedException.of(
                    code, "campaigns", names(choice.stream().map(campaign).toList()));
        }
        return choice.get(0);
    }

    private static RefusedException strange(String code, List<Campaign> campaigns) {
        return RefusedException.of(code, "campaigns", names(campaigns));
    }

    private static List<PlayerText> names(List<Campaign> campaigns) {
        return campaigns.stream()
                .map(campaign -> new PlayerText(campaign.name()))
                .distinct()
                .toList();
    }
}
