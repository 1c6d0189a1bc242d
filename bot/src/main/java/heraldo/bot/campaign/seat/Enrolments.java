package heraldo.bot.campaign.seat;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.Names;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The enrolments of a campaign's players: the forms that they filled in for their seats. */
final class Enrolments {

    private final Library library;

    Enrolments(Library library) {
        this.library = library;
    }

    /** Returns the form for a player who takes a seat now; empty in a running game, which knows its seats already. */
    Optional<OrderType<?>> form(Campaign campaign) {
        return campaign.status() == CampaignStatus.FORMING
                ? library.rulebook(campaign).enrolment()
                : Optional.empty();
    }
    /** The enrolments of those who sit; a governor's seat has none. */
    SortedMap<Seat, Order> of(Books books, Campaign campaign) {
        Rulebook<?> rulebook = library.rulebook(campaign);
        Map<Long, String> forms = books.enrolments().of(campaign.id());
        SortedMap<Seat, Order> enrolments = new TreeMap<>();
        books.occupancies().of(campaign.id()).stream()
                .filter(occupancy -> occupancy.played() && forms.containsKey(occupancy.user()))
                .forEach(occupancy ->
                        enrolments.put(occupancy.seat(), rulebook.enrolment(Known.in(forms, occupancy.user()))));
        return enrolments;
    }

    /**
     * Enters a player's enrolment.
     *
     * @return the seat with the name that follows from it
     * @throws RefusedException if the player cannot join with it
     */
    Occupancy enter(Books books, Act act, Campaign campaign, Occupancy occupancy, Order form) {
        Rulebook<?> rulebook = library.rulebook(campaign);
        Optional<Refusal> refusal =
                rulebook.hosted().ruleset().join().admit(form, of(books, campaign), campaign.options());
        if (refusal.isPresent()) {
            throw rulebook.refused(refusal.get());
        }
        Optional<String> name = rulebook.hosted()
                .ruleset()
                .join()
                .seatName(form)
                .map(PlayerText::text)
                .map(Names::checked);
        books.enrolments().enter(campaign.id(), act.user(), rulebook.write(form), act.at());
        return name.map(occupancy::named).orElse(occupancy);
    }

    /** The name of a seat that nobody has given another. */
    String usualName(Campaign campaign, Seat seat) {
        return library.rulebook(campaign)
                .lexicon(campaign.home().language(), List.of())
                .name(seat);
    }
}
