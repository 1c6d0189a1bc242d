package heraldo.bot.sandbox.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.ExpectedCondition;
import org.openqa.selenium.support.ui.WebDriverWait;

/** Somebody in front of the page: looks, clicks and types as people do, and waits as long as people would. */
final class Visitor {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Path PICTURES = Path.of("target", "page");

    private final ChromeDriver browser;

    Visitor(ChromeDriver browser, String address) {
        this.browser = browser;
        screen(1280, 800);
        browser.get(address);
    }

    void screen(int width, int height) {
        // The window's own frame takes room even where nobody sees it.
        browser.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }

    void become(String username) {
        click(".person-button");
        click("[data-person='" + username + "']");
        await("[data-person-now='" + username + "']");
    }

    void speak(String language) {
        click(".language[lang='" + language + "']");
        await("html[lang='" + language + "'] .language[lang='" + language + "'][aria-pressed='true']");
    }

    void enter(String channel) {
        click("[data-channel='" + channel + "']");
        await("[data-channel='" + channel + "'][aria-current='page']");
    }

    void openDrawer() {
        click(".menu-button");
        await(".drawer-open");
    }

    void type(CharSequence... keys) {
        browser.switchTo().activeElement().sendKeys(keys);
    }

    /** Writes in the box for messages and commands. */
    void compose(String text) {
        click("#composer-text");
        type(text);
    }

    /** Writes a whole command name with the space that chooses it. */
    void command(String path) {
        compose("/" + path + " ");
        awaitText(".command-name", "/" + path);
    }

    /** Fills in the option that has the focus and takes the first choice that is offered for it. */
    void choose(String option, String typed, String offered) {
        await("[data-option='" + option + "']:focus");
        type(typed);
        awaitText("#hints [aria-selected='true']", offered);
        type(Keys.ENTER);
    }

    void press(String button) {
        WebElement found = until(page -> page.findElements(By.cssSelector("button")).stream()
                .filter(each -> each.isDisplayed() && each.getText().strip().equals(button))
                .reduce((first, last) -> last)
                .orElse(null));
        found.click();
    }

    void click(String selector) {
        until(page -> {
            List<WebElement> found = page.findElements(By.cssSelector(selector));
            if (found.isEmpty() || !found.get(0).isDisplayed()) {
                return null;
            }
            found.get(0).click();
            return true;
        });
    }

    WebElement await(String selector) {
        return until(page ->
                page.findElements(By.cssSelector(selector)).stream().findFirst().orElse(null));
    }

    /** Waits until something holds a text, and gives all of it. */
    String awaitText(String selector, String part) {
        return until(page -> page.findElements(By.cssSelector(selector)).stream()
                .map(WebElement::getText)
                .filter(text -> text.contains(part))
                .reduce((first, last) -> last)
                .orElse(null));
    }

    /** The text of the latest message, once it holds a part. */
    String lastMessage(String part) {
        return until(page -> page.findElements(By.cssSelector(".messages > li:last-child .message")).stream()
                .map(WebElement::getText)
                .filter(text -> text.contains(part))
                .findFirst()
                .orElse(null));
    }

    boolean sees(String selector) {
        return browser.findElements(By.cssSelector(selector)).stream().anyMatch(WebElement::isDisplayed);
    }

    Object script(String text, Object... values) {
        return browser.executeScript(text, values);
    }

    /** What the browser itself complained about. */
    List<String> complaints() {
        return browser.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(Object::toString)
                .toList();
    }

    void photograph(String name) throws IOException {
        Files.createDirectories(PICTURES);
        Files.write(PICTURES.resolve(name + ".png"), browser.getScreenshotAs(OutputType.BYTES));
    }

    private <T> T until(ExpectedCondition<T> condition) {
        return new WebDriverWait(browser, PATIENCE, Duration.ofMillis(50))
                .ignoring(StaleElementReferenceException.class)
                .until(condition);
    }
}
