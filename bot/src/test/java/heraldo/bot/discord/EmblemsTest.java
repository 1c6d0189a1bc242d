package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.traffic.Fault;
import heraldo.bot.sandbox.world.Emoji;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The crests of seats stand before their names: pictures of the application, brought to Discord once. */
@Tag("slow")
class EmblemsTest {

    private static final int MANY = 50;

    @TempDir
    Path folder;

    @Tag("long")
    @Test
    void everySeatHasACrestThatIsBroughtOnceAndFoundAgain() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            table.endTurn();
            String post = Table.result(table.alba, 1).text();
            List<Emoji> crests = crests(table);
            assertEquals(3, crests.size());
            crests.forEach(crest -> assertTrue(post.contains("<:" + crest.name() + ":" + crest.id() + ">"), post));
            table.stage.restart();
            table.endTurn();
            Table.result(table.alba, 2);
            assertEquals(
                    crests.stream().map(Emoji::id).toList(),
                    crests(table).stream().map(Emoji::id).toList());
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    @Tag("long")
    @Test
    void aCrestOfAnEarlierPictureIsReplaced() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            table.endTurn();
            Table.result(table.alba, 1);
            Emoji crest = crests(table).getFirst();
            String stem = crest.name().substring(0, crest.name().lastIndexOf('_') + 1);
            table.stage.sandbox().world().exclusively(() -> {
                table.stage.sandbox().world().emojis().put(crest.named(stem + "older"));
            });
            table.stage.restart();
            table.endTurn();
            String post = Table.result(table.alba, 2).text();
            assertEquals(3, crests(table).size());
            assertTrue(post.contains("<:" + crest.name() + ":"), post);
            assertFalse(post.contains("older"), post);
        }
    }

    @Tag("long")
    @Test
    void whereTheyCannotBeBroughtNamesStandAloneAndItIsTriedAgain() {
        try (Table table = Table.bare(folder, Cast.ofSix())) {
            table.stage.sandbox().faults().plan(MANY, "POST", "/emojis$", new Fault.Broken(500));
            table.open("Los Reinos");
            table.start();
            table.endTurn();
            String bare = Table.result(table.alba, 1).text();
            assertTrue(bare.contains("**Alborada**") && !bare.contains("<:"), bare);
            table.stage.sandbox().faults().clear();
            table.endTurn();
            String dressed = Table.result(table.alba, 2).text();
            assertTrue(dressed.contains("<:kaixiflan_1_"), dressed);
        }
    }

    @Test
    void resourcesAndSignsStandInTheOwnCardAndOnTheSheet() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            Said sheet = table.alba.use("kaixiflan recolectar", "hex", "G5").said();
            assertTrue(
                    sheet.json().toString().contains("<:heraldo_stands_2714_"),
                    sheet.json().toString());
            assertTrue(Lines.stands(1, sheet.text()), "it reads as the sign: " + sheet.text());
            table.endTurn();
            String card = table.alba.use("parte").text();
            assertTrue(card.contains("> oro: ") && card.contains("<:kaixiflan_gold_"), card);
            assertFalse(card.contains("```"), card);
            List<Emoji> brought = crests(table);
            table.stage.restart();
            assertEquals(card, table.alba.use("parte").text());
            assertEquals(
                    brought.stream().map(Emoji::id).toList(),
                    crests(table).stream().map(Emoji::id).toList());
            assertEquals(List.of(), table.stage.logs().complaints());
        }
    }

    @Test
    void aPictureOfAResourceThatHasChangedIsReplaced() {
        try (Table table = Table.running(folder, "Los Reinos")) {
            table.endTurn();
            table.alba.use("parte");
            Emoji gold = gold(table);
            table.stage.sandbox().world().exclusively(() -> {
                table.stage.sandbox().world().emojis().put(gold.named("kaixiflan_gold_000000"));
            });
            table.stage.restart();
            String card = table.alba.use("parte").text();
            assertTrue(card.contains("<:" + gold.name() + ":"), card);
            assertEquals(gold.name(), gold(table).name());
        }
    }

    @Tag("long")
    @Test
    void whereTheyCannotBeBroughtTheStoreIsATableAndSignsArePlain() {
        try (Table table = Table.bare(folder, Cast.ofSix())) {
            table.stage.sandbox().faults().plan(MANY, "POST", "/emojis$", new Fault.Broken(500));
            table.open("Los Reinos");
            table.start();
            Said sheet = table.alba.use("kaixiflan recolectar", "hex", "G5").said();
            assertTrue(sheet.json().toString().contains("✔ **1. "), sheet.json().toString());
            table.endTurn();
            String card = table.alba.use("parte").text();
            assertTrue(card.contains("```") && !card.contains("<:"), card);
        }
    }

    private static Emoji gold(Table table) {
        List<Emoji> gold = crests(table).stream()
                .filter(emoji -> emoji.name().startsWith("kaixiflan_gold_"))
                .toList();
        assertEquals(1, gold.size());
        return gold.getFirst();
    }

    private static List<Emoji> crests(Table table) {
        return table.stage.sandbox().world().emojis().all();
    }
}
