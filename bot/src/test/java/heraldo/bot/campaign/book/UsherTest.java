package heraldo.bot.campaign.book;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.EVE;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.refusal;
import static heraldo.bot.campaign.Tavern.wish;
import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignSeat;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.Channels;
import heraldo.bot.campaign.model.Place;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Roster;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class UsherTest extends InTavern {
    private CampaignId settled(String name, long category) {
        CampaignId id = tavern.office
                .campaigns()
                .open(tavern.by(GM), wish(name))
                .campaign()
                .id();
        tavern.office.campaigns().settle(id, new Channels(category, category + 1, category + 2));
        return id;
    }

    private CampaignSeat seat(Act act) {
        return tavern.database.read(books -> tavern.office.lodge().usher().seat(books, act));
    }

    private Campaign directed(Act act) {
        return tavern.database.read(books -> tavern.office.lodge().usher().directed(books, act));
    }

    private Act in(long user, long category, long channel) {
        return tavern.by(user, new Place(Tavern.GUILD, category, channel));
    }

    @Test
    void theChannelSaysWhichCampaignIsMeant() {
        CampaignId first = settled("Uno", 10);
        CampaignId second = settled("Dos", 20);
        tavern.join(first, ANA, 1);
        tavern.join(second, ANA, 2);
        assertEquals(first, seat(in(ANA, 10, 11)).campaign().id());
        assertEquals(second, seat(in(ANA, 20, 99)).campaign().id());
        assertEquals(
                second, tavern.office.lodge().usher().campaign(in(EVE, 20, 22)).id());
        assertEquals(first, directed(in(GM, 10, 12)).id());
        assertEquals("which-seat", refusal(() -> seat(in(ANA, 0, 1))));
        assertEquals(
                "which-campaign", refusal(() -> tavern.office.lodge().usher().campaign(in(EVE, 0, 1))));
    }

    @Test
    void inAServerItsOwnCampaignsAreMeantAndOutsideAllOfThem() {
        Place abroad = new Place(Tavern.ABROAD, 0, 1);
        CampaignId here = settled("Uno", 10);
        CampaignId there = tavern.office
                .campaigns()
                .open(tavern.by(GM, abroad), wish("Dos"))
                .campaign()
                .id();
        tavern.join(here, ANA, 1);
        tavern.office.campaigns().join(tavern.by(ANA, abroad), Optional.of(new Seat(1)), Optional.empty());
        assertEquals(here, seat(in(ANA, 0, 1)).campaign().id());
        assertEquals(there, seat(tavern.by(ANA, abroad)).campaign().id());
        assertEquals("which-seat", refusal(() -> seat(tavern.by(ANA, new Place(0, 0, 1)))));
    }

    @Test
    void aRefusalListsTheCampaignsThatCouldBeMeant() {
        tavern.join(settled("Uno", 10), ANA, 1);
        tavern.join(settled("Dos", 20), ANA, 2);
        try {
            seat(in(ANA, 0, 1));
        } catch (RefusedException e) {
            assertEquals(
                    List.of(new PlayerText("Uno"), new PlayerText("Dos")),
                    e.refusal().message().arguments().get("campaigns"));
        }
    }

    @Test
    void severalCampaignsInOneCategoryAreToldApartByTheirChannels() {
        CampaignId first = settled("Uno", 10);
        CampaignId second = tavern.office
                .campaigns()
                .open(tavern.by(GM), wish("Dos"))
                .campaign()
                .id();
        tavern.office.campaigns().settle(second, new Channels(10, 31, 32));
        tavern.join(first, ANA, 1);
        tavern.join(second, BEN, 1);
        assertEquals(
                second, tavern.office.lodge().usher().campaign(in(EVE, 10, 31)).id());
        assertEquals(first, seat(in(ANA, 10, 55)).campaign().id());
        assertEquals("not-your-campaign", refusal(() -> seat(in(ANA, 10, 31))));
    }

    @Test
    void aPrivateChannelBelongsToOnePlayer() {
        CampaignId id = settled("Uno", 10);
        tavern.join(id, ANA, 1);
        tavern.join(id, BEN, 2);
        tavern.office.campaigns().settle(id, new Seat(1), 41);
        assertEquals(new Seat(1), seat(in(ANA, 10, 41)).occupancy().seat());
        assertEquals("not-your-channel", refusal(() -> seat(in(BEN, 10, 41))));
        assertEquals("not-your-campaign", refusal(() -> seat(in(EVE, 10, 11))));
    }

    @Test
    void onlyTheGameMasterDirects() {
        settled("Uno", 10);
        assertEquals("not-game-master", refusal(() -> directed(in(ANA, 10, 11))));
        assertEquals("no-game-master", refusal(() -> directed(in(ANA, 0, 1))));
        assertEquals("not-game-master", refusal(() -> tavern.office.campaigns().start(in(ANA, 10, 11))));
    }

    @Test
    void everybodySeesWithTheirOwnEyes() {
        CampaignId id = tavern.running();
        Roster roster = tavern.office.campaigns().roster(id);
        assertEquals(Viewer.of(new Seat(1)), roster.viewer(ANA));
        assertEquals(Viewer.SPECTATOR, roster.viewer(EVE));
        assertEquals(Viewer.SPECTATOR, roster.viewer(GM), "unless the campaign says so");
        Campaign over = roster.campaign().withStatus(CampaignStatus.ENDED);
        assertEquals(Viewer.DIRECTOR, new Roster(over, roster.occupancies(), roster.turn()).viewer(EVE));
    }
}
