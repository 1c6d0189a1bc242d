package heraldo.bot.sandbox.page;

import heraldo.bot.witness.Chromium;
import io.javalin.Javalin;
import java.io.IOException;

/** The files of the sandbox's page without a sandbox behind them, and a browser that has come to them. */
final class ServedFiles implements AutoCloseable {
    private final Chromium chromium;
    private final Javalin server;

    private ServedFiles(Chromium chromium, Javalin server) {
        this.chromium = chromium;
        this.server = server;
    }

    static ServedFiles open() throws IOException {
        Chromium chromium = Chromium.open();
        Javalin server = Javalin.create(config -> {
                    config.startup.showJavalinBanner = false;
                    PageFiles.addTo(config.routes);
                })
                .start("127.0.0.1", 0);
        chromium.driver().get("http://127.0.0.1:" + server.port() + "/page/icon.svg");
        chromium.driver().get("http://127.0.0.1:" + server.port() + "/");
        return new ServedFiles(chromium, server);
    }

    /** What a script of the page answers. */
    Object run(String script, Object argument) {
        return chromium.driver().executeAsyncScript(script, argument);
    }

    @Override
    public void close() throws IOException {
        chromium.close();
        server.stop();
    }
}
