package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Look;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.front.Suggestions;
import heraldo.bot.discord.front.View;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.Picture;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.page.Turns;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Literal;
import heraldo.bot.render.Places.Place;
import heraldo.rules.kernel.Seat;
import heraldo.rules.scene.Scene;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;

/**
 * {@code /map}: a position as its reader may see it, now or after a turn; all of it, the surroundings of the reader's seat in its
 * own channel, or those of a place. Or what the signs on it mean.
 */
final class MapCommand extends CampaignSuggestions implements TurnButton.OfTurn {

    private static final String AREA = "area";
    private static final String CHANGES = "changes";
    private static final String LEGEND = "legend";

    private final Forms forms;

    MapCommand(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form(
                "map",
                forms.turn(),
                forms.open(AREA, Kind.TEXT).withSuggestions(),
                forms.open(CHANGES, Kind.YES_NO),
                forms.open(Themes.OPTION, Kind.TEXT, "own-theme")
                        .withChoices(Themes.choices(
                                context().gallery().themes(), context().dictionary())),
                forms.open(LEGEND, Kind.YES_NO),
                forms.campaign());
    }

    @Override
    public Right right() {
        return Right.READ;
    }

    /**
     * The options of a map.
     *
     * @param turn the number that people use for it; empty for the open turn
     * @param area the place in the centre; empty for the whole board
     * @param changes whether to draw the turn's changes; empty for the default
     * @param theme the name of a theme; empty for the default
     */
    private record Wish(OptionalInt turn, Optional<String> area, Optional<Boolean> changes, Optional<String> theme) {

        /** Of a turn that has been played people want to see what it changed; of the open one, what there is. */
        boolean changed() {
            return changes.orElse(turn.isPresent());
        }
    }

    @Override
    public Answer answer(Admitted admitted) {
        Optional<String> theme = admitted.call().text(Themes.OPTION);
        if (admitted.call().flag(LEGEND)) {
            return legend(admitted, theme);
        }
        return answer(
                admitted,
                new Wish(
                        admitted.call().number(Turns.OPTION),
                        admitted.call().text(AREA),
                        admitted.call().text(CHANGES).map(Boolean::parseBoolean),
                        theme));
    }

    @Override
    public Answer answer(Admitted admitted, OptionalInt turn) {
        return answer(admitted, new Wish(turn, Optional.empty(), Optional.empty(), Optional.empty()));
    }

    private Answer legend(Admitted admitted, Optional<String> theme) {
        View view = context().view(admitted);
        return context()
                .gallery()
                .legend(
                        context().game(view.campaign()),
                        admitted.tongue(),
                        view.look().in(theme).theme(),
                        view.speech())
                .map(picture -> Answer.of("").with(picture))
                .orElseThrow(() -> Refusals.of("no-legend"));
    }

    private Answer answer(Admitted admitted, Wish wish) {
        View view = context().view(admitted);
        return sample(view, wish).orElseGet(() -> played(admitted, view, wish));
    }

    /** Before the start: what the board will look like. */
    private Optional<Answer> sample(View view, Wish wish) {
        Optional<Position<?>> sample =
                context().office().archive().sample(view.campaign().id());
        return sample.filter(any -> wish.turn().isEmpty()).map(position -> {
            String title = view.speech()
                    .inLine()
                    .say(
                            "discord.turn.sample",
                            "name",
                            view.speech().inLine().typed(view.campaign().name()));
            return answer(view, wish, title, 0, position.scene(view.viewer()), position, Optional.empty());
        });
    }

    private Answer played(Admitted admitted, View view, Wish wish) {
        Turns turns = new Turns(context(), view.campaign());
        Turns.Page page = turns.page(wish.turn());
        Scene scene = wish.changed() ? turns.changes(page, view.viewer()) : page.scene(view.viewer());
        String title = page.title(view.campaign(), view.speech());
        return answer(view, wish, title, page.number(), scene, page.position(), own(admitted, view.look()));
    }

    private static Optional<Seat> own(Admitted admitted, Look look) {
        return admitted.occupancy()
                .filter(seat ->
                        look.near(seat.channel() == admitted.act().place().channel()))
                .map(Occupancy::seat);
    }

    /** In their own seat's channel players see its surroundings, unless they want otherwise; elsewhere the whole board. */
    private Answer answer(
            View view, Wish wish, String title, int turn, Scene scene, Position<?> position, Optional<Seat> own) {
        Look look = view.look().in(wish.theme());
        Picture picture = wish.area()
                .map(area -> context().gallery().around(look, turn, scene, place(view, scene, position, area)))
                .or(() -> own.map(seat -> context().gallery().own(look, turn, scene, seat)))
                .orElseGet(() -> context().gallery().map(look, turn, scene));
        return Answer.of(Embed.of(title, "")).with(picture);
    }

    private Place place(View view, Scene scene, Position<?> position, String typed) {
        return places(view, scene, position).stream()
                .filter(place -> Suggestions.same(place.id(), typed)
                        || Suggestions.same(place.label(), typed)
                        || place.name()
                                .filter(name -> Suggestions.same(name, typed))
                                .isPresent())
                .findFirst()
                .orElseThrow(() -> Refusals.of("no-such-area", "typed", typed));
    }

    /** The places of a map with the names that they have in this game alone. */
    private List<Place> places(View view, Scene scene, Position<?> position) {
        SortedMap<String, String> titles = position.titles();
        return context().gallery().places(scene, view.speech()).stream()
                .map(place -> new Place(
                        place.id(),
                        place.name()
                                .or(() -> Optional.ofNullable(titles.get("hex." + place.id())))
                                .map(Literal::plain),
                        place.at()))
                .toList();
    }

    @Override
    public List<Suggestion> suggestions(Admitted admitted, String option, String typed) {
        return option.equals(AREA) ? areas(admitted, typed) : super.suggestions(admitted, option, typed);
    }

    private List<Suggestion> areas(Admitted admitted, String typed) {
        View view = context().view(admitted);
        Optional<Position<?>> position = view.roster().turn().isPresent()
                ? Optional.of(context().office().archive().position(view.roster()))
                : context().office().archive().sample(view.campaign().id());
        List<Suggestion> all = position.stream()
                .flatMap(each -> places(view, each.scene(view.viewer()), each).stream())
                .map(place -> new Suggestion(place.label(), place.label()))
                .toList();
        return Suggestions.fitting(all, typed);
    }
}
