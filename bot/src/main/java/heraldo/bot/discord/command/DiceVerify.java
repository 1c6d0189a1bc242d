package heraldo.bot.discord.command;

import heraldo.bot.campaign.book.TurnNumber;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Dispatch.Kind;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.proof.Check;
import heraldo.bot.campaign.proof.Line;
import heraldo.bot.campaign.proof.ProofDesk;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.front.View;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.page.PostLink;
import heraldo.bot.discord.page.Turns;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Speech;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** {@code /dice verify}: recomputes a turn's link, seed, seal and dice, and shows where they were posted. */
final class DiceVerify extends CampaignSuggestions implements TurnButton.OfTurn {

    private final Forms forms;

    DiceVerify(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("dice verify", forms.turn(), forms.campaign());
    }

    @Override
    public Right right() {
        return Right.READ;
    }

    @Override
    public Answer answer(Admitted admitted) {
        return answer(admitted, admitted.call().number(Turns.OPTION));
    }

    @Override
    public Answer answer(Admitted admitted, OptionalInt turn) {
        View view = context().view(admitted);
        Campaign campaign = view.campaign();
        Embed[] embeds = turns(turn, campaign).stream()
                .flatMap(each -> embeds(campaign, each, view.speech()).stream())
                .toArray(Embed[]::new);
        if (embeds.length == 0) {
            throw Refusals.of("turn-not-ended", "turn", turn.orElse(0));
        }
        return Answer.of(embeds);
    }

    /** The turns that are meant, as they are counted: those that people call so, or the last one that has ended. */
    private List<Integer> turns(OptionalInt seen, Campaign campaign) {
        return seen.isPresent()
                ? context().office().archive().numbered(campaign.id(), seen.getAsInt())
                : List.of(context()
                        .office()
                        .memory()
                        .registrar()
                        .lastEnded(campaign.id())
                        .orElseThrow(() -> Refusals.of("no-turn-ended")));
    }

    private List<Embed> embeds(Campaign campaign, int turn, Speech speech) {
        return context().office().memory().proofs().turn(campaign, turn).stream()
                .flatMap(proof -> Stream.concat(
                        Stream.of(new Embed(
                                title(campaign, turn, speech),
                                checks(campaign, proof, speech),
                                proof.verdict().faults().isEmpty() ? Tone.GOOD : Tone.BAD)),
                        dice(proof, speech).map(rolls -> Embed.of("", rolls)).stream()))
                .toList();
    }

    private String title(Campaign campaign, int turn, Speech speech) {
        TurnNumber number = context().office().archive().number(campaign.id(), turn);
        return speech.plain().say("discord.dice.title", "turn", number.seen(), "own", number.aside());
    }

    private String checks(Campaign campaign, ProofDesk.Proof proof, Speech speech) {
        Line.Turn last = proof.steps().get(proof.steps().size() - 1);
        Optional<TurnKey> key = Optional.of(new TurnKey(campaign.id(), last.number(), last.step()));
        List<String> lines = new ArrayList<>();
        lines.add(sign(proof, Check.CHAIN)
                + speech.say(
                        "discord.dice.chain",
                        "turn",
                        last.number(),
                        "link",
                        last.draw().link())
                + post(campaign, Kind.RESULT, key));
        lines.add("    "
                + speech.say(
                        "discord.dice.anchor", "anchor", campaign.founding().anchor())
                + post(campaign, Kind.STARTED, Optional.empty()));
        lines.add(sign(proof, Check.SEED)
                + speech.say("discord.dice.seed", "seed", last.draw().seed()));
        lines.add(sign(proof, Check.ROOT) + seal(campaign, proof, last, key, speech));
        lines.add(sign(proof, Check.DICE) + speech.say("discord.dice.dice", "dice", count(proof)));
        return String.join("\n", lines);
    }

    private String seal(
            Campaign campaign, ProofDesk.Proof proof, Line.Turn last, Optional<TurnKey> key, Speech speech) {
        Optional<String> steps = context().office().writing().vouchers().sealOfSteps(campaign.id(), last.number());
        int sheets =
                proof.steps().stream().mapToInt(step -> step.sheets().size()).sum();
        return speech.say("discord.dice.seal", "sheets", sheets, "root", steps.orElse(last.root()))
                + post(campaign, steps.isPresent() ? Kind.RESULT : Kind.SEALED, key);
    }

    private String post(Campaign campaign, Kind kind, Optional<TurnKey> turn) {
        return PostLink.of(campaign, context().office().memory().registrar().posted(campaign.id(), kind, turn));
    }

    private String sign(ProofDesk.Proof proof, Check check) {
        boolean wrong = proof.verdict().faults().stream().anyMatch(fault -> fault.check() == check);
        return context().emblems().sign(wrong ? "✖" : "✔") + " ";
    }

    private static int count(ProofDesk.Proof proof) {
        return proof.steps().stream()
                .flatMap(step -> step.draw().dice().stream())
                .mapToInt(rolls -> rolls.values().size())
                .sum();
    }

    private static Optional<String> dice(ProofDesk.Proof proof, Speech speech) {
        String rolls = proof.steps().stream()
                .flatMap(step -> step.draw().dice().stream())
                .map(roll -> "`" + speech.inCode().typed(roll.label()) + "` d" + roll.sides() + ": "
                        + roll.values().stream().map(String::valueOf).collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n"));
        return Optional.of(rolls).filter(any -> !any.isEmpty());
    }
}
