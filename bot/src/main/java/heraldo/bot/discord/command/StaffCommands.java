package heraldo.bot.discord.command;

import heraldo.bot.campaign.CampaignOffice;
import heraldo.bot.campaign.model.Guest;
import heraldo.bot.campaign.seat.StaffDesk;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.panel.PanelDesk;
import heraldo.bot.discord.shape.CommandOption;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * The commands that say who plays and who directs; the panel has buttons for the same. Acts that cannot be undone ask for
 * confirmation.
 */
final class StaffCommands {

    private static final Pattern NUMBER = Pattern.compile("\\d{1,19}");
    private static final String SEAT = "seat";
    private static final String PLAYER = "player";
    private static final String TURNS = "turns";
    private static final String SURE = "sure";
    private static final String REASON = "reason";

    private final BotContext context;
    private final Forms forms;
    private final PanelDesk panel;

    StaffCommands(BotContext context, Forms forms, PanelDesk panel) {
        this.context = context;
        this.forms = forms;
        this.panel = panel;
    }

    List<SlashHandler> all() {
        CommandOption seat = forms.needed(SEAT, Kind.TEXT, "director-seat").withSuggestions();
        CommandOption sure = forms.needed(SURE, Kind.YES_NO, "director-sure");
        return List.of(
                new Opened("gm panel", Right.OVERSEE),
                new Declared(
                        "gm replace",
                        Right.STAFF,
                        this::replace,
                        this::askOffer,
                        List.of(
                                seat,
                                forms.open(PLAYER, Kind.USER, "director-player"),
                                forms.open(TURNS, Kind.NUMBER, "director-turns").within(1, StaffDesk.LONGEST_LOAN))),
                new Declared(
                        "gm remove",
                        Right.STAFF,
                        (office, admitted) ->
                                office.staff().remove(sure(admitted).act(), seat(admitted), reason(admitted)),
                        List.of(seat, sure, forms.open(REASON, Kind.TEXT, "director-reason"))),
                new Declared(
                        "gm handover",
                        Right.STAFF,
                        (office, admitted) -> office.direction()
                                .handOver(admitted.act(), panel.staffing().guest(admitted, player(admitted))),
                        List.of(forms.needed(PLAYER, Kind.USER, "director-heir"))),
                new Declared(
                        "gm takeover",
                        Right.SUCCEED,
                        (office, admitted) -> office.direction()
                                .takeOver(admitted.act(), panel.staffing().abandoned(admitted)),
                        List.of()),
                new Declared(
                        "gm end",
                        Right.STAFF,
                        (office, admitted) ->
                                office.closing().end(sure(admitted).act()),
                        List.of(sure)),
                new Opened("gm archive", Right.ARCHIVE));
    }

    /**
     * Returns the confirmation before a held seat goes on offer to everybody; empty if the command names a player or needs
     * none.
     */
    private Optional<Answer> askOffer(Admitted admitted) {
        return admitted.call().text(PLAYER).isPresent()
                ? Optional.empty()
                : panel.askOffer(admitted, seat(admitted), turns(admitted));
    }

    private static int turns(Admitted admitted) {
        return admitted.call().number(TURNS).orElse(0);
    }

    private Message replace(CampaignOffice office, Admitted admitted) {
        int turns = turns(admitted);
        Guest guest = admitted.call().text(PLAYER).isPresent()
                ? panel.staffing().guest(admitted, player(admitted))
                : Guest.ANYBODY;
        return office.staff().invite(admitted.act(), seat(admitted), guest, turns);
    }

    private static long player(Admitted admitted) {
        String number = admitted.call().needed(PLAYER);
        if (!NUMBER.matcher(number).matches()) {
            throw Refusals.of("not-in-server");
        }
        return Long.parseUnsignedLong(number);
    }

    private static Admitted sure(Admitted admitted) {
        if (!admitted.call().flag(SURE)) {
            throw Refusals.of("not-sure");
        }
        return admitted;
    }

    private static String reason(Admitted admitted) {
        return admitted.call().text(REASON).orElse("");
    }

    private static Seat seat(Admitted admitted) {
        return Seats.named(admitted.roster(), admitted.call().needed(SEAT));
    }

    /** Something that is done, in the words that everybody reads. */
    @FunctionalInterface
    private interface Deed {
        Message by(CampaignOffice office, Admitted admitted);
    }

    /** A command that does something; one of its options is always the campaign. */
    private final class Declared extends GameMasterCommand {
        private final String path;
        private final Right right;
        private final Deed deed;
        private final Function<Admitted, Optional<Answer>> question;
        private final List<CommandOption> options;

        private Declared(String path, Right right, Deed deed, List<CommandOption> options) {
            this(path, right, deed, admitted -> Optional.empty(), options);
        }

        /**
         * Declares one that may ask before.
         *
         * @param question what is asked; empty if it is done unasked
         */
        private Declared(
                String path,
                Right right,
                Deed deed,
                Function<Admitted, Optional<Answer>> question,
                List<CommandOption> options) {
            super(context);
            this.path = path;
            this.right = right;
            this.deed = deed;
            this.question = question;
            this.options = options;
        }

        @Override
        Optional<Answer> question(Admitted admitted) {
            return question.apply(admitted);
        }

        @Override
        public CommandShape form() {
            List<CommandOption> all = new ArrayList<>(options);
            all.add(forms.campaign());
            return forms.form(path, all.toArray(CommandOption[]::new));
        }

        @Override
        public Right right() {
            return right;
        }

        @Override
        Message act(Admitted admitted) {
            return deed.by(context().office(), admitted);
        }

        @Override
        List<Suggestion> values(Admitted admitted, String option, String typed) {
            return option.equals(SEAT) ? Seats.suggestions(admitted.roster(), typed) : List.of();
        }
    }

    /** A command that opens the panel. */
    private final class Opened extends CampaignSuggestions {
        private final String path;
        private final Right right;

        private Opened(String path, Right right) {
            super(context);
            this.path = path;
            this.right = right;
        }

        @Override
        public CommandShape form() {
            return forms.form(path, forms.campaign());
        }

        @Override
        public Right right() {
            return right;
        }

        @Override
        public Answer answer(Admitted admitted) {
            return panel.open(admitted);
        }
    }
}
