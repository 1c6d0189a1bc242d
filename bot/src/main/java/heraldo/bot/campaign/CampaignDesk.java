package heraldo.bot.campaign;

import heraldo.rules.chance.KeyedDice;
import heraldo.rules.chance.SeedChain;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Opens campaigns, fills their seats and starts them. An act that comes twice is done once. */
public final class CampaignDesk {
    private final Bureau bureau;
    private final Usher usher;
    private final TurnOpening turns;

    CampaignDesk(Bureau bureau, Usher usher) {
        this.bureau = bureau;
        this.usher = usher;
        this.turns = new TurnOpening(bureau.calendar());
    }

    /**
     * Opens a campaign; the user who acts becomes its game master.
     *
     * @throws RefusedException if name, ruleset, seats, options or cadence cannot be used
     */
    public Roster open(Act act, NewCampaign wish) {
        return once(act, books -> new Opening(bureau).open(books, act, wish));
    }

    /**
     * The first three deadlines of a campaign that could be opened, for confirmation. Nothing is written.
     *
     * @throws RefusedException if it could not be opened
     */
    public List<Deadline> preview(Act act, NewCampaign wish) {
        return bureau.ledger().read(books -> new Opening(bureau).preview(books, act, wish));
    }

    /**
     * Takes a seat: a certain one, or the first that is free.
     *
     * @throws RefusedException if none is free or the user sits there already
     */
    public Seated join(Act act, Optional<Seat> wish) {
        Roster roster = once(act, books -> {
            Campaign campaign = usher.joinable(books, act);
            demandNotOver(campaign);
            if (Usher.chair(books, campaign, act.user()).isPresent()) {
                throw RefusedException.of("seated-already", "campaign", new PlayerText(campaign.name()));
            }
            Chair chair = free(books.chairs().of(campaign.id()), wish);
            books.chairs().change(chair.heldBy(act.user(), act.userName()));
            post(books, campaign, Dispatch.Kind.SEAT_TAKEN, Optional.of(chair.seat()));
            return campaign;
        });
        return new Seated(roster.campaign(), roster.of(act.user()).orElseThrow());
    }

    /** Gives up the user's seat; the seat as it was left. */
    public Seated leave(Act act) {
        Seat[] left = new Seat[1];
        Roster roster = once(act, books -> {
            Seated seated = usher.seat(books, act);
            demandNotOver(seated.campaign());
            left[0] = seated.chair().seat();
            boolean forming = seated.campaign().status() == CampaignStatus.FORMING;
            books.chairs().change(seated.chair().heldBy(forming ? Holder.OPEN : Holder.VACANT));
            post(books, seated.campaign(), Dispatch.Kind.SEAT_LEFT, Optional.of(left[0]));
            return seated.campaign();
        });
        return new Seated(roster.campaign(), roster.chair(left[0]));
    }

    /** Starts the game: free seats go to governors, the anchor is posted, the first turn opens. Game master only. */
    public Roster start(Act act) {
        return once(act, books -> {
            Campaign campaign = usher.directed(books, act);
            if (campaign.status() != CampaignStatus.FORMING) {
                throw RefusedException.of("started-already", "campaign", new PlayerText(campaign.name()));
            }
            start(books, campaign);
            return campaign;
        });
    }

    /** The campaign an act means, and who sits in it. */
    public Roster info(Act act) {
        return bureau.ledger().read(books -> roster(books, usher.campaign(books, act)));
    }

    /** The campaigns of the server the act was given in. */
    public List<Roster> list(Act act) {
        return bureau.ledger()
                .read(books -> books.campaigns().inGuild(act.place().guild()).stream()
                        .map(campaign -> roster(books, campaign))
                        .toList());
    }

    public Roster roster(CampaignId campaign) {
        return bureau.ledger().read(books -> roster(books, Usher.find(books, campaign)));
    }

    /** Notes where a campaign lives, once the channels have been made. */
    public void settle(CampaignId campaign, Channels channels) {
        bureau.ledger()
                .record(books ->
                        books.campaigns().change(Usher.find(books, campaign).in(channels)));
    }

    /** Notes a seat's private channel. */
    public void settle(CampaignId campaign, Seat seat, long channel) {
        bureau.ledger()
                .record(books ->
                        books.chairs().change(books.chairs().of(campaign, seat).in(channel)));
    }

    private void start(Books books, Campaign campaign) {
        Instant now = bureau.clock().instant();
        List<Chair> chairs = books.chairs().of(campaign.id());
        chairs.stream()
                .filter(chair -> !chair.played())
                .forEach(chair -> books.chairs().change(chair.heldBy(Holder.STAND_IN)));
        Campaign running = campaign.with(CampaignStatus.RUNNING);
        books.campaigns().change(running);
        post(books, running, Dispatch.Kind.STARTED, Optional.empty());
        SeedChain chain = SeedChain.of(campaign.id().text(), books.campaigns().master(campaign.id()));
        Setup setup = new Setup(chairs.stream().map(Chair::seat).toList(), campaign.options());
        Position<?> position =
                bureau.library().rulebook(campaign.ruleset()).setUp(setup, new KeyedDice(chain.setupSeed()));
        TurnKey first = new TurnKey(campaign.id(), position.turn().number(), 0);
        turns.open(books, running, first, position, turns.first(campaign.cadence(), now), now);
    }

    /** Does an act once; what came of it is read again, so that the same act gets the same answer. */
    private Roster once(Act act, Function<Books, Campaign> deed) {
        CampaignId id = bureau.ledger().write(books -> {
            Optional<ActBook.Trace> trace = books.acts().trace(act.id());
            if (trace.isPresent()) {
                return trace.get().turn().campaign();
            }
            Campaign campaign = deed.apply(books);
            TurnKey nowhere = new TurnKey(campaign.id(), 0, 0);
            books.acts().seen(act, Optional.of(new ActBook.Trace(nowhere, 0, 0)));
            return campaign.id();
        });
        bureau.wake();
        return roster(id);
    }

    private static Roster roster(Books books, Campaign campaign) {
        return new Roster(
                campaign, books.chairs().of(campaign.id()), books.turns().newest(campaign.id()));
    }

    private void post(Books books, Campaign campaign, Dispatch.Kind kind, Optional<Seat> seat) {
        books.outbox()
                .add(
                        campaign.id(),
                        kind,
                        Optional.empty(),
                        seat,
                        Optional.empty(),
                        bureau.clock().instant());
    }

    private static Chair free(List<Chair> chairs, Optional<Seat> wish) {
        List<Chair> free = chairs.stream().filter(chair -> !chair.played()).toList();
        if (free.isEmpty()) {
            throw RefusedException.of("full");
        }
        return wish.map(seat -> free.stream()
                        .filter(chair -> chair.seat().equals(seat))
                        .findFirst()
                        .orElseThrow(() -> RefusedException.of(
                                "seat-taken",
                                "free",
                                free.stream().map(Chair::seat).toList())))
                .orElse(free.get(0));
    }

    private static void demandNotOver(Campaign campaign) {
        if (campaign.status() == CampaignStatus.ENDED) {
            throw RefusedException.of("over");
        }
    }
}
