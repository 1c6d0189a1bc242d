package heraldo.rules.data;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The folder of a ruleset, over the folder it is a variant of, if its {@code ruleset.yaml} names a {@code base}. A table
 * that the variant lacks is the base's; the words of both count, the variant's first.
 */
final class LayeredFolder implements RulesetFolder {

    private static final String MANIFEST = "ruleset.yaml";

    private final ConfigRoots roots;
    private final String id;
    private final List<String> variants;
    private final SortedMap<String, Bundle> bundles = new TreeMap<>();

    /**
     * A folder as the base of others.
     *
     * @param variants the folders it is read for, so that a circle of bases ends
     */
    LayeredFolder(ConfigRoots roots, String id, List<String> variants) {
        this.roots = roots;
        this.id = id;
        this.variants = Stream.concat(variants.stream(), Stream.of(id)).toList();
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public boolean has(String file) {
        return found(file).isPresent();
    }

    @Override
    public <T> T table(String file, Class<T> type) {
        return TableReader.read(path(file), text(file), type);
    }

    @Override
    public String text(String file) {
        return found(file).orElseThrow(() -> ConfigRoots.problem(path(file), "there is no such file; add it"));
    }

    @Override
    public Languages languages() {
        return roots.languages();
    }

    /** Read once: everything that is said asks for it. */
    @Override
    public synchronized Bundle bundle(Locale locale) {
        String language = locale.getLanguage();
        if (!bundles.containsKey(language)) {
            bundles.put(
                    language,
                    locale.equals(Languages.SPANISH)
                            ? read(locale)
                            : read(locale).over(bundle(Languages.SPANISH)));
        }
        return bundles.get(language);
    }

    /** The words of one language alone. */
    private Bundle read(Locale locale) {
        String file = "words." + locale.getLanguage() + ".yaml";
        Bundle own = own(file)
                .map(yaml -> Bundle.read(locale, path(file), yaml))
                .orElseGet(() -> Bundle.read(locale, path(file), "{}"));
        return own.over(base().map(base -> base.read(locale)).orElseGet(() -> common(locale)));
    }

    private Optional<String> found(String file) {
        return own(file).or(() -> file.equals(MANIFEST) ? Optional.empty() : base().flatMap(base -> base.found(file)));
    }

    private Optional<String> own(String file) {
        return roots.text(path(file));
    }

    private Optional<LayeredFolder> base() {
        return own(MANIFEST)
                .map(yaml -> YamlSource.read(path(MANIFEST), yaml))
                .filter(YamlNode.Keys.class::isInstance)
                .map(node -> ((YamlNode.Keys) node).nodes().get("base"))
                .filter(YamlNode.Scalar.class::isInstance)
                .map(node -> ((YamlNode.Scalar) node).text())
                .filter(base -> !variants.contains(base))
                .map(base -> new LayeredFolder(roots, base, variants));
    }

    private String path(String file) {
        return "rulesets/" + id + "/" + file;
    }

    /** The words that every ruleset needs: how a line that is not understood is answered. */
    private static Bundle common(Locale locale) {
        String file = "/heraldo/rules/words." + locale.getLanguage() + ".yaml";
        try (InputStream stream = LayeredFolder.class.getResourceAsStream(file)) {
            return stream == null
                    ? Bundle.read(locale, file, "{}")
                    : Bundle.read(locale, file, new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
