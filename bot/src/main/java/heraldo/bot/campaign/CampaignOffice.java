package heraldo.bot.campaign;

import heraldo.bot.campaign.book.Directory;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.book.Vault;
import heraldo.bot.campaign.hall.HallDesk;
import heraldo.bot.campaign.master.GameMasterDesk;
import heraldo.bot.campaign.master.HindranceDesk;
import heraldo.bot.campaign.master.HouseDesk;
import heraldo.bot.campaign.master.PetitionDesk;
import heraldo.bot.campaign.master.PressDirection;
import heraldo.bot.campaign.master.ThemeDesk;
import heraldo.bot.campaign.press.Parley;
import heraldo.bot.campaign.press.PressDesk;
import heraldo.bot.campaign.press.TalkDesk;
import heraldo.bot.campaign.press.TreatyDesk;
import heraldo.bot.campaign.proof.Archive;
import heraldo.bot.campaign.proof.FameHistory;
import heraldo.bot.campaign.proof.ProofDesk;
import heraldo.bot.campaign.proof.Registrar;
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
import heraldo.bot.campaign.seat.LessonDesk;
import heraldo.bot.campaign.seat.PreferenceDesk;
import heraldo.bot.campaign.seat.PrivacyDesk;
import heraldo.bot.campaign.seat.RoomDesk;
import heraldo.bot.campaign.seat.StaffDesk;
import heraldo.bot.campaign.sheet.OfferDesk;
import heraldo.bot.campaign.sheet.OrderDesk;
import heraldo.bot.campaign.sheet.SheetClerk;
import heraldo.bot.campaign.sheet.StandingDesk;
import heraldo.bot.campaign.sheet.VoucherDesk;
import heraldo.bot.campaign.turn.Attendance;
import heraldo.bot.campaign.turn.DeadlineClerk;
import heraldo.bot.campaign.turn.NewsDesk;
import heraldo.bot.campaign.turn.ReminderDesk;

/**
 * All desks of one program, sharing one ledger.
 *
 * @param library the rulesets
 * @param usher finds campaigns and seats
 * @param directory says how users stand to campaigns
 * @param campaigns opens campaigns
 * @param hiring says who plays and who directs, and in which rooms
 * @param away keeps account of players who are away
 * @param lessons opens lessons, in which somebody learns a game
 * @param orders takes orders
 * @param standing keeps sheets for turns in which nothing is sent
 * @param offers carries offers between seats
 * @param parley carries what players say to each other
 * @param attendance notices who is back
 * @param gameMaster does what game masters ask for
 * @param petitions carries what players ask one another for
 * @param pressDirection does what game masters decide about what players say
 * @param clerk ends turns
 * @param reminders says what is missing when somebody is reminded
 * @param archive shows what has been
 * @param history tells how the sides stood after each turn
 * @param hall says what became of the players of a server
 * @param news tells what of it is told first
 * @param registrar takes from the books what may be proved
 * @param proofs proves turns, and hands out records
 * @param houses keeps the servers' own rules
 * @param preferences knows how people want to be spoken to
 * @param privacy tells people what is known of them, and forgets them
 * @param themes knows in which theme the pictures of campaigns are drawn
 * @param hindrances keeps account of what hinders campaigns
 * @param vault keeps the program's own secrets
 * @param vouchers proves to players that their sheets were sealed
 */
public record CampaignOffice(
        Library library,
        Usher usher,
        Directory directory,
        CampaignDesk campaigns,
        Hiring hiring,
        AwayDesk away,
        LessonDesk lessons,
        OrderDesk orders,
        StandingDesk standing,
        OfferDesk offers,
        Parley parley,
        Attendance attendance,
        GameMasterDesk gameMaster,
        PetitionDesk petitions,
        PressDirection pressDirection,
        DeadlineClerk clerk,
        ReminderDesk reminders,
        Archive archive,
        FameHistory history,
        HallDesk hall,
        NewsDesk news,
        Registrar registrar,
        ProofDesk proofs,
        HouseDesk houses,
        PreferenceDesk preferences,
        PrivacyDesk privacy,
        ThemeDesk themes,
        HindranceDesk hindrances,
        Vault vault,
        VoucherDesk vouchers) {
    /** Opens all desks. */
    public static CampaignOffice of(Bureau bureau) {
        Usher usher = new Usher(bureau.ledger());
        PositionReader positions = new PositionReader(bureau.library());
        Archive archive = new Archive(bureau, positions);
        DeadlineClerk clerk = new DeadlineClerk(bureau, positions);
        Registrar registrar = new Registrar(bureau.ledger());
        SheetClerk sheets = new SheetClerk(bureau, usher, positions, clerk::step, archive);
        PreferenceDesk preferences = new PreferenceDesk(bureau.ledger(), bureau.calendar());
        return new CampaignOffice(
                bureau.library(),
                usher,
                new Directory(bureau.ledger()),
                new CampaignDesk(bureau, usher, positions),
                Hiring.of(bureau, usher, positions),
                new AwayDesk(bureau, usher),
                new LessonDesk(bureau),
                new OrderDesk(bureau.library(), sheets),
                new StandingDesk(bureau, sheets),
                new OfferDesk(bureau, sheets),
                Parley.of(bureau, usher),
                new Attendance(bureau, usher, positions, clerk),
                new GameMasterDesk(bureau, usher, positions),
                new PetitionDesk(bureau, usher, positions),
                new PressDirection(bureau, usher, positions),
                clerk,
                new ReminderDesk(bureau, positions),
                archive,
                new FameHistory(bureau.ledger(), archive),
                new HallDesk(bureau.ledger(), archive),
                new NewsDesk(bureau, positions),
                registrar,
                new ProofDesk(bureau.library(), registrar),
                new HouseDesk(bureau.ledger(), bureau.limits()),
                preferences,
                new PrivacyDesk(bureau, preferences),
                new ThemeDesk(bureau.ledger()),
                new HindranceDesk(bureau.ledger(), bureau.clock()),
                new Vault(bureau.ledger()),
                new VoucherDesk(bureau, usher, positions));
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
