package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.page.ReceiptCard;
import heraldo.bot.discord.shape.Form;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.scene.Scene;

/** {@code /orders preview}: the sheet with what it would cost, drawn on the player's own map. */
final class OrdersPreview extends SheetCommand {

    private final Forms forms;

    OrdersPreview(Front front, Forms forms) {
        super(front);
        this.forms = forms;
    }

    @Override
    public Form form() {
        return forms.form("orders preview");
    }

    @Override
    Receipt receipt(Call call) {
        return front().office().orders().show(call.act());
    }

    @Override
    Answer shown(Receipt receipt, Call call) {
        Campaign campaign = receipt.seated().campaign();
        OrderSheet sheet =
                new OrderSheet(receipt.lines().stream().map(Receipt.Line::order).toList());
        Scene scene = front().office()
                .archive()
                .position(campaign.id())
                .preview(receipt.seated().chair().seat(), sheet);
        return new ReceiptCard(front())
                .of(receipt, call.tongue())
                .with(front().gallery()
                        .map(
                                campaign,
                                front().office()
                                        .archive()
                                        .number(receipt.turn())
                                        .seen(),
                                scene,
                                front().speech(campaign, call.tongue())));
    }
}
