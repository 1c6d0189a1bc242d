package heraldo.bot.campaign.sheet;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.rules.chance.SealedSheets;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What players hold in their hands to prove that their orders were sealed. */
class VoucherTest extends InTavern {
    @Test
    void aSheetLeadsToTheSealThatWasPosted() {
        CampaignId id = tavern.running();
        Receipt receipt = tavern.office.orders().add(tavern.by(ANA), "moler 2");
        Voucher open = voucher(ANA, Optional.empty());
        assertEquals(Optional.empty(), open.root());
        assertEquals(
                receipt.written().code().orElseThrow(),
                open.entries().get(0).sheet().commitment().code());
        tavern.toTheDeadline();
        for (long user : List.of(ANA, BEN)) {
            Voucher sealed = voucher(user, Optional.of(1));
            assertEquals(tavern.turn(id, 1).outcome().root(), sealed.root());
            assertEquals(sealed.root(), Optional.of(climbed(sealed.entries().get(0))));
            Dispatch seal = tavern.posts(Dispatch.Kind.SEALED).get(0);
            assertEquals(Optional.of("message-" + seal.id()), sealed.post());
        }
    }

    @Test
    void everyStepLeadsToTheSealOfItsTurnOnceTheTurnHasEnded() {
        CampaignId id = tavern.running("way", "INSTANT");
        tavern.office.orders().add(tavern.by(ANA), "moler 3");
        tavern.office.orders().add(tavern.by(ANA), "moler 1");
        Voucher running = voucher(ANA, Optional.empty());
        assertEquals(2, running.entries().size());
        assertEquals(Optional.empty(), running.root());
        assertTrue(running.entries().get(0).path().isEmpty());
        tavern.office.orders().add(tavern.by(ANA), "descansar");
        Voucher ended = voucher(ANA, Optional.of(1));
        assertEquals(3, ended.entries().size());
        assertEquals(tavern.office.writing().vouchers().sealOfSteps(id, 1), ended.root());
        ended.entries().forEach(entry -> assertEquals(ended.root(), Optional.of(climbed(entry))));
        assertEquals("no-sheet", refusal(() -> voucher(BEN, Optional.of(1))));
    }

    @Test
    void whoHasNoSheetGetsNone() {
        tavern.running();
        assertEquals("no-sheet", refusal(() -> voucher(ANA, Optional.empty())));
        assertEquals("no-sheet", refusal(() -> voucher(ANA, Optional.of(7))));
        assertEquals("no-seat", refusal(() -> voucher(GM, Optional.empty())));
    }

    private Voucher voucher(long user, Optional<Integer> turn) {
        return tavern.office
                .writing()
                .vouchers()
                .vouchers(tavern.by(user), turn)
                .getFirst();
    }

    private static String climbed(Voucher.Entry entry) {
        byte[] leaf = HexFormat.of().parseHex(entry.sheet().commitment().code());
        return HexFormat.of().formatHex(SealedSheets.climb(leaf, entry.path()));
    }
}
