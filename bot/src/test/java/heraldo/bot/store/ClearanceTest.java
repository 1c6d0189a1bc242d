package heraldo.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.hall.Hall;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.rules.kernel.Viewer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A campaign that is archived leaves nothing behind but what its people have come to, and no other campaign notices. */
class ClearanceTest {
    @TempDir
    Path folder;

    @TempDir
    Path blank;

    /** Whoever adds a table says what becomes of its rows when a campaign is archived. */
    @Test
    void ofEveryTableThatNamesACampaignItIsSaidWhatBecomesOfIt() {
        Path file = blank.resolve("heraldo.db");
        BlankBooks.at(file);
        try (SqliteLedger ledger = SqliteLedger.open(file)) {
            List<Table> tables = ledger.read(books -> Table.of((SqlBooks) books));
            List<String> known = Stream.concat(
                            Clearance.KEPT.stream(), Clearance.GONE.stream().map(Map.Entry::getKey))
                    .toList();
            assertEquals(known.size(), new TreeSet<>(known).size(), "none twice");
            assertEquals(
                    tables.stream()
                            .filter(table -> table.name().equals("campaign")
                                    || Stream.of("\"campaign\"", "\"treaty\"", "\"petition\"")
                                            .anyMatch(table.columns()::contains))
                            .map(Table::name)
                            .collect(Collectors.toCollection(TreeSet::new)),
                    new TreeSet<>(known));
        }
    }

    @Test
    void theHallAndEveryOtherCampaignStayAsTheyWere() {
        try (Tavern tavern = new Tavern(folder)) {
            CampaignId one = mill(tavern, 3, 2);
            CampaignId other = mill(tavern, 1, 4);
            tavern.restart();
            Hall before = hall(tavern);
            assertEquals(2, before.games());
            SortedMap<String, List<String>> others = rows(tavern, other);
            long gone = tavern.database.write(books -> Clearance.of((SqlBooks) books, one));
            assertTrue(gone > 20, () -> "only " + gone + " rows");
            tavern.restart();
            assertEquals(before, hall(tavern));
            assertEquals(others, rows(tavern, other));
            SortedMap<String, List<String>> left = rows(tavern, one);
            left.keySet().removeAll(Clearance.KEPT);
            assertEquals(new TreeSet<>(List.of("turn", "turn_number")), new TreeSet<>(left.keySet()));
            assertEquals(1, left.get("turn").size(), "the last turn, from which the hall reads");
            assertTrue(tavern.office
                    .memory()
                    .archive()
                    .story(one, tavern.newest(one).key().number(), Viewer.SPECTATOR)
                    .isPresent());
            tavern.office.memory().history().until(one, 9);
            tavern.office.memory().registrar().dossier(one);
        }
    }

    @Test
    void whatWasWrittenForGoodIsGuardedAsBefore() {
        try (Tavern tavern = new Tavern(folder)) {
            CampaignId one = mill(tavern, 3, 2);
            mill(tavern, 1, 4);
            tavern.database.record(books -> Clearance.of((SqlBooks) books, one));
            for (String table : List.of("order_sheet", "turn", "gm_act", "enrolment", "press", "treaty", "offer")) {
                if (count(tavern, table) > 0) {
                    assertThrows(
                            RuntimeException.class,
                            () -> tavern.database.record(
                                    books -> ((SqlBooks) books).handle().execute("DELETE FROM " + table)),
                            table);
                }
            }
            assertThrows(
                    RuntimeException.class,
                    () -> tavern.database.record(
                            books -> ((SqlBooks) books).handle().execute("UPDATE order_sheet SET code = 'x'")));
            tavern.restart();
            assertTrue(count(tavern, "order_sheet") > 0);
        }
    }

    /** If it comes to nothing, everything is there, and the guards, too. */
    @Test
    void whatIsBrokenOffHasNotHappened() {
        try (Tavern tavern = new Tavern(folder)) {
            CampaignId one = mill(tavern, 3, 2);
            SortedMap<String, List<String>> before = rows(tavern, one);
            assertThrows(
                    IllegalStateException.class,
                    () -> tavern.database.record(books -> {
                        Clearance.of((SqlBooks) books, one);
                        throw new IllegalStateException("the disk is full");
                    }));
            assertEquals(before, rows(tavern, one));
            assertThrows(
                    RuntimeException.class,
                    () -> tavern.database.record(
                            books -> ((SqlBooks) books).handle().execute("DELETE FROM order_sheet")));
        }
    }

    private static CampaignId mill(Tavern tavern, int ana, int ben) {
        CampaignId id = tavern.running("turns", "2");
        tavern.office.orders().add(tavern.by(Tavern.ANA).in(id), "moler " + ana);
        tavern.office.orders().add(tavern.by(Tavern.BEN).in(id), "moler " + ben);
        tavern.endTurn(id);
        while (tavern.office.campaigns().roster(id).campaign().status() != CampaignStatus.ENDED) {
            tavern.toTheDeadline();
            tavern.work();
        }
        return id;
    }

    private static Hall hall(Tavern tavern) {
        return tavern.office.memory().hall().of(Tavern.GUILD, Optional.empty());
    }

    private static int count(Tavern tavern, String table) {
        return tavern.database.read(books -> ((SqlBooks) books)
                .handle()
                .createQuery("SELECT count(*) FROM " + table)
                .mapTo(Integer.class)
                .one());
    }

    /** All that the tables that name a campaign hold of it; none without a row. */
    private static SortedMap<String, List<String>> rows(Tavern tavern, CampaignId id) {
        SortedMap<String, List<String>> rows = new TreeMap<>();
        Stream.concat(Clearance.KEPT.stream(), Clearance.GONE.stream().map(Map.Entry::getKey))
                .filter(table ->
                        !List.of("petition_vote", "treaty_party", "treaty_word").contains(table))
                .forEach(table -> {
                    List<String> found = tavern.database.read(books -> rows(((SqlBooks) books).handle(), table, id));
                    if (!found.isEmpty()) {
                        rows.put(table, found);
                    }
                });
        return rows;
    }

    private static List<String> rows(Handle handle, String table, CampaignId id) {
        return handle
                .createQuery("SELECT * FROM " + table + " WHERE " + (table.equals("campaign") ? "id" : "campaign")
                        + " = :id")
                .bind("id", id.text())
                .map((row, context) -> {
                    StringBuilder text = new StringBuilder();
                    for (int i = 1; i <= row.getMetaData().getColumnCount(); i++) {
                        Object value = row.getObject(i);
                        text.append(
                                        value instanceof byte[] bytes
                                                ? java.util.HexFormat.of().formatHex(bytes)
                                                : value)
                                .append('|');
                    }
                    return text.toString();
                })
                .stream()
                .sorted()
                .toList();
    }
}
