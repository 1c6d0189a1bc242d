package heraldo.bot.campaign;

/**
 * All desks of one program, sharing one ledger.
 *
 * @param library the rulesets
 * @param usher finds campaigns and seats
 * @param directory says how users stand to campaigns
 * @param campaigns opens campaigns
 * @param orders takes orders
 * @param attendance notices who is back
 * @param gameMaster does what game masters ask for
 * @param clerk ends turns
 * @param archive shows what has been
 * @param registrar takes from the books what may be proved
 * @param houses keeps the servers' own rules
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
        Attendance attendance,
        GameMasterDesk gameMaster,
        DeadlineClerk clerk,
        Archive archive,
        Registrar registrar,
        HouseDesk houses,
        HindranceDesk hindrances,
        Vault vault,
        VoucherDesk vouchers) {
    /** Opens all desks. */
    public static CampaignOffice of(Bureau bureau) {
        Usher usher = new Usher(bureau.ledger());
        Positions positions = new Positions(bureau.library());
        Archive archive = new Archive(bureau, positions);
        DeadlineClerk clerk = new DeadlineClerk(bureau, positions);
        return new CampaignOffice(
                bureau.library(),
                usher,
                new Directory(bureau.ledger()),
                new CampaignDesk(bureau, usher, positions),
                new OrderDesk(bureau.library(), new SheetClerk(bureau, usher, positions, clerk, archive)),
                new Attendance(bureau, usher, positions, clerk),
                new GameMasterDesk(bureau, usher, positions),
                clerk,
                archive,
                new Registrar(bureau.ledger()),
                new HouseDesk(bureau.ledger()),
                new HindranceDesk(bureau.ledger(), bureau.clock()),
                new Vault(bureau.ledger()),
                new VoucherDesk(bureau, usher, positions));
    }
}
