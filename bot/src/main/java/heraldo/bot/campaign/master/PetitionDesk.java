package heraldo.bot.campaign.master;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Outbox;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignSeat;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Moments;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Petition;
import heraldo.bot.campaign.model.PetitionRule;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.bot.campaign.turn.Reins;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * Players' requests for more time or a pause, decided by public vote. When the campaign's rule grants a request, it takes
 * effect like an act of the game master, who can undo it like one.
 */
public final class PetitionDesk {
    private static final String ASKED = Posts.say("petition").key();

    private final Bureau bureau;
    private final Usher usher;
    private final Reins reins;

    public PetitionDesk(Bureau bureau, Usher usher, PositionReader positions) {
        this.bureau = bureau;
        this.usher = usher;
        this.reins = new Reins(bureau, positions);
    }

    /**
     * The votes on a petition and the rule by which they count.
     *
     * @param asker the seat of the petitioner, if they still play
     * @param favour the seats in favour, in order
     * @param against the seats against it
     * @param needed the number of votes in favour that it needs
     * @param rule the rule by which it is granted
     */
    public record Tally(
            Petition petition,
            Campaign campaign,
            Optional<Seat> asker,
            List<Seat> favour,
            List<Seat> against,
            int needed,
            PetitionRule rule) {
        public Tally {
            favour = List.copyOf(favour);
            against = List.copyOf(against);
        }
    }

    /**
     * Asks everybody, in the chronicle. The asker counts as in favour.
     *
     * @param wanted hours, or days; an emergency pause is as long as a pause may be
     * @throws RefusedException if it is too much or too often, or something is being asked already
     */
    public Tally ask(Act act, Petition.Kind kind, int wanted) {
        return once(act, act.id(), books -> {
            CampaignSeat asker = usher.seat(books, act);
            CampaignTurn turn = open(books, asker.campaign());
            int longest = books.petitions().rule(asker.campaign().id()).days();
            int amount = kind == Petition.Kind.EMERGENCY ? longest : wanted;
            demandAllowed(books, asker.campaign(), turn, kind, amount);
            Petition petition = new Petition(
                    act.id(),
                    turn.key(),
                    act.user(),
                    kind,
                    amount,
                    bureau.clock().instant(),
                    Optional.empty());
            books.petitions().ask(petition);
            Message words = Posts.say(
                    "petition",
                    "petition",
                    petition.id(),
                    "seat",
                    asker.occupancy().seat(),
                    "kind",
                    kind.name(),
                    "amount",
                    amount);
            Posts.notice(books, asker.campaign(), turn.key(), words, petition.asked());
            vote(books, act, petition, true);
        });
    }

    /**
     * The user who acts is for it or against it.
     *
     * @throws RefusedException if it is settled
     */
    public Tally vote(Act act, String id, boolean favour) {
        return once(act, id, books -> {
            Petition petition = found(books, id);
            CampaignSeat voter = usher.seat(books, act.in(petition.turn().campaign()));
            if (!voter.campaign().id().equals(petition.turn().campaign()) || !stands(books, petition)) {
                throw RefusedException.of("petition-over");
            }
            vote(books, act, petition, favour);
        });
    }

    /** By what rule a campaign grants what its players ask for. */
    public PetitionRule rule(CampaignId campaign) {
        return bureau.ledger().read(books -> books.petitions().rule(campaign));
    }

    /** The post by which everybody was asked, if it is there. */
    public Optional<Outbox.Sent> asked(String id) {
        return bureau.ledger()
                .read(books -> books.outbox().notice(found(books, id).turn(), message -> asks(message, id)));
    }

    private static boolean asks(Message told, String id) {
        return told.key().equals(ASKED)
                && Optional.ofNullable(told.arguments().get("petition")).equals(Optional.of(id));
    }

    /** Returns the tally of a petition. */
    public Tally look(String id) {
        return bureau.ledger().read(books -> tally(books, found(books, id)));
    }

    private static Petition found(Books books, String id) {
        return books.petitions().find(id).orElseThrow(() -> RefusedException.of("petition-over"));
    }

    /** The requests of a campaign that can still be granted, oldest first. */
    public List<Tally> open(CampaignId campaign) {
        return bureau.ledger()
                .read(books -> books.petitions().of(campaign).stream()
                        .filter(petition -> stands(books, petition))
                        .map(petition -> tally(books, petition))
                        .toList());
    }

    /** Returns whether a petition can still be granted: it has no outcome, and its turn takes orders until a deadline to come. */
    private boolean stands(Books books, Petition petition) {
        return petition.outcome().isEmpty()
                && books.turns()
                        .newest(petition.turn().campaign())
                        .filter(turn -> turn.key().number() == petition.turn().number()
                                && turn.status().takesOrders())
                        .flatMap(CampaignTurn::due)
                        .filter(bureau.clock().instant()::isBefore)
                        .isPresent();
    }

    private static CampaignTurn open(Books books, Campaign campaign) {
        if (campaign.lesson()) {
            throw RefusedException.of("lesson-alone");
        }
        return books.turns()
                .newest(campaign.id())
                .filter(turn -> turn.status().takesOrders())
                .orElseThrow(() -> RefusedException.of("turn-closed"));
    }

    private void demandAllowed(Books books, Campaign campaign, CampaignTurn turn, Petition.Kind kind, int amount) {
        PetitionRule rule = books.petitions().rule(campaign.id());
        List<Petition> before = books.petitions().of(campaign.id());
        if (turn.due().isEmpty()) {
            throw RefusedException.of("paused");
        }
        // Whoever needs a pause at once does not wait until something else is decided.
        boolean urgent = kind == Petition.Kind.EMERGENCY;
        if (before.stream()
                .filter(petition -> !urgent || petition.kind() == Petition.Kind.EMERGENCY)
                .anyMatch(petition -> stands(books, petition))) {
            throw RefusedException.of("petition-open");
        }
        if (amount < 1 || amount > rule.most(kind)) {
            throw RefusedException.of("petition-most", "kind", kind.name(), "most", rule.most(kind));
        }
        if (kind == Petition.Kind.EXTENSION && !reaches(turn, amount)) {
            throw RefusedException.of("deadline-range", "days", (int)
                    bureau.policy().times().furthest().toDays());
        }
        long granted = before.stream()
                .filter(petition -> petition.kind() == Petition.Kind.EXTENSION)
                .filter(petition -> petition.outcome().equals(Optional.of(Petition.Outcome.GRANTED)))
                .count();
        if (kind == Petition.Kind.EXTENSION && granted >= rule.extensions()) {
            throw RefusedException.of("petition-often", "most", rule.extensions());
        }
    }

    /** Returns whether the deadline can move back by a number of hours and stay within the furthest one allowed. */
    private boolean reaches(CampaignTurn turn, int hours) {
        Instant furthest = bureau.clock().instant().plus(bureau.policy().times().furthest());
        return turn.due()
                .filter(due -> !due.plus(Duration.ofHours(hours)).isAfter(furthest))
                .isPresent();
    }

    /**
     * Returns whether a petition is still within bounds; an extension is not if the game master has moved the deadline too far
     * meanwhile.
     */
    private boolean grantable(Books books, Petition petition) {
        return petition.kind().pauses()
                || books.turns()
                        .find(petition.turn())
                        .filter(turn -> reaches(turn, petition.amount()))
                        .isPresent();
    }

    private void vote(Books books, Act act, Petition petition, boolean favour) {
        books.petitions().vote(petition.id(), act.user(), favour, bureau.clock().instant());
        Tally tally = tally(books, petition);
        int seated = seated(books, tally.campaign()).size();
        if (tally.favour().size() >= tally.needed() && grantable(books, petition)) {
            grant(books, act, tally, seated);
        } else if (tally.favour().size() >= tally.needed()
                || seated - tally.against().size() < tally.needed()) {
            books.petitions().settle(petition.settled(Petition.Outcome.DENIED), Optional.empty());
        }
    }

    private void grant(Books books, Act act, Tally tally, int seated) {
        Petition petition = tally.petition();
        Campaign campaign = tally.campaign();
        Instant now = bureau.clock().instant();
        CampaignTurn turn = open(books, campaign);
        Reins.Open open = new Reins.Open(books, campaign, turn, now);
        String kind;
        Instant until;
        if (petition.kind().pauses()) {
            kind = "granted-pause";
            reins.pause(open);
            until = now.plus(Duration.ofDays(petition.amount()));
            books.petitions().settle(petition.settled(Petition.Outcome.GRANTED), Optional.of(until));
        } else {
            kind = "granted-extend";
            until = reins.extend(open, Duration.ofHours(petition.amount()));
            books.petitions().settle(petition.settled(Petition.Outcome.GRANTED), Optional.empty());
        }
        Message words = Posts.say(
                kind, "due", Moments.of(until), "favour", tally.favour().size(), "seated", seated);
        books.acts().note(turn.key(), act.at(), kind, words);
        Posts.notice(books, campaign, turn.key(), words, now);
    }

    private static List<Occupancy> seated(Books books, Campaign campaign) {
        return books.occupancies().of(campaign.id()).stream()
                .filter(Occupancy::played)
                .toList();
    }

    /** Only those count who still play. */
    private Tally tally(Books books, Petition petition) {
        Campaign campaign = Usher.find(books, petition.turn().campaign());
        List<Occupancy> seated = seated(books, campaign);
        SortedMap<Long, Boolean> votes = books.petitions().votes(petition.id());
        PetitionRule rule = books.petitions().rule(campaign.id());
        boolean over = petition.outcome().isEmpty() && !stands(books, petition);
        return new Tally(
                over ? petition.lapsed(campaign, books.turns().newest(campaign.id())) : petition,
                campaign,
                seated.stream()
                        .filter(occupancy -> occupancy.user() == petition.player())
                        .map(Occupancy::seat)
                        .findFirst(),
                said(seated, votes, true),
                said(seated, votes, false),
                rule.needed(petition.kind(), seated.size()),
                rule);
    }

    private static List<Seat> said(List<Occupancy> seated, SortedMap<Long, Boolean> votes, boolean favour) {
        return seated.stream()
                .filter(occupancy -> Optional.ofNullable(votes.get(occupancy.user()))
                        .filter(vote -> vote == favour)
                        .isPresent())
                .map(Occupancy::seat)
                .toList();
    }

    /** The change to the books that an act on a petition makes. */
    @FunctionalInterface
    private interface Deed {
        void at(Books books);
    }

    private Tally once(Act act, String petition, Deed deed) {
        Tally tally = bureau.ledger().write(books -> {
            if (!books.acts().knows(act.id())) {
                deed.at(books);
                books.acts().seen(act, Optional.empty());
                CrashPoint.PETITION_WRITTEN.reached();
            }
            return tally(books, found(books, petition));
        });
        CrashPoint.PETITION_COMMITTED.reached();
        bureau.wake();
        return tally;
    }
}
