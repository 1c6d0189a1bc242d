package heraldo.bot.campaign.seat;

import heraldo.bot.campaign.book.ActBook;
import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.lesson.LessonProgress;
import heraldo.bot.campaign.lesson.Lessons;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Names;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.rules.engine.Tutorial;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;

/** Opens lessons, shows how far learners have come, and ends lessons. An act that comes twice is done once. */
public final class LessonDesk {

    private static final Seat LEARNER = new Seat(1);

    private final Bureau bureau;
    private final Lessons lessons;
    private final Launch launch;

    public LessonDesk(Bureau bureau) {
        this.bureau = bureau;
        this.lessons = new Lessons(bureau.library());
        this.launch = new Launch(bureau);
    }

    /** The lesson that somebody takes now, in whichever server. */
    public Optional<Campaign> of(long learner) {
        return bureau.ledger().read(books -> books.lessons().of(learner).map(id -> Usher.find(books, id)));
    }

    /** Returns the progress of a campaign's learner; empty if it is no lesson, or its ruleset has no lesson any more. */
    public Optional<LessonProgress> progress(Campaign campaign) {
        return tutorial(campaign).map(tutorial -> bureau.ledger().read(books -> lessons.progress(books, campaign)));
    }

    private Optional<Tutorial> tutorial(Campaign campaign) {
        return Optional.of(campaign)
                .filter(Campaign::lesson)
                .flatMap(lesson -> bureau.library().rulebook(lesson).hosted().tutorial());
    }

    /**
     * Opens a lesson for the acting user, with its first turn open already.
     *
     * @param name what its category is called, if no other campaign is called so; one that {@link Names} admits
     * @throws RefusedException if they take one already, the ruleset has none, or there are too many in the server
     */
    public Campaign open(Act act, String ruleset, String name) {
        return once(act, books -> {
            if (books.lessons().of(act.user()).isPresent()) {
                throw RefusedException.of("lesson-open");
            }
            Tutorial tutorial = bureau.library()
                    .rulebook(ruleset)
                    .hosted()
                    .tutorial()
                    .orElseThrow(() -> RefusedException.of("no-lesson"));
            Campaign campaign = new Opening(bureau).lesson(books, act, ruleset, tutorial, name);
            books.lessons().begin(campaign.id(), act.user());
            books.occupancies()
                    .change(books.occupancies().of(campaign.id(), LEARNER).heldBy(act.user(), act.userName()));
            launch.start(books, campaign);
            Instant now = bureau.clock().instant();
            books.outbox().addLater(campaign.id(), Dispatch.Kind.CLEARED, now, now.plus(Lessons.LONGEST));
            return campaign.id();
        });
    }

    /** Skips a step of the acting user's lesson. */
    public void skip(Act act, String step) {
        own(act, (books, campaign) -> books.lessons().skip(campaign.id(), step));
    }

    /**
     * Ends the acting user's lesson: its channels are removed after a while.
     *
     * @param meant which one; empty for whichever is open
     * @throws RefusedException if none is open, or another
     */
    public void close(Act act, Optional<CampaignId> meant) {
        own(act, (books, campaign) -> {
            if (meant.isPresent() && !meant.get().equals(campaign.id())) {
                throw RefusedException.of("lesson-gone");
            }
            Lessons.end(books, campaign, bureau.clock().instant());
        });
    }

    /** The channels of a lesson are about to be taken away: if it had not ended, it has now, so that none is made anew. */
    public void over(CampaignId id) {
        bureau.ledger()
                .record(books -> books.campaigns().change(Usher.find(books, id).withStatus(CampaignStatus.ENDED)));
    }

    /** The channels of a lesson have been taken away. */
    public void cleared(CampaignId id) {
        bureau.ledger()
                .record(books -> books.campaigns().change(Usher.find(books, id).homeless()));
    }

    /** Something that is done in a lesson. */
    private interface Deed {
        void in(Books books, Campaign campaign);
    }

    private void own(Act act, Deed deed) {
        once(act, books -> {
            Campaign campaign = books.lessons()
                    .of(act.user())
                    .map(id -> Usher.find(books, id))
                    .orElseThrow(() -> RefusedException.of("no-lesson-open"));
            deed.in(books, campaign);
            return campaign.id();
        });
    }

    /** Does an act once; the campaign as it has left it. */
    private Campaign once(Act act, Function<Books, CampaignId> deed) {
        Campaign campaign = bureau.ledger().write(books -> {
            ActBook.Trace trace = books.acts().trace(act.id()).orElseGet(() -> {
                ActBook.Trace left = new ActBook.Trace(new TurnKey(deed.apply(books), 0, 0), 0, 0);
                books.acts().seen(act, Optional.of(left));
                return left;
            });
            return Usher.find(books, trace.turn().campaign());
        });
        bureau.wake();
        return campaign;
    }
}
