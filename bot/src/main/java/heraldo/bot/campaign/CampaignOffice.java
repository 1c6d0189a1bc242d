package heraldo.bot.campaign;

/**
 * All desks of one program, sharing one ledger.
 *
 * @param usher finds campaigns and seats
 * @param campaigns opens campaigns
 * @param orders takes orders
 * @param gameMaster does what game masters ask for
 * @param clerk ends turns
 * @param archive shows what has been
 */
public record CampaignOffice(
        Usher usher,
        CampaignDesk campaigns,
        OrderDesk orders,
        GameMasterDesk gameMaster,
        DeadlineClerk clerk,
        Archive archive) {}
