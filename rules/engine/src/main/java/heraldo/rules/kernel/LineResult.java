package heraldo.rules.kernel;

import java.util.List;

/**
 * The result of one line of a sheet.
 *
 * @param line from 1, as on the sheet that was resolved; 0 for an order the engine added for a silent player
 * @param code the outcome as the rules file writes it, e.g. {@code OK} or {@code YA-HUBO-COMBATE}
 * @param order the order itself
 * @param details what it did, sentence by sentence
 */
public record LineResult(Seat seat, int line, String code, Order order, List<Message> details) {
    public LineResult {
        details = List.copyOf(details);
    }
}
