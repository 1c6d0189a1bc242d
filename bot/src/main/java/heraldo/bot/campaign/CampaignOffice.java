package heraldo.bot.campaign;

import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.master.GameMasterDesk;
import heraldo.bot.campaign.master.Helm;
import heraldo.bot.campaign.press.Parley;
import heraldo.bot.campaign.press.PressDesk;
import heraldo.bot.campaign.press.TalkDesk;
import heraldo.bot.campaign.press.TreatyDesk;
import heraldo.bot.campaign.proof.Archive;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.bot.campaign.seat.AwayDesk;
import heraldo.bot.campaign.seat.CampaignDesk;
import heraldo.bot.campaign.seat.ClosingDesk;
import heraldo.bot.campaign.seat.DepartureDesk;
import heraldo.bot.campaign.seat.DirectionDesk;
import heraldo.bot.campaign.seat.Hiring;
import heraldo.bot.campaign.seat.InvitationDesk;
import heraldo.bot.campaign.seat.People;
import heraldo.bot.campaign.seat.PreferenceDesk;
import heraldo.bot.campaign.seat.RoomDesk;
import heraldo.bot.campaign.seat.StaffDesk;
import heraldo.bot.campaign.sheet.OrderDesk;
import heraldo.bot.campaign.sheet.SheetClerk;
import heraldo.bot.campaign.sheet.Writing;
import heraldo.bot.campaign.turn.DeadlineClerk;
import heraldo.bot.campaign.turn.Timekeeping;

/**
 * All desks of one program, sharing one ledger.
 *
 * @param lodge finds what is asked for
 * @param hiring opens campaigns, and says who plays and who directs, and in which rooms
 * @param people keeps what people want for themselves
 * @param writing takes sheets
 * @param parley carries what players say to each other
 * @param helm steers campaigns
 * @param timekeeping follows the turns
 * @param memory shows what has been
 */
public record CampaignOffice(
        Lodge lodge,
        Hiring hiring,
        People people,
        Writing writing,
        Parley parley,
        Helm helm,
        Timekeeping timekeeping,
        Memory memory) {
    /** Opens all desks. */
    public static CampaignOffice of(Bureau bureau) {
        Usher usher = new Usher(bureau.ledger());
        PositionReader positions = new PositionReader(bureau.library());
        Archive archive = new Archive(bureau, positions);
        Timekeeping timekeeping = Timekeeping.of(bureau, usher, positions);
        SheetClerk sheets = new SheetClerk(bureau, usher, positions, timekeeping.clerk()::step, archive);
        return new CampaignOffice(
                Lodge.of(bureau, usher),
                Hiring.of(bureau, usher, positions),
                People.of(bureau, usher),
                Writing.of(bureau, usher, positions, sheets),
                Parley.of(bureau, usher),
                Helm.of(bureau, usher, positions),
                timekeeping,
                Memory.of(bureau, archive));
    }

    /** The rulesets. */
    public Library library() {
        return lodge.library();
    }

    /** Opens campaigns. */
    public CampaignDesk campaigns() {
        return hiring.campaigns();
    }

    /** Keeps account of players who are away. */
    public AwayDesk away() {
        return people.away();
    }

    /** Knows how people want to be spoken to. */
    public PreferenceDesk preferences() {
        return people.preferences();
    }

    /** Takes orders. */
    public OrderDesk orders() {
        return writing.orders();
    }

    /** Does what game masters ask for. */
    public GameMasterDesk gameMaster() {
        return helm.gameMaster();
    }

    /** Ends turns. */
    public DeadlineClerk clerk() {
        return timekeeping.clerk();
    }

    /** Shows past turns. */
    public Archive archive() {
        return memory.archive();
    }

    /** Says who plays. */
    public StaffDesk staff() {
        return hiring.staff();
    }

    /** Says who directs. */
    public DirectionDesk direction() {
        return hiring.direction();
    }

    /** Ends campaigns and closes their channels. */
    public ClosingDesk closing() {
        return hiring.closing();
    }

    /** Knows for whom private channels were opened. */
    public RoomDesk rooms() {
        return hiring.rooms();
    }

    /** Takes the answers to invitations. */
    public InvitationDesk invitations() {
        return hiring.invitations();
    }

    /** Knows who has left the server. */
    public DepartureDesk departures() {
        return hiring.departures();
    }

    /** Carries treaties. */
    public TreatyDesk treaties() {
        return parley.treaties();
    }

    /** Takes what is said to everybody. */
    public PressDesk press() {
        return parley.press();
    }

    /** Opens private conversations. */
    public TalkDesk talks() {
        return parley.talks();
    }
}
