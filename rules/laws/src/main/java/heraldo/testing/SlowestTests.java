package heraldo.testing;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** Prints the ten test classes on which the last build spent the most time, from the reports of all modules. */
public final class SlowestTests {

    private static final int SHOWN = 10;

    private SlowestTests() {}

    /**
     * Prints them.
     *
     * @param args the root of the project
     * @throws IOException if a report cannot be read
     */
    public static void main(String[] args) throws IOException {
        List<String> lines = new ArrayList<>();
        for (Report report : slowest(Modules.of(Path.of(args[0])))) {
            lines.add(String.format(Locale.ROOT, "%8.1f s  %s", report.seconds(), report.name()));
        }
        System.out.println("The slowest test classes:\n" + String.join("\n", lines));
    }

    /** A test class and how long it ran. */
    record Report(String name, double seconds) {}

    static List<Report> slowest(List<Path> modules) throws IOException {
        List<Report> reports = new ArrayList<>();
        for (Path module : modules) {
            Path folder = module.resolve("target").resolve("surefire-reports");
            if (Files.isDirectory(folder)) {
                try (Stream<Path> files = Files.list(folder)) {
                    for (Path file : files.filter(SlowestTests::report).toList()) {
                        reports.add(read(file));
                    }
                }
            }
        }
        reports.sort(Comparator.comparingDouble(Report::seconds).reversed());
        return reports.subList(0, Math.min(SHOWN, reports.size()));
    }

    private static boolean report(Path file) {
        String name = file.getFileName().toString();
        return name.startsWith("TEST-") && name.endsWith(".xml");
    }

    private static Report read(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            XMLStreamReader xml = XMLInputFactory.newFactory().createXMLStreamReader(in);
            xml.nextTag();
            String seconds = xml.getAttributeValue(null, "time").replace(",", "");
            return new Report(xml.getAttributeValue(null, "name"), Double.parseDouble(seconds));
        } catch (XMLStreamException e) {
            throw new IOException("not a report of tests: " + file, e);
        }
    }
}
