package heraldo.bot.campaign.seat;

import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.PositionReader;

/**
 * The desks of those who come and go.
 *
 * @param campaigns opens campaigns
 * @param lessons opens lessons, in which somebody learns a game
 * @param staff says who plays
 * @param direction says who directs
 * @param closing ends campaigns and closes their channels
 * @param rooms knows for whom private channels were opened
 * @param invitations takes the answers to invitations
 * @param departures knows who has left the server
 */
public record Hiring(
        CampaignDesk campaigns,
        LessonDesk lessons,
        StaffDesk staff,
        DirectionDesk direction,
        ClosingDesk closing,
        RoomDesk rooms,
        InvitationDesk invitations,
        DepartureDesk departures) {

    /** Opens them. */
    public static Hiring of(Bureau bureau, Usher usher, PositionReader positions) {
        return new Hiring(
                new CampaignDesk(bureau, usher, positions),
                new LessonDesk(bureau),
                new StaffDesk(bureau, usher, positions),
                new DirectionDesk(bureau, usher),
                new ClosingDesk(bureau, usher),
                new RoomDesk(bureau.ledger()),
                new InvitationDesk(bureau, positions),
                new DepartureDesk(bureau));
    }
}
