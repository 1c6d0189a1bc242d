package heraldo.bot.witness;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/** A real browser without a window, with a profile of its own that is thrown away at the end. */
public final class Chromium implements AutoCloseable {
    private static final String DEMANDED = "HERALDO_REQUIRE_CHROMIUM";

    /** The driver would tell of features of the browser that nobody uses here. */
    private static final Logger CHATTER = Logger.getLogger("org.openqa.selenium");

    private final Path profile;
    private final ChromeDriver driver;

    private Chromium(Path browser, Path driverProgram) throws IOException {
        CHATTER.setLevel(Level.SEVERE);
        profile = Files.createTempDirectory("heraldo-chromium");
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(driverProgram.toFile())
                .withSilent(true)
                .build();
        driver = new ChromeDriver(service, options(browser, profile));
    }

    /** Opens the browser; where there is none the test is skipped, or fails if the environment demands one. */
    public static Chromium open() throws IOException {
        Optional<Path> browser = program("chromium", "chromium-browser", "google-chrome");
        Optional<Path> driverProgram = program("chromedriver");
        if (browser.isEmpty() || driverProgram.isEmpty()) {
            String lack = "the page is only tested where the programs chromium and chromedriver are installed";
            Assumptions.assumeFalse(!demanded(), lack);
            throw new IllegalStateException(DEMANDED + " is set, but " + lack);
        }
        return new Chromium(browser.get(), driverProgram.get());
    }

    private static boolean demanded() {
        return "true".equals(System.getenv(DEMANDED));
    }

    private static Optional<Path> program(String... names) {
        return Stream.of(names)
                .flatMap(name -> Stream.of(System.getenv("PATH").split(File.pathSeparator))
                        .map(folder -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static ChromeOptions options(Path browser, Path profile) {
        return new ChromeOptions()
                .setBinary(browser.toFile())
                .addArguments(
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-quic",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--disable-dev-shm-usage",
                        "--force-device-scale-factor=1",
                        "--lang=es-ES",
                        "--accept-lang=es-ES",
                        "--user-data-dir=" + profile);
    }

    /** The driver that hands its wishes on. */
    public ChromeDriver driver() {
        return driver;
    }

    @Override
    public void close() throws IOException {
        driver.quit();
        try (Stream<Path> files = Files.walk(profile)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        }
    }
}
