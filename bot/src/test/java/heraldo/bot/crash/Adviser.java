package heraldo.bot.crash;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.bot.store.ReadOnlyLedger;
import heraldo.rules.chance.Dice;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads in the books how a game stands, and tells players what a governor would order for them. */
record Adviser(Path database, Library library) {
    private static final Locale SPANISH = Locale.of("es");

    /** Lines that a user could send now; empty if nobody waits for them. */
    Optional<String> lines(long user, Dice dice) {
        try (ReadOnlyLedger ledger = ReadOnlyLedger.open(database)) {
            return ledger.read(books -> books.campaigns().called(Village.CAMPAIGN).stream()
                    .findFirst()
                    .flatMap(campaign -> lines(books, campaign, user, dice)));
        }
    }

    /** Whether a user has a seat. */
    boolean seated(long user) {
        try (ReadOnlyLedger ledger = ReadOnlyLedger.open(database)) {
            return ledger.read(books -> books.campaigns().called(Village.CAMPAIGN).stream()
                    .flatMap(campaign -> books.occupancies().of(campaign.id()).stream())
                    .anyMatch(occupancy -> occupancy.player().orElse(0) == user));
        }
    }

    private Optional<String> lines(Books books, Campaign campaign, long user, Dice dice) {
        List<Occupancy> occupancies = books.occupancies().of(campaign.id());
        Optional<Seat> seat = occupancies.stream()
                .filter(occupancy -> occupancy.player().orElse(0) == user)
                .map(Occupancy::seat)
                .findFirst();
        Optional<CampaignTurn> turn = books.turns().newest(campaign.id());
        return seat.flatMap(own ->
                        turn.map(open -> lines(library.rulebook(campaign), occupancies, own, open.state(), dice)))
                .filter(lines -> !lines.isEmpty());
    }

    private static <S> String lines(
            Rulebook<S> rulebook, List<Occupancy> occupancies, Seat seat, String written, Dice dice) {
        Ruleset<S> rules = rulebook.hosted().ruleset();
        S state = rules.play().codec().read(written);
        if (!rules.play().turn(state).due().contains(seat)) {
            return "";
        }
        OrderSheet sheet = rules.think().propose(state, seat, dice);
        return rulebook.text(
                sheet,
                rulebook.lexicon(SPANISH, occupancies).titled(rules.tell().titles(state)));
    }
}
