package heraldo.bot.discord.command;

import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Gallery.Replay;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.front.View;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Picture;
import heraldo.bot.discord.page.Turns;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.scene.Scene;
import java.util.List;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** {@code /replay}: the game so far as a moving picture, a frame for each turn, for whoever asks as for everybody. */
final class ReplayCommand extends CampaignSuggestions {

    /** Of a longer game the last turns are shown: nobody watches more for a minute, and somebody has to draw them. */
    private static final int MOST = 60;

    private final Forms forms;

    ReplayCommand(BotContext context, Forms forms) {
        super(context);
        this.forms = forms;
    }

    @Override
    public CommandShape form() {
        return forms.form("replay", forms.campaign());
    }

    @Override
    public Right right() {
        return Right.READ;
    }

    @Override
    public boolean slow() {
        return true;
    }

    @Override
    public Answer answer(Admitted admitted) {
        View view = context().view(admitted);
        List<Integer> played =
                context().office().archive().played(view.campaign().id());
        if (played.isEmpty()) {
            throw Refusals.of("no-replay");
        }
        List<Integer> last = played.subList(Math.max(0, played.size() - MOST), played.size());
        Replay replay = context().gallery().replay(view.look(), maps(view, last));
        return Answer.of(words(view.speech(), replay, played.size()))
                .with(Stream.concat(Stream.of(replay.picture()), chart(view, last.get(last.size() - 1)))
                        .toArray(Picture[]::new));
    }

    /** Returns the chart of the standings after each turn, once there are enough turns for one. */
    private Stream<Picture> chart(View view, int last) {
        SortedMap<Integer, Standings> course =
                context().office().memory().history().until(view.campaign().id(), last);
        Turns.Page page = new Turns(context(), view.campaign()).page(OptionalInt.of(last));
        return Stream.of(context()
                        .gallery()
                        .standings(view.look(), course, page.turn().label()))
                .skip(1);
    }

    /** Returns the public map of each turn, even for callers who may see more, since people pass a replay on. */
    private SortedMap<Integer, Scene> maps(View view, List<Integer> shown) {
        Turns turns = new Turns(context(), view.campaign());
        SortedMap<Integer, Scene> maps = new TreeMap<>();
        for (int turn : shown) {
            maps.put(turn, turns.changes(turns.page(OptionalInt.of(turn)), Viewer.SPECTATOR));
        }
        return maps;
    }

    private static String words(Speech speech, Replay replay, int played) {
        return speech.say(
                "discord.replay.shown",
                "turns",
                replay.shown().size(),
                "first",
                replay.shown().get(0),
                "last",
                replay.shown().get(replay.shown().size() - 1),
                "left",
                played - replay.shown().size());
    }
}
