package heraldo.bot.discord.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.SandboxOptions;
import heraldo.bot.witness.Chromium;
import java.io.IOException;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Hostile texts drawn by the sandbox's page, whose reading of Markdown is another program's than the one that protects them. */
@Tag("long")
class HostilePageTest {

    /** What came of each text: its elements that are more than lines, all links, and the text that can be read. */
    private static final String DRAW = """
            const [texts, done] = [arguments[0], arguments[1]];
            Promise.all([import('/page/vendor.js'), import('/page/text/markdown.js'), import('/page/text/words.js')])
                .then(async ([lib, { markdown, markdownLine }, words]) => {
                    await words.loadWords([{ id: 'es', locale: 'es-ES' }]);
                    done(texts.map((text, at) => {
                        const paper = document.createElement('div');
                        lib.render(at % 2 ? markdownLine(text) : markdown(text), paper);
                        const all = [...paper.querySelectorAll('*')];
                        const more = all.filter((each) => !['DIV', 'BR'].includes(each.tagName));
                        const alien = all.filter((each) => ['SCRIPT', 'IMG', 'IFRAME', 'STYLE'].includes(each.tagName)
                            || [...each.attributes].some(({ name, value }) => name.startsWith('on') || /^(?!https?:).*:/.test(name === 'href' && value)));
                        return [more.map((each) => each.tagName).join(), alien.map((each) => each.tagName).join(),
                            paper.textContent];
                    }));
                }).catch((problem) => done([[problem.stack, '', '']]));
            """;

    private static Sandbox sandbox;
    private static Chromium chromium;

    @BeforeAll
    static void open() throws IOException {
        sandbox = Sandbox.open(SandboxOptions.standard());
        chromium = Chromium.open();
        chromium.driver().get(sandbox.url());
    }

    @AfterAll
    static void close() throws IOException {
        if (chromium != null) {
            chromium.close();
        }
        sandbox.close();
    }

    @Test
    void whatTheBotSaysOfThemIsOnlyLinesOfText() {
        List<String> typed = HostileTexts.all();
        List<List<String>> drawn = drawn(typed, Literal::inText);
        for (int i = 0; i < typed.size(); i++) {
            String asIs = Literal.inCode(typed.get(i)).replaceAll("\\s+", "");
            String read = drawn.get(i).get(2).replace('`', '\u02cb').replaceAll("\\s+", "");
            assertEquals("", drawn.get(i).get(0), typed.get(i));
            assertEquals(asIs, read);
        }
    }

    @Test
    void whatSomebodyTypesIntoTheChatItselfIsNoPartOfThePage() {
        List<String> markup = List.of(
                "<script>alert(1)</script>",
                "<img src=x onerror=alert(1)>",
                "<a href=\"javascript:alert(1)\">x</a>",
                "[x](javascript:alert(1))",
                "[x](data:text/html,<script>alert(1)</script>)",
                "</div></body><iframe src=//evil.example>",
                "${7*7} {{7*7}} <!-- --> &lt;script&gt;");
        List<List<String>> drawn = drawn(markup, text -> text);
        drawn.addAll(drawn(HostileTexts.all(), text -> text));
        drawn.forEach(each -> assertEquals("", each.get(1), each.get(2)));
    }

    @SuppressWarnings("unchecked")
    private static List<List<String>> drawn(List<String> texts, UnaryOperator<String> written) {
        Object drawn = chromium.driver()
                .executeAsyncScript(DRAW, texts.stream().map(written).toList());
        return (List<List<String>>) drawn;
    }
}
