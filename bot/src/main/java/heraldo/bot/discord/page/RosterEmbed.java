package heraldo.bot.discord.page;

import heraldo.bot.campaign.model.Cadence;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.proof.Archive;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.text.CadenceWords;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.engine.OptionSpec.Term;
import heraldo.rules.engine.OptionTable;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The roster of a campaign, its turn and its deadline. Everything in it is public. */
public final class RosterEmbed {

    private final BotContext context;

    public RosterEmbed(BotContext context) {
        this.context = context;
    }

    /** The whole of it. */
    public Embed of(Roster roster, Tongue tongue) {
        Speech speech = context.speech(roster, tongue);
        List<String> lines = lasting(roster, tongue);
        roster.turn().ifPresent(turn -> lines.addAll(turn(roster.campaign(), turn, speech)));
        return embed(roster, lines, speech);
    }

    /** The same without the turn: what changes only when a seat changes hands, or what was agreed. */
    public Embed ofSeats(Roster roster, Tongue tongue) {
        return embed(roster, lasting(roster, tongue), context.speech(roster, tongue));
    }

    private static Embed embed(Roster roster, List<String> lines, Speech speech) {
        return Embed.of(speech.inLine().typed(roster.campaign().name()), String.join("\n", lines));
    }

    private List<String> lasting(Roster roster, Tongue tongue) {
        Campaign campaign = roster.campaign();
        Speech speech = context.speech(roster, tongue);
        ClockWords clock = new ClockWords(campaign, speech);
        List<String> lines = new ArrayList<>();
        lines.add(speech.say(
                "discord.roster.head",
                "ruleset",
                context.title(campaign, tongue),
                "status",
                campaign.status().name().toLowerCase(Locale.ROOT),
                "own",
                String.valueOf(clock.isOwn()),
                "cadence",
                clock.isOwn() ? tongue.capital(clock.say()) : clock.say(),
                "hours",
                hours(campaign),
                "sees",
                String.valueOf(campaign.terms().gameMasterSees())));
        quiet(roster, speech).ifPresent(lines::add);
        if (campaign.status() == CampaignStatus.FORMING) {
            lines.addAll(chosen(campaign, speech));
        }
        if (!campaign.terms().simulate()) {
            lines.add(speech.say("discord.roster.simulates-not"));
        }
        if (!campaign.lesson()) {
            lines.add("");
            lines.addAll(new LadderLines(speech).of(campaign.terms().ladder()));
            lines.addAll(new PetitionLines(speech)
                    .of(context.office().helm().petitions().rule(campaign.id())));
        }
        lines.add("");
        lines.addAll(occupancies(roster, speech));
        return lines;
    }

    private List<String> occupancies(Roster roster, Speech speech) {
        Set<Seat> regencies = context.office().away().regencies(roster);
        List<Seat> out = context.office().archive().out(roster);
        return roster.occupancies().stream()
                .map(occupancy -> occupancy(
                        roster.campaign(),
                        occupancy,
                        regencies.contains(occupancy.seat()),
                        out.contains(occupancy.seat()),
                        speech))
                .toList();
    }

    /** Days without deadlines that were not over when the newest turn was opened. */
    private static Optional<String> quiet(Roster roster, Speech speech) {
        Cadence cadence = roster.campaign().cadence();
        LocalDate day = roster.turn()
                .map(turn -> LocalDate.ofInstant(turn.clock().opened(), cadence.zone()))
                .orElse(LocalDate.MIN);
        return new CadenceWords(speech).quietFrom(cadence, day);
    }

    /** Lists the options that differ from the default, and that turns never end early if no option says so. */
    private List<String> chosen(Campaign campaign, Speech speech) {
        OptionTable options =
                context.office().library().rulebook(campaign).hosted().options();
        List<String> lines = new ArrayList<>(ChosenOptions.lines(options, campaign.options(), speech));
        boolean told = options.specs().stream().anyMatch(spec -> spec.term().equals(Optional.of(Term.EARLY)));
        if (!told && !campaign.terms().early().possible()) {
            lines.add(speech.say("discord.roster.early-not"));
        }
        return lines;
    }

    /** Returns the length of each turn in hours if the game gives turns a length of their own, or else 0. */
    private int hours(Campaign campaign) {
        Archive archive = context.office().archive();
        Optional<Position<?>> shown = archive.newest(campaign.id()).isPresent()
                ? archive.legible(campaign.id())
                : archive.sample(campaign.id());
        return shown.flatMap(position -> position.turn().length().lasts())
                .map(length -> (int) length.toHours())
                .orElse(0);
    }

    private List<String> turn(Campaign campaign, CampaignTurn turn, Speech speech) {
        Optional<Position<?>> position = context.office().archive().legible(campaign.id());
        List<String> lines = new ArrayList<>();
        lines.add("");
        int number = context.office().archive().number(turn.key()).seen();
        lines.add(position.map(Position::turn)
                .map(open -> speech.say(
                        "discord.roster.turn",
                        "number",
                        number,
                        "between",
                        String.valueOf(open.due().isEmpty()),
                        "counted",
                        String.valueOf(open.counted()),
                        "label",
                        open.label()))
                .orElseGet(() -> speech.say("discord.roster.turn-illegible", "number", number)));
        lines.add(DeadlineLine.of(turn, speech));
        if (campaign.terms().showsDue() && turn.status().takesOrders() && position.isPresent()) {
            List<Seat> awaited = context.office().archive().awaited(campaign.id());
            lines.add(
                    awaited.isEmpty()
                            ? speech.say("discord.roster.nobody-due")
                            : speech.say("discord.roster.due", "seats", awaited));
        }
        return lines;
    }

    private static String occupancy(
            Campaign campaign, Occupancy occupancy, boolean regent, boolean out, Speech speech) {
        return speech.say(
                "discord.roster.occupancy",
                "seat",
                occupancy.seat(),
                "holder",
                occupancy.holder().name().toLowerCase(Locale.ROOT),
                "player",
                new PlayerText(occupancy.userName()),
                "out",
                String.valueOf(out),
                "regent",
                String.valueOf(regent),
                "free",
                String.valueOf(campaign.offers(occupancy)));
    }
}
