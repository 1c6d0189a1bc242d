package heraldo.bot.discord.desk;

import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.rules.kernel.Order;
import heraldo.rules.order.ParamType;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A sheet as text in an input box: sent back unchanged, it gives the same orders. */
final class SheetBox {

    private SheetBox() {}

    /** The text; empty if the box is too small, or the lines would be read as other orders. */
    static Optional<String> of(Bench bench) {
        List<Receipt.Line> lines = bench.receipt().lines();
        // What runs on to the end of a text would swallow every line after it.
        List<Receipt.Line> runningLast = lines.stream()
                .sorted(Comparator.comparing(line -> runsOn(line.order(), bench)))
                .toList();
        return Stream.of(lines, runningLast)
                .filter(order -> readsAs(order, bench))
                .map(SheetBox::text)
                .filter(DiscordLimit.MODAL_TEXT::holds)
                .findFirst();
    }

    private static boolean runsOn(Order order, Bench bench) {
        return bench.game().orders().typeOf(order).params().stream()
                .anyMatch(param -> param.type().filter(ParamType::runsOn).isPresent());
    }

    private static boolean readsAs(List<Receipt.Line> lines, Bench bench) {
        List<Optional<Order>> read = bench.game().orders().paste(text(lines), bench.lexicon()).stream()
                .map(line -> line.reading().order())
                .toList();
        return read.equals(lines.stream().map(line -> Optional.of(line.order())).toList());
    }

    private static String text(List<Receipt.Line> lines) {
        return lines.stream().map(Receipt.Line::text).collect(Collectors.joining("\n"));
    }
}
