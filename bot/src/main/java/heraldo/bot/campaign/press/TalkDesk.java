package heraldo.bot.campaign.press;

import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.PressRule.Press;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Talk;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;

/** Opens private conversations between the players of two seats, one per pair, and knows which are open now. */
public final class TalkDesk {

    private final Bureau bureau;
    private final Usher usher;

    public TalkDesk(Bureau bureau, Usher usher) {
        this.bureau = bureau;
        this.usher = usher;
    }

    /**
     * The conversation of whoever acts with another seat. Its thread is made if there is none.
     *
     * @throws RefusedException with the sentence for the player if they may not talk
     */
    public Talk open(Act act, Seat to) {
        Talk opened = bureau.ledger().write(books -> {
            PressTable table = PressTable.ofSeat(
                    books, usher.seat(books, act), bureau.clock().instant());
            Talk wish = wished(table, act, to);
            Talk talk = found(table, wish).orElseGet(() -> {
                long id = books.talks().begin(wish);
                return books.talks().find(id).orElseThrow();
            });
            // Where the thread could not be made before, or somebody has deleted it, it is made now.
            if (books.acts().seen(act, Optional.empty())) {
                post(table, talk);
            }
            CrashPoint.TALK_WRITTEN.reached();
            return talk;
        });
        CrashPoint.TALK_COMMITTED.reached();
        bureau.wake();
        return opened;
    }

    private static Optional<Talk> found(PressTable table, Talk wish) {
        return table.books().talks().of(table.campaign().id()).stream()
                .filter(talk -> !talk.over() && talk.same(wish))
                .findFirst();
    }

    private static Talk wished(PressTable table, Act act, Seat to) {
        if (to.equals(table.seat())) {
            throw RefusedException.of("talk-alone");
        }
        Occupancy other = table.occupancies().stream()
                .filter(occupancy -> occupancy.seat().equals(to))
                .filter(Occupancy::played)
                .findFirst()
                .orElseThrow(() -> RefusedException.of("talk-governor", "seat", to));
        PressRules.demandPrivate(table);
        return Talk.between(
                table.campaign().id(),
                new Talk.Side(table.seat(), act.user()),
                new Talk.Side(to, other.user()),
                table.now());
    }

    private static void post(PressTable table, Talk talk) {
        table.books()
                .outbox()
                .add(
                        table.campaign().id(),
                        Dispatch.Kind.TALK,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(Posts.say("talk", "talk", talk.id())),
                        table.now());
    }

    /** A conversation, by its number. */
    public Optional<Talk> talk(long id) {
        return bureau.ledger().read(books -> books.talks().find(id));
    }

    /** All conversations of a campaign. */
    public List<Talk> all(CampaignId campaign) {
        return bureau.ledger().read(books -> books.talks().of(campaign));
    }

    /** Notes in which thread a conversation is. */
    public void settle(Talk talk, long thread) {
        bureau.ledger().record(books -> books.talks().settle(talk.id(), thread));
    }

    /** Returns whether players may begin a private conversation in a campaign now. */
    public boolean allowed(CampaignId id) {
        return bureau.ledger().read(books -> {
            boolean running = Usher.find(books, id).status() == CampaignStatus.RUNNING;
            Optional<CampaignTurn> turn = books.turns().newest(id).filter(newest -> running);
            return turn.map(CampaignTurn::status)
                    .map(PressRules.of(books, id)::in)
                    .filter(Press.OPEN::equals)
                    .isPresent();
        });
    }

    /** Returns whether the two parties of a conversation may talk now. */
    public boolean open(Talk talk) {
        return bureau.ledger().read(books -> {
            Campaign campaign = Usher.find(books, talk.campaign());
            Optional<CampaignTurn> turn = books.turns().newest(campaign.id());
            Press press = turn.map(CampaignTurn::status)
                    .map(PressRules.of(books, campaign.id())::in)
                    .orElse(Press.OPEN);
            boolean over = talk.over() || !talk.held(books.occupancies().of(campaign.id()));
            return !over && (press == Press.OPEN || campaign.status() == CampaignStatus.ENDED);
        });
    }
}
