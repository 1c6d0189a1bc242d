package heraldo.bot.discord.page;

import heraldo.bot.campaign.lesson.LessonProgress;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.engine.Tutorial.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A learner's progress in a lesson, in words: the steps done, and the next one.
 *
 * @param progress the learner's progress
 * @param speech speech about the campaign
 */
public record LessonPage(LessonProgress progress, Speech speech) {

    /** The page of a campaign; empty if nobody learns there. */
    public static Optional<LessonPage> of(BotContext context, Roster roster, Speech speech) {
        return context.office()
                .hiring()
                .lessons()
                .progress(roster.campaign())
                .map(progress -> new LessonPage(progress, speech));
    }

    /** The step that comes now; empty if nothing is left. */
    public Optional<Step> step() {
        return progress.current();
    }

    /** Praise for what was managed, and the step that comes now. */
    public String text() {
        List<String> lines = new ArrayList<>();
        praise().ifPresent(lines::add);
        step().ifPresentOrElse(
                        step -> {
                            lines.add("### "
                                    + speech.say(
                                            "discord.lesson.step",
                                            "number",
                                            progress.number(),
                                            "steps",
                                            progress.steps().size(),
                                            "title",
                                            speech.say(key(step, "title"))));
                            lines.add(speech.say(key(step, "say")));
                        },
                        () -> lines.add(speech.say("discord.lesson.over")));
        return String.join("\n", lines);
    }

    /** Praise for the step before this one, if it was taken. */
    public Optional<String> praise() {
        return progress.managed()
                .map(step -> speech.say("discord.lesson.managed", "done", speech.say(key(step, "done"))));
    }

    private static String key(Step step, String part) {
        return "tutorial." + step.name() + "." + part;
    }
}
