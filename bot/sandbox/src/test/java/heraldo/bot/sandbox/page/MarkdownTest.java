package heraldo.bot.sandbox.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Messages read as Discord shows them, in a real browser; nothing in them becomes part of the page. */
@Tag("slow")
class MarkdownTest {
    private static final String DRAW = """
            const [text, done] = [arguments[0], arguments[1]];
            Promise.all([import('/page/vendor.js'), import('/page/text/markdown.js'), import('/page/text/words.js')])
                .then(async ([lib, { markdown }, words]) => {
                    await words.loadWords([{ id: 'es', locale: 'es-ES' }]);
                    const paper = document.createElement('div');
                    lib.render(markdown(text), paper);
                    done(paper.innerHTML.replace(/<!--.*?-->/g, '').replace(/ (?:class|title|target|rel|tabindex)="[^"]*"/g, ''));
                }).catch((problem) => done(problem.stack));
            """;

    private static ServedFiles page;

    @BeforeAll
    static void open() throws IOException {
        page = ServedFiles.open();
    }

    @AfterAll
    static void close() throws IOException {
        if (page != null) {
            page.close();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '§', textBlock = """
                    **bold** *it* _it_ __u__ ~~no~~ | <div><strong>bold</strong> <em>it</em> <em>it</em> <u>u</u> <s>no</s></div>
                    `mover G4 F4`                   | <div><code>mover G4 F4</code></div>
                    one↵two                         | <div>one<br>two</div>
                    ### Turno                       | <h3>Turno</h3>
                    #### four                       | <div>#### four</div>
                    - a↵- b                         | <ul><li>a</li><li>b</li></ul>
                    > said↵answer                   | <blockquote><div>said</div></blockquote><div>answer</div>
                    ```↵a  b↵ c d↵```               | <pre><code>a  b↵ c d</code></pre>
                    -# small                        | <small>small</small>
                    https://a.example/b             | <div><a href="https://a.example/b">https://a.example/b</a></div>
                    [x](javascript:alert(1))        | <div>[x](javascript:alert(1))</div>
                    <img src=x onerror=alert(1)>    | <div>&lt;img src=x onerror=alert(1)&gt;</div>
                    <b>no</b> &amp;                 | <div>&lt;b&gt;no&lt;/b&gt; &amp;amp;</div>
                    ![p](https://a.example/p.png)   | <div>!<a href="https://a.example/p.png">p</a></div>
                    \\*no\\*                        | <div>*no*</div>
                    """)
    void messagesReadAsInDiscord(String written, String drawn) {
        Object seen = page.run(DRAW, written.replace('↵', '\n'));
        assertEquals(drawn.replace('↵', '\n'), seen);
    }
}
