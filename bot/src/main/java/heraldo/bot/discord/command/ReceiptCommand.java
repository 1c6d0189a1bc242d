package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.sheet.Voucher;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.page.PostLink;
import heraldo.bot.discord.page.Turns;
import heraldo.bot.discord.shape.Form;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.chance.Sibling;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** {@code /receipt}: what a player needs to prove that the own sheet was in a turn's seal. */
final class ReceiptCommand extends CampaignPrompts {

    private static final String FENCE = "```";

    private final Forms forms;

    ReceiptCommand(Front front, Forms forms) {
        super(front);
        this.forms = forms;
    }

    @Override
    public Form form() {
        return forms.form("receipt", forms.turn(), forms.campaign());
    }

    @Override
    public Answer answer(Call call) {
        OptionalInt turn = call.number(Turns.FIELD);
        return Answer.of(front()
                .office()
                .vouchers()
                .vouchers(front().act(call), turn.isEmpty() ? Optional.empty() : Optional.of(turn.getAsInt()))
                .stream()
                .flatMap(voucher -> cards(voucher, call).stream())
                .toArray(Card[]::new));
    }

    private List<Card> cards(Voucher voucher, Call call) {
        Campaign campaign = voucher.seated().campaign();
        Speech speech = front().speech(campaign, call.tongue());
        List<Card> cards = new ArrayList<>();
        cards.add(head(voucher, campaign, speech));
        voucher.entries().forEach(entry -> cards.add(card(voucher, entry, speech)));
        return cards;
    }

    private static Card head(Voucher voucher, Campaign campaign, Speech speech) {
        String title = speech.plain()
                .say(
                        "discord.voucher.title",
                        "turn",
                        voucher.turn().seen(),
                        "own",
                        voucher.turn().aside());
        String seal = voucher.root()
                .map(root -> speech.say("discord.voucher.seal", "root", root))
                .orElseGet(() -> speech.say("discord.voucher.open"));
        return Card.of(
                title,
                seal + PostLink.of(campaign, voucher.post()) + "\n"
                        + speech.say(
                                "discord.voucher.how", "campaign", campaign.id().text()));
    }

    private static Card card(Voucher voucher, Voucher.Entry entry, Speech speech) {
        List<String> lines = new ArrayList<>();
        lines.add(speech.say(
                "discord.voucher.sheet",
                "leaf",
                entry.sheet().code(),
                "salt",
                HexFormat.of().formatHex(entry.sheet().salt())));
        lines.add(FENCE + "\n" + speech.inCode().typed(entry.sheet().text()) + "\n" + FENCE);
        if (voucher.root().isPresent()) {
            lines.add(speech.say("discord.voucher.path", "steps", entry.path().size()));
            lines.add(entry.path().stream().map(ReceiptCommand::step).collect(Collectors.joining("\n")));
        }
        String title =
                voucher.entries().size() == 1 ? "" : speech.plain().say("discord.voucher.step", "step", entry.step());
        return Card.of(title, String.join("\n", lines));
    }

    /** Which side the node beside stands on. */
    private static String step(Sibling sibling) {
        return (sibling.left() ? "◀ `" : "▶ `") + sibling.hash() + "`";
    }
}
