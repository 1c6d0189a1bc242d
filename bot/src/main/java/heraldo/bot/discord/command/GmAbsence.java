package heraldo.bot.discord.command;

import heraldo.bot.campaign.master.AbsenceTerms;
import heraldo.bot.campaign.model.Patience;
import heraldo.bot.campaign.model.PetitionRule;
import heraldo.bot.campaign.model.VoteShare;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.shape.CommandOption;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.engine.Ladder;
import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** {@code /gm absence}: what happens from now on to seats that send nothing, and what players grant one another by vote. */
final class GmAbsence extends GameMasterCommand {

    private static final String PATIENCE = "patience";
    private static final String EXCUSED = "excused";
    private static final String OFFER = "offer";
    private static final String COUNT = "count-standing";
    private static final String VOTES = "votes";
    private static final String EMERGENCY = "emergency-votes";
    private static final String EXTENSIONS = "extensions";
    private static final String HOURS = "extension-hours";
    private static final String DAYS = "pause-days";
    private static final List<String> ALL =
            List.of(PATIENCE, EXCUSED, OFFER, COUNT, VOTES, EMERGENCY, EXTENSIONS, HOURS, DAYS);
    private static final int MOST = 20;

    private final Forms forms;

    GmAbsence(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form(
                "gm absence",
                patience(forms, context().dictionary()),
                forms.open(EXCUSED, Kind.NUMBER).within(0, MOST),
                forms.open(OFFER, Kind.NUMBER).within(0, MOST),
                forms.open(COUNT, Kind.YES_NO),
                votes(VOTES),
                votes(EMERGENCY),
                forms.open(EXTENSIONS, Kind.NUMBER).within(0, MOST),
                forms.open(HOURS, Kind.NUMBER).within(1, PetitionRule.MOST_HOURS),
                forms.open(DAYS, Kind.NUMBER).within(1, PetitionRule.MOST_DAYS),
                forms.campaign());
    }

    private CommandOption votes(String name) {
        SortedMap<String, Map<Tongue, String>> choices = new TreeMap<>();
        for (VoteShare each : VoteShare.values()) {
            choices.put(each.code(), context().dictionary().words("discord.votes." + each.code()));
        }
        return forms.open(name, Kind.TEXT).withChoices(choices);
    }

    /** Returns the option for a campaign's patience, a choice of one word. */
    static CommandOption patience(Forms forms, Dictionary dictionary) {
        SortedMap<String, Map<Tongue, String>> choices = new TreeMap<>();
        for (Patience each : Patience.values()) {
            choices.put(each.code(), dictionary.words("discord.patience." + each.code()));
        }
        return forms.open(PATIENCE, Kind.TEXT).withChoices(choices);
    }

    /** Returns the chosen patience; empty if there is none. */
    static Optional<Patience> patience(Call call) {
        return call.text(PATIENCE).map(Patience::of);
    }

    @Override
    public Right right() {
        return Right.DIRECT;
    }

    @Override
    Message act(Admitted admitted) {
        Call call = admitted.call();
        boolean said = ALL.stream()
                .anyMatch(
                        name -> call.text(name).isPresent() || call.number(name).isPresent());
        if (!said) {
            throw Refusals.of("absence-nothing");
        }
        return context()
                .office()
                .gameMaster()
                .absence(
                        admitted.act(), new AbsenceTerms(ladder -> changed(call, ladder), rule -> changed(call, rule)));
    }

    private static Ladder changed(Call call, Ladder ladder) {
        Ladder patient = patience(call).map(word -> word.of(ladder)).orElse(ladder);
        Ladder excusing = patient.excusing(call.number(EXCUSED).orElse(patient.excused()));
        Ladder offering = excusing.offering(call.number(OFFER).orElse(excusing.offered()));
        return call.text(COUNT)
                .map(Boolean::parseBoolean)
                .map(offering::counting)
                .orElse(offering);
    }

    private static PetitionRule changed(Call call, PetitionRule rule) {
        PetitionRule usual = share(call, VOTES).map(rule::needing).orElse(rule);
        PetitionRule urgent =
                share(call, EMERGENCY).map(usual::needingInEmergencies).orElse(usual);
        return urgent.extending(
                        call.number(EXTENSIONS).orElse(rule.extensions()),
                        call.number(HOURS).orElse(rule.hours()))
                .pausing(call.number(DAYS).orElse(rule.days()));
    }

    private static Optional<VoteShare> share(Call call, String name) {
        return call.text(name).map(VoteShare::of);
    }
}
