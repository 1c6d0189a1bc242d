package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.model.RefusedException;
import heraldo.rules.engine.Manifest.Paste;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.PastedLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Enters many lines on a sheet at once.
 *
 * @param start the sheet on which they are entered: the one that stands, or a blank one that takes its place
 */
record Pasting(OpenSheet openSheet, OrderSheet start) {

    /** Enters pasted lines on the sheet, in one of the modes of {@link Paste}. */
    Draft of(List<PastedLine> lines, Paste paste) {
        if (openSheet.ahead()) {
            return ahead(lines);
        }
        return switch (paste) {
            case STANDING -> standing(lines);
            case WHOLE -> whole(lines);
            case UNTIL_REFUSED -> untilRefused(lines);
        };
    }

    /** Replaces the sheet written ahead by all readable lines; the ruleset judges them only when it plays them. */
    private Draft ahead(List<PastedLine> lines) {
        OrderSheet sheet = OrderSheet.EMPTY;
        List<Receipt.Objection> objections = new ArrayList<>();
        for (PastedLine line : lines) {
            try {
                sheet = SheetEditor.planned(sheet, SheetEditor.order(line.reading()));
            } catch (RefusedException e) {
                objections.add(objection(line, e));
            }
        }
        return sheet.isEmpty() ? pasted(openSheet.sheet(), objections) : Draft.entered(sheet, objections);
    }

    private Draft standing(List<PastedLine> lines) {
        OrderSheet sheet = start;
        List<Receipt.Objection> objections = new ArrayList<>();
        for (PastedLine line : lines) {
            try {
                sheet = entered(sheet, line);
            } catch (RefusedException e) {
                objections.add(objection(line, e));
            }
        }
        return pasted(sheet, objections);
    }

    private Draft whole(List<PastedLine> lines) {
        OrderSheet sheet = OrderSheet.EMPTY;
        List<Receipt.Objection> objections = new ArrayList<>();
        for (PastedLine line : lines) {
            try {
                OrderSheet longer = entered(sheet, line);
                demandAllPossible(longer);
                sheet = longer;
            } catch (RefusedException e) {
                objections.add(objection(line, e));
            }
        }
        return pasted(objections.isEmpty() ? sheet : openSheet.sheet(), objections);
    }

    private Draft untilRefused(List<PastedLine> lines) {
        OrderSheet sheet = start;
        for (PastedLine line : lines) {
            try {
                sheet = entered(sheet, line);
            } catch (RefusedException e) {
                return pasted(sheet, List.of(objection(line, e)));
            }
        }
        return pasted(sheet, List.of());
    }

    private OrderSheet entered(OrderSheet sheet, PastedLine line) {
        return SheetEditor.entered(openSheet, sheet, SheetEditor.order(line.reading()));
    }

    /** A line may also spoil one that stands before it. */
    private void demandAllPossible(OrderSheet sheet) {
        Optional<Refusal> spoilt = openSheet.verdicts(sheet).stream()
                .flatMap(verdict -> verdict.refusal().stream())
                .findFirst();
        if (spoilt.isPresent()) {
            throw new RefusedException(spoilt.get());
        }
    }

    /** If no line could be entered, nothing has changed: a player who was ready still is. */
    private Draft pasted(OrderSheet sheet, List<Receipt.Objection> objections) {
        boolean nothing = !objections.isEmpty() && (sheet.equals(openSheet.sheet()) || sheet.equals(start));
        return nothing
                ? new Draft(openSheet.sheet(), openSheet.ready(), objections, false)
                : Draft.entered(sheet, objections);
    }

    private static Receipt.Objection objection(PastedLine line, RefusedException why) {
        return new Receipt.Objection(line.number(), line.text(), why.refusal().message());
    }
}
