package heraldo.bot.discord.command;

import heraldo.bot.campaign.master.GameMasterDesk;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.edict.EdictDesk;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.panel.PanelDesk;
import heraldo.bot.discord.shape.CommandOption;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.rules.kernel.Message;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The game master's commands. Each declares itself: its name, the right it needs, its options, and what it does. To add one,
 * add it to the list here and its words to the bundles ({@code discord.command.gm-<name>}): its registration at Discord, its
 * row of rights and the hosts' page derive from that.
 */
final class GameMasterCommands {

    private static final int MOST_HOURS = 24 * 60;
    private static final int LONGEST_TEXT = 1_500;

    private final BotContext context;
    private final Forms forms;
    private final EdictDesk edicts;
    private final PanelDesk panel;

    GameMasterCommands(BotContext context, Forms forms, EdictDesk edicts, PanelDesk panel) {
        this.context = context;
        this.forms = forms;
        this.edicts = edicts;
        this.panel = panel;
    }

    List<SlashHandler> all() {
        return List.of(
                new GmDeadline(context, forms, panel),
                asked(
                        "extend",
                        Right.DIRECT,
                        GameMasterCommands::extend,
                        admitted -> panel.askExtend(admitted, hours(admitted)),
                        forms.needed("hours", Kind.NUMBER).within(1, MOST_HOURS)),
                asked(
                        "resolve",
                        Right.RESCUE,
                        (desk, admitted) -> desk.resolve(admitted.act()),
                        admitted -> Optional.of(panel.askResolve(admitted))),
                act("pause", Right.DIRECT, (desk, admitted) -> desk.pause(admitted.act())),
                act("resume", Right.DIRECT, (desk, admitted) -> desk.resume(admitted.act())),
                act(
                        "window",
                        Right.DIRECT,
                        GameMasterCommands::window,
                        forms.needed("minutes", Kind.NUMBER).within(0, Terms.LONGEST_WINDOW)),
                new GmAbsence(context, forms),
                GmEdict.event(context, forms, edicts),
                GmEdict.mission(context, forms, edicts),
                GmEdict.edit(context, forms, edicts),
                new GmOption(context, forms),
                new GmTheme(context, forms),
                new GmPress(context, forms),
                new GmRewind(context, forms),
                new GmAudit(context, forms),
                new GmExport(context, forms),
                new GmAlbum(context, forms),
                act(
                        "announce",
                        Right.SPEAK,
                        GameMasterCommands::announce,
                        forms.needed("text", Kind.TEXT).within(1, LONGEST_TEXT)));
    }

    private static Message extend(GameMasterDesk desk, Admitted admitted) {
        return desk.extend(admitted.act(), Duration.ofHours(hours(admitted)));
    }

    private static int hours(Admitted admitted) {
        return admitted.call().number("hours").orElseThrow();
    }

    private static Message window(GameMasterDesk desk, Admitted admitted) {
        return desk.window(admitted.act(), admitted.call().number("minutes").orElseThrow());
    }

    private static Message announce(GameMasterDesk desk, Admitted admitted) {
        return desk.announce(admitted.act(), admitted.call().needed("text"));
    }

    /** An action of the game master; returns the words that everybody reads in the chronicle. */
    @FunctionalInterface
    private interface Deed {
        Message by(GameMasterDesk desk, Admitted admitted);
    }

    /** A command that does something; one of its options is always the campaign. */
    private SlashHandler act(String name, Right right, Deed deed, CommandOption... options) {
        return asked(name, right, deed, admitted -> Optional.empty(), options);
    }

    /** The same, which may ask before. */
    private SlashHandler asked(
            String name,
            Right right,
            Deed deed,
            Function<Admitted, Optional<Answer>> question,
            CommandOption... options) {
        return new Declared(
                context,
                forms.form(
                        "gm " + name,
                        Stream.concat(Stream.of(options), Stream.of(forms.campaign()))
                                .toArray(CommandOption[]::new)),
                right,
                deed,
                question);
    }

    private static final class Declared extends GameMasterCommand {
        private final CommandShape form;
        private final Right right;
        private final Deed deed;
        private final Function<Admitted, Optional<Answer>> question;

        private Declared(
                BotContext context,
                CommandShape form,
                Right right,
                Deed deed,
                Function<Admitted, Optional<Answer>> question) {
            super(context);
            this.form = form;
            this.right = right;
            this.deed = deed;
            this.question = question;
        }

        @Override
        Optional<Answer> question(Admitted admitted) {
            return question.apply(admitted);
        }

        @Override
        public CommandShape form() {
            return form;
        }

        @Override
        public Right right() {
            return right;
        }

        @Override
        Message act(Admitted admitted) {
            return deed.by(context().office().gameMaster(), admitted);
        }
    }
}
