package heraldo.bot.campaign.proof;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.EVE;
import static heraldo.bot.campaign.Tavern.GM;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Guest;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Petition;
import heraldo.bot.campaign.model.Preference;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Treaty;
import heraldo.bot.campaign.press.Draft;
import heraldo.bot.campaign.press.Proposal;
import heraldo.bot.campaign.seat.PrivacyDesk.Traces;
import heraldo.bot.campaign.seat.StaffDesk;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whoever is forgotten stands nowhere any more, and what they played can be verified as before. */
@Tag("slow")
class ForgettingTest extends InTavern {

    private static final long DAN = 109;

    private Archivist archivist;

    @BeforeEach
    void open() {
        archivist = new Archivist(tavern);
    }

    private Traces forget(Act act) {
        return tavern.office.people().privacy().forget(act, (campaign, seat) -> "Jugador " + seat);
    }

    private boolean known(long user) {
        return tavern.database.read(books -> books.people().of(user)).values().stream()
                .anyMatch(rows -> !rows.isEmpty());
    }

    private Occupancy seat(CampaignId id, int number) {
        return tavern.office.campaigns().roster(id).occupancy(new Seat(number));
    }

    @Test
    void whoeverIsForgottenStandsNowhereAndTheRecordIsWhatItWas() {
        CampaignId id = archivist.ended();
        tavern.office.preferences().settle(tavern.by(ANA), Preference.usual(ANA).withTheme(Optional.of("paper")));
        byte[] before = archivist.file(id, Viewer.DIRECTOR);
        assertEquals(List.of(), archivist.verify(before).faults());
        for (long user : new long[] {ANA, GM}) {
            assertEquals(new Traces(1, 0), forget(tavern.by(user)));
            assertFalse(known(user));
            assertEquals(Preference.usual(user), tavern.office.preferences().of(user));
        }
        assertTrue(known(BEN), "the others stay who they are");
        tavern.restart();
        assertFalse(known(ANA));
        assertEquals("Jugador 1", seat(id, 1).userName());
        assertTrue(seat(id, 1).played() && seat(id, 1).user() < -1_000);
        assertEquals(BEN, seat(id, 2).user());
        byte[] after = new Archivist(tavern).file(id, Viewer.DIRECTOR);
        assertArrayEquals(before, after);
        assertEquals(List.of(), new Archivist(tavern).verify(after).faults());
    }

    @Test
    void theSameWishIsGrantedOnceAndTwoForgottenPeopleAreTwo() {
        CampaignId id = archivist.ended();
        Act wish = tavern.by(ANA);
        forget(wish);
        long pseudonym = seat(id, 1).user();
        forget(wish);
        forget(tavern.by(BEN));
        assertEquals(pseudonym, seat(id, 1).user());
        assertTrue(seat(id, 2).user() < -1_000 && seat(id, 2).user() != pseudonym);
        assertEquals(new Traces(0, 0), forget(tavern.by(ANA)), "nothing is left of her");
    }

    @Test
    void whoPlaysOrDirectsIsNotForgottenAndWhoHasLeftIsWhereItIsOver() {
        CampaignId over = archivist.ended();
        CampaignId goesOn = archivist.twoTurns();
        for (long user : new long[] {ANA, GM}) {
            RefusedException refused = assertThrows(RefusedException.class, () -> forget(tavern.by(user)));
            assertEquals(
                    "campaign.refusal.forget-seated",
                    refused.refusal().message().key());
        }
        assertEquals(ANA, seat(over, 1).user(), "nothing has been changed");
        tavern.office.campaigns().leave(tavern.by(ANA).in(goesOn));
        assertEquals(new Traces(1, 1), forget(tavern.by(ANA)));
        assertTrue(seat(over, 1).user() < -1_000);
        assertTrue(known(ANA), "where the game goes on she may not come back to another seat");
    }

    @Test
    void whoHasLeftIsForgottenByItselfAsSoonAsTheGameEnds() {
        CampaignId id = archivist.twoTurns();
        tavern.office.campaigns().leave(tavern.by(ANA).in(id));
        tavern.office.campaigns().leave(tavern.by(BEN).in(id));
        for (long user : new long[] {ANA, BEN}) {
            assertEquals(new Traces(0, 1), forget(tavern.by(user)));
        }
        assertEquals(new Traces(0, 1), forget(tavern.by(ANA)), "asked again, she is forgotten once");
        tavern.office.campaigns().join(tavern.by(BEN).in(id), Optional.of(new Seat(2)), Optional.empty());
        tavern.work();
        assertTrue(known(ANA), "the game goes on");
        tavern.office.closing().end(tavern.by(GM).in(id));
        tavern.restart();
        tavern.work();
        assertEquals(new TreeSet<>(), traces(ANA));
        assertEquals(BEN, seat(id, 2).user(), "he has come back, and played to the end");
        assertFalse(traces(BEN).contains("forgetting.player"));
    }

    /** Ana offers Ben's seat to Eve, takes Ben out, and asks Eve to direct; a manager takes over in the end, and ends it. */
    private CampaignId troubled() {
        CampaignId id = tavern.running("turns", "9");
        StaffDesk staff = tavern.office.staff();
        Guest eve = new Guest(EVE, "user" + EVE);
        tavern.office.press().send(tavern.by(ANA), new Draft("Hay harina.", false, "Feria"));
        Treaty.Wording peace = new Treaty.Wording("Paz.", true, Optional.empty());
        tavern.office.treaties().offer(tavern.by(ANA), new Proposal(List.of(new Seat(2)), peace));
        tavern.office.talks().open(tavern.by(ANA), new Seat(2));
        tavern.office.helm().petitions().ask(tavern.by(ANA), Petition.Kind.EXTENSION, 24);
        tavern.office.orders().add(tavern.by(ANA), "moler 1");
        staff.invite(tavern.by(GM), new Seat(2), eve, 3);
        tavern.office
                .invitations()
                .accept(tavern.by(EVE).in(id), staff.invitations(id).getLast().id());
        staff.remove(tavern.by(GM), new Seat(2), "");
        tavern.work();
        staff.invite(tavern.by(GM).in(id), new Seat(1), new Guest(DAN, "user" + DAN), 3);
        tavern.office
                .invitations()
                .accept(tavern.by(DAN).in(id), staff.invitations(id).getLast().id());
        tavern.office.direction().handOver(tavern.by(GM), eve);
        tavern.office.direction().takeOver(tavern.by(ANA).in(id), true);
        tavern.office.closing().end(tavern.by(ANA).in(id));
        return id;
    }

    /** Every place in the books where somebody stands with their number, or by their name. */
    private SortedSet<String> traces(long user) {
        SortedSet<String> places = new TreeSet<>();
        tavern.alter(connection -> {
            for (String column : columns(connection)) {
                String table = column.substring(0, column.indexOf('.'));
                String find = "SELECT count(*) FROM " + table + " WHERE " + column + " = " + user
                        + " OR instr(" + column + ", 'user" + user + "') > 0 OR instr(" + column + ", '\"" + user
                        + "\"') > 0";
                try (ResultSet found = connection.createStatement().executeQuery(find)) {
                    if (found.getInt(1) > 0) {
                        places.add(column);
                    }
                }
            }
        });
        return places;
    }

    /** All columns but those of the list of migrations: the milliseconds that a migration took may equal somebody's number. */
    private static List<String> columns(Connection connection) throws SQLException {
        String all = "SELECT tables.name || '.' || columns.name FROM sqlite_master AS tables,"
                + " pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'"
                + " AND tables.name <> 'flyway_schema_history'";
        List<String> columns = new ArrayList<>();
        try (ResultSet row = connection.createStatement().executeQuery(all)) {
            while (row.next()) {
                columns.add(row.getString(1));
            }
        }
        return columns;
    }

    @Test
    void nothingInTheBooksLeadsToWhoeverIsForgotten() {
        CampaignId id = troubled();
        for (long user : new long[] {ANA, EVE, GM, BEN, DAN}) {
            assertFalse(traces(user).isEmpty());
            forget(tavern.by(user));
            assertEquals(new TreeSet<>(), traces(user), "while posts still wait");
        }
        tavern.work();
        for (long user : new long[] {ANA, EVE, GM, BEN, DAN}) {
            assertEquals(new TreeSet<>(), traces(user));
        }
        assertEquals(
                List.of(),
                new Archivist(tavern)
                        .verify(new Archivist(tavern).file(id, Viewer.DIRECTOR))
                        .faults());
    }
}
