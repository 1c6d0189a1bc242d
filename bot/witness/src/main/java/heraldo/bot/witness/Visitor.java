package heraldo.bot.witness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.logging.Level;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.By;
import org.openqa.selenium.ElementNotInteractableException;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.TimeoutException;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.ExpectedCondition;
import org.openqa.selenium.support.ui.WebDriverWait;

/** Somebody in front of the page: looks, clicks and types as people do, and waits as long as people would. */
public final class Visitor {
    /** A screen on which the longest message fits. */
    public static final int TALL = 2600;

    /** Long enough for a browser on a busy machine: who has waited so long has found a fault. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private static final Path PICTURES = Path.of("target", "page");

    /** So many characters of a page on which something did not come are told. */
    private static final int MOST_WORDS = 600;

    /** Lets a test take hold of the page's line to the server. */
    private static final String LINE = """
            window.WebSocket = class extends window.WebSocket {
              constructor(address) {
                super(address);
                window.line = this;
              }
            };
            """;

    /** The script that checks that all visible pictures are loaded and no finite animation is running. */
    private static final String SHOWN =
            "return [...document.images].every(each => each.complete || !each.checkVisibility())"
                    + " && document.getAnimations().every(each => each.playState !== 'running'"
                    + " || each.effect.getComputedTiming().endTime === Infinity)";

    /** Finds what can be seen of a kind of thing, and reads what stands on it: in one call for all of them. */
    private static final String SIGHT = """
            const seen = selector => [...document.querySelectorAll(selector)].filter(each =>
                each.checkVisibility({opacityProperty: true, visibilityProperty: true}));
            const words = each => each.innerText.replaceAll('\u00a0', ' ').trim();
            """;

    private final ChromeDriver browser;

    /** Comes to the page for the first time, with a large screen. */
    public Visitor(Chromium chromium, String address) {
        browser = chromium.driver();
        browser.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", LINE));
        screen(1280, 800);
        browser.get(address);
        browser.executeScript("localStorage.clear(); history.replaceState(null, '', '/')");
        browser.navigate().refresh();
        await(".message");
    }

    /** Opens a page from a folder. */
    public void open(Path file) {
        browser.get(file.toUri().toString());
    }

    public void screen(int width, int height) {
        browser.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }

    /** Likes the page dark or light. */
    public void like(String scheme) {
        browser.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
    }

    /** Is cut off from the server, as a phone in a tunnel; the page comes back by itself. */
    public void loseTheLine() {
        browser.executeScript("window.line.close()");
        await(".connection.lost");
    }

    public void become(String username) {
        click(".person-button");
        click("[data-person='" + username + "']");
        await("[data-person-now='" + username + "']");
    }

    public void speak(String language) {
        click(".language[lang='" + language + "']");
        await("html[lang='" + language + "'] .language[lang='" + language + "'][aria-pressed='true']");
    }

    public void enter(String channel) {
        goTo("[data-channel='" + channel + "']");
    }

    /** Goes to the channel that nobody else may read. */
    public void enterPrivate() {
        goTo("[data-secret='true']");
    }

    /** Clicks on a channel until it is open: one that is added above it in the same moment moves it away under the hand. */
    private void goTo(String channel) {
        until("the open channel " + channel, page -> {
            click(channel);
            return page.findElements(By.cssSelector(channel + "[aria-current='page']"))
                            .isEmpty()
                    ? null
                    : true;
        });
    }

    public void type(CharSequence... keys) {
        browser.switchTo().activeElement().sendKeys(keys);
    }

    /** Writes in the box for messages and commands. */
    public void compose(String text) {
        click("#composer-text");
        type(text);
    }

    /** Writes the whole name of a command, with the space that chooses it. */
    public void command(String path) {
        compose("/" + path + " ");
        awaitText(".command-name", "/" + path);
    }

    /** Pastes a whole command with its options, as one copies it from a message, and sends it. */
    public void send(String command) {
        click("#composer-text");
        browser.executeCdpCommand("Input.insertText", Map.of("text", "/" + command));
        until(
                "a command in the box",
                page -> page.findElements(By.cssSelector("[data-option], .command-name"))
                                .isEmpty()
                        ? null
                        : true);
        click("button.send");
        awaitGone("[data-option]");
    }

    /** Takes the first value that is offered for the option with the focus, once there is one, and says its first word. */
    public String takeOffer(String option) {
        await("[data-option='" + option + "']:focus");
        String offered = awaitText("#hints [aria-selected='true']", "");
        type(Keys.ENTER);
        return offered.strip().split("\\s", 2)[0];
    }

    public void press(String button) {
        clickOn(
                "the button " + button,
                page -> look(
                        WebElement.class,
                        "return seen('button').findLast(each => words(each) === arguments[0]) ?? null",
                        button));
    }

    /** Finds something and clicks on it, again from the start if the page changes in between. */
    private void clickOn(String what, Function<WebDriver, @Nullable WebElement> finder) {
        until(what, page -> {
            WebElement found = finder.apply(page);
            if (found == null) {
                return null;
            }
            found.click();
            return true;
        });
    }

    /** Opens the last menu with such a title, and takes the row that begins with some words. */
    public void choose(String title, String row) {
        until("the open menu " + title, page -> {
            WebElement menu = menu(title);
            if (menu == null) {
                return null;
            }
            if (menu.getDomAttribute("open") == null) {
                menu.findElement(By.cssSelector("summary")).click();
            }
            return true;
        });
        clickOn("the row " + row + " of the menu " + title, page -> {
            WebElement menu = menu(title);
            return menu == null
                    ? null
                    : look(
                            WebElement.class,
                            "return seen('.choices-row').findLast(each => arguments[0].contains(each)"
                                    + " && words(each).startsWith(arguments[1])) ?? null",
                            menu,
                            row);
        });
    }

    private @Nullable WebElement menu(String title) {
        return last("details.choices", title);
    }

    /** Opens the last menu with such a title, or closes it again. */
    public void unfold(String title) {
        clickOn("the menu " + title, page -> last("details.choices > summary", title));
    }

    private @Nullable WebElement last(String selector, String words) {
        return look(
                WebElement.class,
                "return seen(arguments[0]).findLast(each => words(each).startsWith(arguments[1])) ?? null",
                selector,
                words);
    }

    /** Writes in the large box of the form that is open. */
    public void fill(String text) {
        String box = "dialog.modal textarea";
        until(box, page -> {
            page.findElement(By.cssSelector(box)).sendKeys(text);
            return true;
        });
    }

    /** Takes a row of a list in the form that is open; several lists are counted from 1. */
    public void pick(int list, String row) {
        WebElement field = until("list " + list + " of the form", page -> {
            List<WebElement> fields = page.findElements(By.cssSelector("dialog.modal .modal-field"));
            return fields.size() < list ? null : fields.get(list - 1);
        });
        field.findElements(By.cssSelector("summary")).forEach(WebElement::click);
        clickOn(
                "the row " + row,
                page -> field.findElements(By.cssSelector("option, label")).stream()
                        .filter(each -> each.getText().strip().startsWith(row))
                        .findFirst()
                        .orElse(null));
    }

    /** Puts the form away that is open, if there is one. */
    public void closeForm() {
        if (sees("dialog.modal")) {
            type(Keys.ESCAPE);
            awaitGone("dialog.modal");
        }
    }

    /** Sends the form that is open. */
    public void submit() {
        click("dialog.modal button[type='submit']");
        awaitGone("dialog.modal");
    }

    /** Waits until one of some buttons is there, and says which; the first of them if several are there at once. */
    public String awaitOffer(String... buttons) {
        return until(
                "one of the buttons " + List.of(buttons),
                page -> look(
                        String.class,
                        "const there = seen('button').map(words); return arguments[0].find(label => there.includes(label)) ?? null",
                        List.of(buttons)));
    }

    /** Waits until no button has such a label any more. */
    public void awaitNoOffer(String button) {
        until("the end of the button " + button, page -> offers(button) ? null : true);
    }

    /** Returns whether a button with such a label is visible. */
    public boolean offers(String button) {
        return holds(SIGHT + "return seen('button').some(each => words(each) === arguments[0])", button);
    }

    /** Returns the texts of all visible elements that match a selector, from the top. */
    public List<String> labels(String selector) {
        List<?> labels = look(List.class, "return seen(arguments[0]).map(words)", selector);
        return labels == null ? List.of() : labels.stream().map(String::valueOf).toList();
    }

    /** Waits until what somebody reads is another text. */
    public void awaitAnother(String selector, String before) {
        until(
                selector + " with other words than " + before,
                page -> labels(selector).toString().equals(before) ? null : true);
    }

    /** Waits until one of some labels stands on such a thing, and says which. */
    public String awaitLabel(String selector, List<String> labels) {
        return until(selector + " with one of " + labels, page -> {
            List<String> there = labels(selector);
            return labels.stream().filter(there::contains).findFirst().orElse(null);
        });
    }

    public void click(String selector) {
        clickOn(
                selector,
                page -> page.findElements(By.cssSelector(selector)).stream()
                        .findFirst()
                        .filter(WebElement::isDisplayed)
                        .orElse(null));
    }

    /** Scrolls to a picture and waits until it is there. */
    public void lookAt(String selector) {
        until("the picture " + selector, page -> {
            WebElement picture = page.findElement(By.cssSelector(selector));
            browser.executeScript("arguments[0].scrollIntoView({block: 'center'})", picture);
            browser.executeAsyncScript(
                    "arguments[0].decode().then(() => requestAnimationFrame(() => requestAnimationFrame(arguments[1])))",
                    picture);
            return true;
        });
    }

    public WebElement await(String selector) {
        return until(
                selector,
                page -> page.findElements(By.cssSelector(selector)).stream()
                        .findFirst()
                        .orElse(null));
    }

    /** Goes up to the oldest message that is there. */
    public void readUp() {
        browser.executeScript("document.querySelector('.timeline').scrollTop = 0");
    }

    /** Waits until the end of something is on the screen. */
    public void awaitInSight(String selector) {
        until(
                selector + " on the screen",
                page -> holds(
                                "const it = document.querySelector(arguments[0])?.getBoundingClientRect();"
                                        + " const all = document.querySelector('.timeline').getBoundingClientRect();"
                                        + " return !!it && it.bottom > all.top && it.bottom <= all.bottom + 1",
                                selector)
                        ? true
                        : null);
    }

    /** Returns the height of an element on the page, in pixels. */
    public int height(String selector) {
        return until(
                selector,
                page -> page.findElement(By.cssSelector(selector)).getSize().getHeight());
    }

    /** Waits until something is out of sight. */
    public void awaitGone(String selector) {
        until("the end of " + selector, page -> sees(selector) ? null : true);
    }

    /** Waits until something holds a text, and gives all of it; the last such thing on the page. */
    public String awaitText(String selector, String part) {
        return until(
                selector + " with \"" + part + "\"",
                page -> look(
                        String.class,
                        "return seen(arguments[0]).map(words).findLast(each => each.includes(arguments[1])) ?? null",
                        selector,
                        part));
    }

    /** The text of the latest message, once it holds a part. */
    public String lastMessage(String part) {
        return awaitText(".messages > li:last-child .message", part);
    }

    public boolean sees(String selector) {
        return holds(SIGHT + "return seen(arguments[0]).length > 0", selector);
    }

    /** Returns whether the page or its timeline is wider than the screen. */
    public boolean mustScrollSideways() {
        return holds(
                "return document.documentElement.scrollWidth > innerWidth || document.querySelector('.timeline').scrollWidth"
                        + " > document.querySelector('.timeline').clientWidth");
    }

    /** Runs a script that may use {@link #SIGHT}, and returns what it finds. */
    private <T> @Nullable T look(Class<T> kind, String script, Object... arguments) {
        return kind.cast(browser.executeScript(SIGHT + script, arguments));
    }

    /** Runs a script in the page and returns whether its result is true. */
    private boolean holds(String script, Object... arguments) {
        return Boolean.TRUE.equals(browser.executeScript(script, arguments));
    }

    /** Returns the severe messages in the browser's own log since the last call. */
    public List<String> complaints() {
        return browser.manage().logs().get(LogType.BROWSER).getAll().stream()
                .filter(entry -> entry.getLevel().intValue() >= Level.SEVERE.intValue())
                .map(Object::toString)
                .toList();
    }

    /** Waits until what is on the page stays as it is. */
    public void settle() {
        AtomicReference<String> last = new AtomicReference<>("");
        until("a page that rests", page -> {
            String now = labels(".messages > li:last-child").toString();
            return last.getAndSet(now).equals(now) ? true : null;
        });
    }

    /**
     * Takes a picture of every such thing on the page, once all that it shows is there.
     *
     * @param name a file's, to which a number is added
     * @return the names of the files
     */
    public List<String> photographEach(String selector, Path name) {
        until("all pictures", page -> holds(SHOWN) ? true : null);
        return until("pictures of every " + selector, page -> photographs(page, selector, name));
    }

    private List<String> photographs(WebDriver page, String selector, Path name) {
        List<String> files = new ArrayList<>();
        for (WebElement each : page.findElements(By.cssSelector(selector))) {
            if (each.isDisplayed() && each.getSize().getHeight() > 0) {
                browser.executeScript("arguments[0].scrollIntoView({block: 'center'})", each);
                Path file = name.resolveSibling(name.getFileName() + "-" + (files.size() + 1) + ".png");
                write(file, each.getScreenshotAs(OutputType.BYTES));
                files.add(file.getFileName().toString());
            }
        }
        return files;
    }

    /** Keeps a picture of the screen below {@code target/page}. */
    public void photograph(String name) {
        write(PICTURES.resolve(name + ".png"), browser.getScreenshotAs(OutputType.BYTES));
    }

    private static void write(Path file, byte[] picture) {
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, picture);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A thing that the page has drawn anew meanwhile, or that another is in front of, is looked for again. */
    private <T> T until(String what, ExpectedCondition<T> condition) {
        try {
            return new WebDriverWait(browser, PATIENCE, Duration.ofMillis(50))
                    .ignoring(StaleElementReferenceException.class)
                    .ignoring(ElementNotInteractableException.class)
                    .until(condition);
        } catch (TimeoutException e) {
            photograph("stuck");
            throw new AssertionError(
                    "waited " + PATIENCE.toSeconds() + " s for " + what + "; the screen is in "
                            + PICTURES.resolve("stuck.png") + " and ends with " + end(),
                    e);
        }
    }

    /** The last words that can be read. */
    private String end() {
        String all = browser.findElement(By.cssSelector("body")).getText();
        return all.substring(Math.max(0, all.length() - MOST_WORDS));
    }
}
