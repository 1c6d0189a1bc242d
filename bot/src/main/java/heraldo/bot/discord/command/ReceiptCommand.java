package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.sheet.Voucher;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.page.PostLink;
import heraldo.bot.discord.page.Turns;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.chance.Sibling;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** {@code /receipt}: what a player needs to prove that the own sheet was in a turn's seal. */
final class ReceiptCommand extends CampaignSuggestions {

    private static final String FENCE = "```";

    private final Forms forms;

    ReceiptCommand(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("receipt", forms.turn(), forms.campaign());
    }

    @Override
    public Right right() {
        return Right.PROVE;
    }

    @Override
    public Answer answer(Admitted admitted) {
        OptionalInt turn = admitted.call().number(Turns.OPTION);
        Speech speech = context().speech(admitted.roster(), admitted.tongue());
        return Answer.of(context()
                .office()
                .writing()
                .vouchers()
                .vouchers(admitted.act(), turn.isEmpty() ? Optional.empty() : Optional.of(turn.getAsInt()))
                .stream()
                .flatMap(voucher -> embeds(voucher, speech).stream())
                .toArray(Embed[]::new));
    }

    private static List<Embed> embeds(Voucher voucher, Speech speech) {
        List<Embed> embeds = new ArrayList<>();
        embeds.add(head(voucher, voucher.seated().campaign(), speech));
        voucher.entries().forEach(entry -> embeds.add(embed(voucher, entry, speech)));
        return embeds;
    }

    private static Embed head(Voucher voucher, Campaign campaign, Speech speech) {
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
        return Embed.of(
                title,
                seal + PostLink.of(campaign, voucher.post()) + "\n"
                        + speech.say(
                                "discord.voucher.how", "campaign", campaign.id().text()));
    }

    private static Embed embed(Voucher voucher, Voucher.Entry entry, Speech speech) {
        List<String> lines = new ArrayList<>();
        lines.add(speech.say(
                "discord.voucher.sheet",
                "leaf",
                entry.sheet().commitment().code(),
                "salt",
                HexFormat.of().formatHex(entry.sheet().commitment().salt())));
        lines.add(FENCE + "\n" + speech.inCode().typed(entry.sheet().text()) + "\n" + FENCE);
        if (voucher.root().isPresent()) {
            lines.add(speech.say("discord.voucher.path", "steps", entry.path().size()));
            lines.add(entry.path().stream().map(ReceiptCommand::step).collect(Collectors.joining("\n")));
        }
        String title =
                voucher.entries().size() == 1 ? "" : speech.plain().say("discord.voucher.step", "step", entry.step());
        return Embed.of(title, String.join("\n", lines));
    }

    /** Returns a step of the hash path: the sibling's side and its hash. */
    private static String step(Sibling sibling) {
        return (sibling.left() ? "◀ `" : "▶ `") + sibling.hash() + "`";
    }
}
