package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.witness.Chromium;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.WebDriverWait;

/** Somebody opens an album from a folder, in a browser, without any server. */
@Tag("long")
class AlbumPageTest {

    private static final Path PICTURES = Path.of("target", "page");
    private static final int TURNS = 4;

    /** Both widths in one question: a scroll bar that appears between two of them would make a difference. */
    private static final String STICKING_OUT =
            "document.documentElement.scrollWidth - document.documentElement.clientWidth";

    @TempDir
    private static Path folder;

    private static Chromium chromium;
    private static ChromeDriver browser;

    @BeforeAll
    static void write() throws IOException {
        try (Tavern tavern = new Tavern(folder)) {
            tavern.playOn(tavern.governed("Los Reinos del Sur", Shipped.INSTALLATION.ruleset("cathay")), TURNS);
            String database = folder.resolve("heraldo.db").toString();
            String album = folder.resolve("album").toString();
            assertEquals(
                    0,
                    Main.commandLine()
                            .setErr(new PrintWriter(System.err, true))
                            .execute("album", "Los Reinos del Sur", album, "--db", database));
        }
        chromium = Chromium.open();
        browser = chromium.driver();
    }

    @AfterAll
    static void close() throws IOException {
        if (chromium != null) {
            chromium.close();
        }
    }

    @Test
    void turnsAreLeafedThroughByKeysButtonsAndSlider() {
        open("");
        assertEquals("Los Reinos del Sur", browser.findElement(By.tagName("h1")).getText());
        awaitShown("turn-4");
        assertFalse(browser.findElement(By.id("on")).isEnabled(), "there is nothing after the last");
        press(Keys.ARROW_LEFT);
        awaitShown("turn-3");
        browser.findElement(By.id("back")).click();
        awaitShown("turn-2");
        browser.findElement(By.id("turn")).sendKeys(Keys.HOME);
        awaitShown("turn-1");
        browser.findElement(By.tagName("h1")).click();
        press(Keys.ARROW_RIGHT);
        awaitShown("turn-2");
        String title = browser.findElement(By.cssSelector("#turn-2 h2")).getText();
        assertEquals(title, browser.findElement(By.id("shown")).getText());
        open("#turn-3");
        awaitShown("turn-3");
    }

    @Test
    void thePageItselfChecksTheDiceOfEveryTurn() {
        open("");
        assertEquals(List.of("good", "good", "good", "good"), found());
        press(Keys.HOME);
        assertTrue(visible(".proof").getText().startsWith("✔ Dados comprobados en esta página"));
    }

    @Test
    void aForgedDieOrKeyIsTold() throws IOException {
        Path page = folder.resolve("album/index.html");
        String whole = Files.readString(page);
        assertTrue(whole.contains("\"values\":["), "dice have fallen");
        try {
            Files.writeString(page, whole.replaceFirst("(\"values\":\\[)\\d+", "$17"));
            open("");
            assertEquals(1, found().stream().filter("bad"::equals).count());
            Files.writeString(page, whole.replaceFirst("(\"turn\":2,\"link\":\")....", "$10000"));
            open("");
            assertEquals(List.of("good", "bad", "good", "good"), found());
        } finally {
            Files.writeString(page, whole);
        }
    }

    @Test
    void itLooksRightOnATelephoneAndOnADeskByDayAndByNight() throws IOException {
        for (int width : List.of(400, 1280)) {
            for (String scheme : List.of("light", "dark")) {
                screen(width, scheme);
                open("");
                assertEquals(0, number(STICKING_OUT), "nothing sticks out");
                assertTrue(number("document.querySelector('.leaf:not([hidden]) img').naturalWidth") > 0);
                WebElement button = browser.findElement(By.id("back"));
                assertTrue(button.getSize().getHeight() >= 44, "a thumb finds it");
                photograph("album-" + width + "-" + scheme);
            }
        }
        assertEquals(
                List.of(),
                browser.manage().logs().get(LogType.BROWSER).getAll().stream()
                        .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
                        .toList());
    }

    private static void screen(int width, String scheme) {
        browser.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", 2600, "deviceScaleFactor", 1, "mobile", false));
        browser.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
    }

    private static void photograph(String name) throws IOException {
        Files.createDirectories(PICTURES);
        Files.write(PICTURES.resolve(name + ".png"), browser.getScreenshotAs(OutputType.BYTES));
    }

    private static void open(String place) {
        browser.get("about:blank");
        browser.get(folder.resolve("album/index.html").toUri() + place);
        new WebDriverWait(browser, Duration.ofSeconds(60))
                .until(page ->
                        page.findElements(By.cssSelector(".proof[data-found]")).size() == TURNS
                                && number("document.querySelector('.leaf:not([hidden]) img').naturalWidth") > 0);
    }

    private static List<String> found() {
        return browser.findElements(By.className("proof")).stream()
                .map(line -> String.valueOf(line.getDomAttribute("data-found")))
                .toList();
    }

    /** In one question: between two of them the page may turn over. */
    private static void awaitShown(String leaf) {
        String visible = "[...document.querySelectorAll('.leaf')].filter(each => each.checkVisibility())"
                + ".map(each => each.id).join()";
        Waiting.until(
                "the leaf " + leaf,
                () -> leaf.equals(browser.executeScript("return " + visible)),
                () -> browser.executeScript("return " + visible));
    }

    private static WebElement visible(String kind) {
        List<WebElement> visible = browser.findElements(By.cssSelector(kind)).stream()
                .filter(WebElement::isDisplayed)
                .toList();
        assertEquals(1, visible.size());
        return visible.get(0);
    }

    private static void press(Keys key) {
        browser.findElement(By.tagName("body")).sendKeys(key);
    }

    private static long number(String expression) {
        return ((Number) browser.executeScript("return " + expression)).longValue();
    }
}
