package heraldo.bot.campaign;

import heraldo.bot.campaign.book.Directory;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.book.Vault;
import heraldo.bot.campaign.master.GameMasterDesk;
import heraldo.bot.campaign.master.HindranceDesk;
import heraldo.bot.campaign.master.HouseDesk;
import heraldo.bot.campaign.master.ThemeDesk;
import heraldo.bot.campaign.proof.Archive;
import heraldo.bot.campaign.proof.FameHistory;
import heraldo.bot.campaign.proof.ProofDesk;
import heraldo.bot.campaign.proof.Registrar;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.bot.campaign.seat.CampaignDesk;
import heraldo.bot.campaign.seat.PreferenceDesk;
import heraldo.bot.campaign.sheet.OrderDesk;
import heraldo.bot.campaign.sheet.SheetClerk;
import heraldo.bot.campaign.sheet.StandingDesk;
import heraldo.bot.campaign.sheet.VoucherDesk;
import heraldo.bot.campaign.turn.Attendance;
import heraldo.bot.campaign.turn.DeadlineClerk;
import heraldo.bot.campaign.turn.NewsDesk;

/**
 * All desks of one program, sharing one ledger.
 *
 * @param library the rulesets
 * @param usher finds campaigns and seats
 * @param directory says how users stand to campaigns
 * @param campaigns opens campaigns
 * @param orders takes orders
 * @param standing keeps sheets for turns in which nothing is sent
 * @param attendance notices who is back
 * @param gameMaster does what game masters ask for
 * @param clerk ends turns
 * @param archive shows what has been
 * @param history tells how the sides stood after each turn
 * @param news tells what of it is told first
 * @param registrar takes from the books what may be proved
 * @param proofs proves turns, and hands out records
 * @param houses keeps the servers' own rules
 * @param preferences knows how people want to be spoken to
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
        OrderDesk orders,
        StandingDesk standing,
        Attendance attendance,
        GameMasterDesk gameMaster,
        DeadlineClerk clerk,
        Archive archive,
        FameHistory history,
        NewsDesk news,
        Registrar registrar,
        ProofDesk proofs,
        HouseDesk houses,
        PreferenceDesk preferences,
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
        return new CampaignOffice(
                bureau.library(),
                usher,
                new Directory(bureau.ledger()),
                new CampaignDesk(bureau, usher, positions),
                new OrderDesk(bureau.library(), sheets),
                new StandingDesk(bureau, sheets),
                new Attendance(bureau, usher, positions, clerk),
                new GameMasterDesk(bureau, usher, positions),
                clerk,
                archive,
                new FameHistory(bureau.ledger(), archive),
                new NewsDesk(bureau, positions),
                registrar,
                new ProofDesk(bureau.library(), registrar),
                new HouseDesk(bureau.ledger()),
                new PreferenceDesk(bureau.ledger(), bureau.calendar()),
                new ThemeDesk(bureau.ledger()),
                new HindranceDesk(bureau.ledger(), bureau.clock()),
                new Vault(bureau.ledger()),
                new VoucherDesk(bureau, usher, positions));
    }
}
