package heraldo.bot.campaign.master;

import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.PositionReader;

/**
 * The desks from which campaigns are steered.
 *
 * @param gameMaster does what game masters ask for
 * @param petitions carries what players ask one another for
 * @param press does what game masters decide about what players say
 * @param houses keeps the servers' own rules
 * @param themes knows in which theme the pictures of campaigns are drawn
 * @param hindrances keeps account of what hinders campaigns
 */
public record Helm(
        GameMasterDesk gameMaster,
        PetitionDesk petitions,
        PressDirection press,
        HouseDesk houses,
        ThemeDesk themes,
        HindranceDesk hindrances) {

    /** Opens them. */
    public static Helm of(Bureau bureau, Usher usher, PositionReader positions) {
        return new Helm(
                new GameMasterDesk(bureau, usher, positions),
                new PetitionDesk(bureau, usher, positions),
                new PressDirection(bureau, usher, positions),
                new HouseDesk(bureau.ledger(), bureau.policy().limits()),
                new ThemeDesk(bureau.ledger()),
                new HindranceDesk(bureau.ledger(), bureau.clock()));
    }
}
