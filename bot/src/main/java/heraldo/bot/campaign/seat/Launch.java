package heraldo.bot.campaign.seat;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Holder;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.bot.campaign.turn.TurnOpening;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.chance.SeedChain;
import heraldo.rules.engine.Setup;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Starts a game: free seats go to governors, the anchor is posted, the first turn opens. */
final class Launch {

    private final Bureau bureau;
    private final Enrolments enrolments;
    private final TurnOpening turns;

    Launch(Bureau bureau) {
        this.bureau = bureau;
        this.enrolments = new Enrolments(bureau.library());
        this.turns = new TurnOpening(bureau);
    }

    void start(Books books, Campaign campaign) {
        Instant now = bureau.clock().instant();
        List<Occupancy> occupancies = books.occupancies().of(campaign.id());
        occupancies.stream()
                .filter(occupancy -> !occupancy.played())
                .forEach(occupancy -> books.occupancies().change(occupancy.heldBy(Holder.STAND_IN)));
        Campaign running = campaign.withStatus(CampaignStatus.RUNNING);
        books.campaigns().change(running);
        books.outbox()
                .add(running.id(), Dispatch.Kind.STARTED, Optional.empty(), Optional.empty(), Optional.empty(), now);
        SeedChain chain = SeedChain.of(campaign.id().text(), books.campaigns().master(campaign.id()));
        Setup setup = new Setup(
                occupancies.stream().map(Occupancy::seat).toList(), campaign.options(), enrolments.of(books, running));
        Rulebook<?> rulebook = bureau.library().rulebook(campaign);
        books.campaigns().setUp(campaign.id(), rulebook.write(setup));
        Position<?> position = rulebook.setUp(setup, new KeyedDice(chain.setupSeed()));
        TurnKey first = new TurnKey(campaign.id(), position.turn().number(), 0);
        turns.start(books, running, first, position, now);
    }
}
