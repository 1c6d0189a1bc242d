package heraldo.bot.campaign.proof;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.GM;
import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.rules.kernel.Viewer;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What a campaign seals and what comes of it, as literals. Every hash was worked out with openssl from the texts beside it, as
 * {@code docs/fair-dice.md} tells; the salts are 32 times the same byte. None may ever become another.
 */
class SealedTextsTest extends InTavern {
    private static final CampaignId CAMPAIGN = new CampaignId("e05ba795-fece-30b1-b41c-bfaf294f9f92");

    private static final String STATE = """
            {"format":1,"state":{"turn":1,"turns":5,"way":"TOGETHER","ground":{"seat-1":2,"seat-2":2}}}""";

    private static final String DEED = """
            {"is":"Edict","order":"{\\"order\\":\\"rain\\",\\"sacks\\":\\"2\\"}"}""";

    private static final String STORY = """
            {"format":1,"state":{"results":[],"chronicle":{"sections":[{"title":{"key":"mill.title","arguments":{}},\
            "about":null,"entries":[{"onlyFor":null,"text":{"key":"mill.ground","arguments":{"sacks":3,\
            "seat":{"seat":"seat-1"}}},"result":null}]}]},\
            "dice":[{"label":"coins|seat-1|2","index":0,"sides":6,"value":6}]}}""";

    /** Ana carries and grinds, Ben is silent, and it rains: the first turn is over. */
    private List<Line> together() {
        assertEquals(CAMPAIGN, tavern.running("way", "TOGETHER", "turns", "5"));
        tavern.office.orders().add(tavern.by(ANA), "llevar muela 1");
        tavern.office.orders().add(tavern.by(ANA), "moler 3");
        tavern.office.gameMaster().edict(tavern.by(GM), "lluvia 2");
        tavern.toTheDeadline();
        return new Archivist(tavern).lines(CAMPAIGN, Viewer.DIRECTOR);
    }

    private static <T extends Line> T first(Class<T> kind, List<Line> lines) {
        return lines.stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst()
                .orElseThrow();
    }

    private static void assertSheet(String text, String salt, String leaf, Line.Sheet sheet) {
        assertEquals(text, sheet.content().orElseThrow().text());
        assertEquals(salt.repeat(32), sheet.content().orElseThrow().salt());
        assertEquals(leaf, sheet.leaf());
    }

    @Test
    void theSheetsOfATurnAndTheSealOverThem() {
        Line.Turn turn = first(Line.Turn.class, together());
        assertSheet(
                "llevar Muela 1\nmoler 3",
                "03",
                "85dba81c51576db950626a6fa87eb0d0b33186629dfa13e24b6c6b96aff3bddc",
                turn.sheets().get(0));
        assertSheet(
                "",
                "05",
                "fee69c3e21a46b0300835641c070c60756931f8da258411a16a021f460f2b7c8",
                turn.sheets().get(1));
        assertEquals("67d0ecfaada49a2d23c48cbd4c7508cca1e835312d165c9976e43110689195fd", turn.root());
    }

    /** The receipts of the steps are their seals: each has one sheet. */
    @Test
    void theSealOverTheStepsOfATurn() {
        assertEquals(CAMPAIGN, tavern.running("way", "INSTANT"));
        List<String> codes = Stream.of("moler 3", "moler 2", "descansar")
                .map(order -> tavern.office.orders().add(tavern.by(ANA), order))
                .map(receipt -> receipt.written().code().orElseThrow())
                .toList();
        assertEquals(
                List.of(
                        "bb90ef40adb5961f95818b965703b8adf577c6bbf6a4d3e29090bd0fee8d6268",
                        "8c8679805a261bebd5334bac20f9a162e82a5c9928713d590ec48c13b0ff7fbc",
                        "c816cf9b2b7fea559263f915b17b04ab3703082f7a975d0fd11dd9bba6b09798"),
                codes);
        assertEquals(
                Optional.of("6c4271ae31ad75d76399c6c19fcc2aba0bda17bd296f1cee1b19513081483d68"),
                tavern.office.writing().vouchers().sealOfSteps(CAMPAIGN, 1));
    }

    @Test
    void theActOfAGameMaster() {
        Line.Deed deed = first(Line.Deed.class, together());
        assertEquals(Optional.of(new Line.Kept("04".repeat(32), DEED)), deed.content());
        assertEquals(Optional.of("c1a6e954243ea7c36c7afd13d8d229c01bce2d0867e6a889af0417acae7edc1a"), deed.leaf());
    }

    @Test
    void theAnchorTheKeyTheSeedAndTheDice() {
        List<Line> lines = together();
        assertEquals(
                "d0ccb862bdba4cc8081832c5e6432387d1714aa83d3419c005109d61f7d5443a",
                first(Line.Campaign.class, lines).links().anchor());
        Line.Turn turn = first(Line.Turn.class, lines);
        assertEquals(
                "124fb021d42d0be810289af6358a4d45992589f153192bc0392e587a53464c11",
                turn.draw().link());
        assertEquals(
                "95f54b5fa6d258bb2b83a4c9228eb649ac2ba1bae5e6b5d0c679261c8c30d83f",
                turn.draw().seed());
        assertEquals(
                List.of(new Line.Rolls("coins|seat-1|2", 0, 6, List.of(6))),
                turn.draw().dice());
    }

    @Test
    void theStateAndTheStoryOfATurn() {
        Line.Turn turn = first(Line.Turn.class, together());
        assertEquals(Optional.of(STATE), turn.state());
        assertEquals(Optional.of("6035db580aec29251f13bc1e73f0c9a75d47f0fa77bffc9616b22bad1990b683"), turn.before());
        Rulebook<?> rulebook = tavern.office.library().rulebook("mill");
        String kept = tavern.turn(CAMPAIGN, 1).result().orElseThrow().story();
        assertEquals(STORY, rulebook.write(rulebook.story(kept).seenBy(Viewer.SPECTATOR)));
        assertEquals("88139dd03d8d668e8f88b0aecd8c3e694fce1a22ea66d74602a85f57ae340d8e", turn.story());
    }
}
