package heraldo.bot.discord.page;

import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.bot.discord.text.Typesetter;
import heraldo.rules.chance.Fingerprint;
import heraldo.rules.engine.FrontPage;
import heraldo.rules.engine.NewsTable;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The front page of a turn in a reader's words. A phrasing is chosen by the turn's seal and the position of the news, so that a
 * turn always reads the same; where possible, no two sentences of a page begin with the same word.
 */
public final class NewsText {

    private static final List<String> PHRASINGS = List.of("a", "b", "c");

    private static final int HEXADECIMAL = 16;

    /** Of a story so much is quoted. */
    private static final int QUOTED = 160;

    private final Speech speech;
    private final NewsTable table;
    private final String seal;
    private final SortedSet<String> beginnings = new TreeSet<>();

    /**
     * A page in a language.
     *
     * @param seal what was posted before the turn was played; empty if nothing was sealed
     */
    public NewsText(Speech speech, NewsTable table, String seal) {
        this.speech = speech;
        this.table = table;
        this.seal = seal;
    }

    /** The few words on top of a page; empty if it has no news. */
    public Optional<String> headline(FrontPage page) {
        return page.headline()
                .map(news -> speech.say(news.headline()))
                .map(tongue()::capital)
                .map(Typesetter::set);
    }

    /** A line for each piece of news, with its sign. */
    public List<String> lines(FrontPage page) {
        List<String> lines = new ArrayList<>();
        for (News news : page.items()) {
            lines.add(table.kind(news.kind()).sign() + " " + sentence(news, lines.size()));
        }
        if (!page.besides().isEmpty()) {
            List<Message> clauses = page.besides().stream().map(News::headline).toList();
            lines.add(speech.say("discord.news.besides", "clauses", joined(clauses), "more", page.more()));
        }
        lines.replaceAll(Typesetter::set);
        page.quotes().forEach(quote -> lines.add(table.kind(quote.kind()).sign() + " " + quoted(quote)));
        return lines;
    }

    private String joined(List<Message> clauses) {
        return clauses.stream().map(speech::clause).collect(Collectors.joining("; "));
    }

    private String quoted(News story) {
        return speech.brief(QUOTED).say(story.phrased(PHRASINGS.get(0)));
    }

    /** The phrasing that the seal chooses, or the next one that begins in another way. */
    private String sentence(News news, int place) {
        int chosen = choice(place);
        for (int i = 0; i < PHRASINGS.size(); i++) {
            String sentence = phrased(news, chosen + i);
            if (beginnings.add(beginning(sentence))) {
                return sentence;
            }
        }
        return phrased(news, chosen);
    }

    private String phrased(News news, int phrasing) {
        return tongue().capital(speech.say(news.phrased(PHRASINGS.get(phrasing % PHRASINGS.size()))));
    }

    private Tongue tongue() {
        return new Tongue(speech.words().locale());
    }

    private static String beginning(String sentence) {
        int end = sentence.indexOf(' ');
        return end < 0 ? sentence : sentence.substring(0, end);
    }

    private int choice(int place) {
        return Integer.parseInt(Fingerprint.of(seal + " " + place).substring(0, 4), HEXADECIMAL) % PHRASINGS.size();
    }
}
