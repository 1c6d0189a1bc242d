package heraldo.bot.campaign.proof;

import heraldo.rules.chance.SealedSheets;
import java.util.List;

/** Checks the seal of a row: leaves from what the sheets say, the root from the leaves. */
record SheetsCheck(Line.Campaign campaign, Line.Row row) {

    void into(Verdict verdict, String place) {
        for (Line.Sheet sheet : row.sheets()) {
            sheet.content()
                    .ifPresent(content -> verdict.check(
                            Check.LEAF,
                            place,
                            sealed(sheet, content),
                            "the leaf of " + sheet.seat().orElseThrow() + " does not follow from its sheet and salt"));
        }
        row.seal()
                .ifPresent(root ->
                        verdict.check(Check.ROOT, place, rooted(root), "the root does not follow from the leaves"));
    }

    private boolean sealed(Line.Sheet sheet, Line.Content content) {
        byte[] leaf = SealedSheets.leaf(
                campaign.title().campaign(),
                row.number(),
                sheet.seat().orElseThrow(),
                Hash.bytes(content.salt()),
                content.text());
        return Hash.text(leaf).equals(sheet.leaf());
    }

    private boolean rooted(String root) {
        List<byte[]> leaves =
                row.sheets().stream().map(sheet -> Hash.bytes(sheet.leaf())).toList();
        return Hash.text(SealedSheets.root(leaves)).equals(root);
    }
}
