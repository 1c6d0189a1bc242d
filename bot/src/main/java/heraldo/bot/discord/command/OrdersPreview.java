package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Look;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Picture;
import heraldo.bot.discord.page.ReceiptEmbed;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.scene.Scene;

/** {@code /orders preview}: the sheet with what it would cost, drawn on the player's own map. */
final class OrdersPreview extends SheetCommand {

    private final Forms forms;

    OrdersPreview(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("orders preview");
    }

    @Override
    public Right right() {
        return Right.LOOK;
    }

    @Override
    Receipt receipt(Admitted admitted) {
        return context().office().orders().show(admitted.act());
    }

    @Override
    Answer shown(Receipt receipt, Admitted admitted) {
        Campaign campaign = receipt.campaign();
        OrderSheet sheet =
                new OrderSheet(receipt.lines().stream().map(Receipt.Line::order).toList());
        Scene scene = context().office().archive().position(admitted.roster()).preview(receipt.seat(), sheet);
        Speech speech = context().speech(campaign, receipt.occupancies(), admitted.tongue());
        Look look = context().look(campaign, speech, admitted.act().user());
        int turn = context().office().archive().number(receipt.turn()).seen();
        Answer answer = new ReceiptEmbed(context()).of(receipt, admitted.tongue());
        Picture whole = context().gallery().map(look, turn, scene);
        return near(scene)
                ? answer.with(context().gallery().own(look, turn, scene, receipt.seat()), whole)
                : answer.with(whole);
    }

    /** Whether signs on a map of all of it are so small that the seat's surroundings are shown, too: on a board of many areas. */
    private static boolean near(Scene scene) {
        return scene.plate().filter(plate -> !plate.areas().isEmpty()).isPresent();
    }
}
