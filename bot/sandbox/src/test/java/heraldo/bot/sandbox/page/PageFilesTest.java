package heraldo.bot.sandbox.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.javalin.Javalin;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The page and its libraries are served from the class path, and nothing else is. */
class PageFilesTest {
    private static Javalin server;

    @BeforeAll
    static void start() {
        server = Javalin.create(config -> {
                    config.startup.showJavalinBanner = false;
                    PageFiles.addTo(config.routes);
                })
                .start("127.0.0.1", 0);
    }

    @AfterAll
    static void stop() {
        server.stop();
    }

    @ParameterizedTest
    @CsvSource({
        "/, text/html",
        "/page/app.js, text/javascript",
        "/page/styles/theme.css, text/css",
        "/page/words/es.json, application/json",
        "/page/icon.svg, image/svg+xml",
        "/page/font/twemoji.woff2, font/woff2",
        "/page/font/noto-sans.woff2, font/woff2",
        "/page/font/noto-sans-italic.woff2, font/woff2",
        "/lib/lit-html/lit-html.js, text/javascript",
        "/lib/lit-html/directives/repeat.js, text/javascript",
        "/lib/marked/lib/marked.esm.js, text/javascript"
    })
    void whatThePageNeedsIsServedAsWhatItIs(String path, String kind) throws Exception {
        HttpResponse<String> answer = get(path);
        assertEquals(200, answer.statusCode());
        assertTrue(answer.headers().firstValue("Content-Type").orElseThrow().startsWith(kind));
        assertTrue(answer.headers()
                .firstValue("Content-Security-Policy")
                .orElseThrow()
                .contains("default-src 'self'"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/page/PageFiles.class",
                "/page/none.js",
                "/page/%2e%2e/%2e%2e/words.es.yaml",
                "/lib/none/none.js",
                "/lib/lit-html/none.js",
                "/lib/lit-html/package.xml"
            })
    void nothingElseIsServed(String path) throws Exception {
        assertTrue(get(path).statusCode() >= 400, path);
    }

    @Test
    void thePageStartsNothingThatStandsInItsText() throws Exception {
        assertTrue(get("/").body().contains("<script type=\"module\" src=\"/page/app.js\"></script>"));
        assertEquals(1, get("/").body().split("<script", -1).length - 1);
    }

    private static HttpResponse<String> get(String path) throws IOException, InterruptedException {
        URI address = URI.create("http://127.0.0.1:" + server.port() + path);
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
    }
}
