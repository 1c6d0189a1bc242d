package heraldo.bot.campaign.seat;

import heraldo.bot.campaign.book.ActBook;
import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignSeat;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.Channels;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Newcomer;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Prospect;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

/** Opens campaigns, fills their seats and starts them. An act that comes twice is done once. */
public final class CampaignDesk {
    private final Bureau bureau;
    private final Usher usher;
    private final Reseating reseating;
    private final SignUp signUp;
    private final Launch launch;

    public CampaignDesk(Bureau bureau, Usher usher, PositionReader positions) {
        this.bureau = bureau;
        this.usher = usher;
        this.reseating = new Reseating(positions, bureau.clock());
        this.signUp = new SignUp(bureau, usher);
        this.launch = new Launch(bureau);
    }

    /**
     * Opens a campaign; the user who acts becomes its game master.
     *
     * @throws RefusedException if name, ruleset, seats, options or cadence cannot be used
     */
    public Roster open(Act act, NewCampaign wish) {
        return onCampaign(act, books -> new Opening(bureau).open(books, act, wish));
    }

    /**
     * A campaign that could be opened, for confirmation. Nothing is written.
     *
     * @throws RefusedException if it could not be opened
     */
    public Prospect preview(Act act, NewCampaign wish) {
        return bureau.ledger().read(books -> new Opening(bureau).preview(books, act, wish));
    }

    /**
     * The campaign in which the user who acts wants a seat, and what they have to fill in.
     *
     * @throws RefusedException if they cannot have one
     */
    public Newcomer newcomer(Act act) {
        return bureau.ledger().read(books -> signUp.newcomer(books, act));
    }

    /**
     * Takes a seat: a certain one, or the first that is free.
     *
     * @param form the filled-in form, where there is something to choose
     * @throws RefusedException if none is free, the user sits there already, or the ruleset does not admit the enrolment
     */
    public CampaignSeat join(Act act, Optional<Seat> wish, Optional<Order> form) {
        Roster roster = onCampaign(act, books -> {
            Campaign joined = signUp.join(books, act, wish, form);
            reseating.reconsider(books, joined);
            return joined;
        });
        return new CampaignSeat(roster.campaign(), roster.of(act.user()).orElseThrow());
    }

    /** Gives up the user's seat; the seat as it was. */
    public CampaignSeat leave(Act act) {
        AtomicReference<CampaignSeat> left = new AtomicReference<>();
        ActBook.Trace trace = once(act, books -> {
            CampaignSeat free = signUp.leave(books, act);
            left.set(free);
            reseating.reconsider(books, free.campaign());
            return trace(free.campaign(), free.occupancy().seat().number());
        });
        Roster now = roster(trace.turn().campaign());
        return Optional.ofNullable(left.get())
                .orElseGet(() -> new CampaignSeat(now.campaign(), now.occupancy(new Seat(trace.seat()))));
    }

    /** Starts the game: free seats go to governors, the anchor is posted, the first turn opens. Game master only. */
    public Roster start(Act act) {
        return onCampaign(act, books -> {
            Campaign campaign = usher.directed(books, act);
            if (campaign.status() != CampaignStatus.FORMING) {
                throw RefusedException.of("started-already", "campaign", new PlayerText(campaign.name()));
            }
            launch.start(books, campaign);
            return campaign;
        });
    }

    /** The campaign an act means, and who sits in it. */
    public Roster info(Act act) {
        return bureau.ledger().read(books -> roster(books, usher.campaign(books, act)));
    }

    /** The campaigns of the server the act was given in, without those in which somebody learns. */
    public List<Roster> list(Act act) {
        return bureau.ledger()
                .read(books -> books.campaigns().inGuild(act.place().guild()).stream()
                        .filter(campaign -> !campaign.lesson())
                        .map(campaign -> roster(books, campaign))
                        .toList());
    }

    /** The campaigns that have not ended, and those in which something has been posted since. */
    public List<CampaignId> since(Instant instant) {
        return bureau.ledger()
                .read(books -> books.campaigns().since(instant).stream()
                        .map(Campaign::id)
                        .toList());
    }

    public Roster roster(CampaignId campaign) {
        return bureau.ledger().read(books -> roster(books, Usher.find(books, campaign)));
    }

    /** Notes where a campaign lives, once the channels have been made; what takes the place of another is told once. */
    public void settle(CampaignId campaign, Channels channels) {
        bureau.ledger().record(books -> {
            Campaign before = Usher.find(books, campaign);
            if (!before.lesson()) {
                before.home()
                        .channels()
                        .ifPresent(known -> channels.instead(known).forEach(place -> tellAnew(books, before, place)));
            }
            books.campaigns().change(before.in(channels));
        });
        bureau.wake();
    }

    private void tellAnew(Books books, Campaign campaign, String place) {
        Message words = Posts.say("anew", "place", place);
        Posts.notice(books, campaign.id(), words, bureau.clock().instant());
    }

    /** Notes a seat's private channel; if it takes the place of another, its holder is told. */
    public void settle(CampaignId campaign, Seat seat, long channel) {
        bureau.ledger().record(books -> {
            Occupancy before = books.occupancies().of(campaign, seat);
            if (before.channel() != 0 && before.channel() != channel) {
                books.outbox()
                        .add(
                                campaign,
                                Dispatch.Kind.WHISPER,
                                Optional.empty(),
                                Optional.of(seat),
                                Optional.of(Posts.say("anew-seat")),
                                bureau.clock().instant());
            }
            books.occupancies().change(before.in(channel));
        });
        bureau.wake();
    }

    /** The campaigns of a server that have not ended, lessons among them. */
    public List<Roster> in(long server) {
        return bureau.ledger()
                .read(books -> books.campaigns().inGuild(server).stream()
                        .map(campaign -> roster(books, campaign))
                        .toList());
    }

    /** Does an act once; its result is read back, so that a repeated act gets the same answer. */
    private ActBook.Trace once(Act act, Function<Books, ActBook.Trace> deed) {
        ActBook.Trace trace = bureau.ledger()
                .write(books -> books.acts().trace(act.id()).orElseGet(() -> {
                    ActBook.Trace left = deed.apply(books);
                    books.acts().seen(act, Optional.of(left));
                    return left;
                }));
        bureau.wake();
        return trace;
    }

    private Roster onCampaign(Act act, Function<Books, Campaign> deed) {
        return roster(once(act, books -> trace(deed.apply(books), 0)).turn().campaign());
    }

    private static ActBook.Trace trace(Campaign campaign, int seat) {
        return new ActBook.Trace(new TurnKey(campaign.id(), 0, 0), seat, 0);
    }

    private static Roster roster(Books books, Campaign campaign) {
        return new Roster(
                campaign, books.occupancies().of(campaign.id()), books.turns().newest(campaign.id()));
    }
}
