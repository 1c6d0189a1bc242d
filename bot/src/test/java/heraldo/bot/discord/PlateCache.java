package heraldo.bot.discord;

import heraldo.bot.render.EmojiPicture;
import heraldo.bot.render.Studio;
import heraldo.bot.render.Wording;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import heraldo.rules.scene.Scene;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * A studio that paints equal plates once in a JVM: hundreds of tests begin with the same campaign, and its plates were a third of
 * what that costs.
 */
final class PlateCache extends Studio {

    private static final int KEPT = 200;
    private static final int MOST_SEATS = 10;
    /** Shows how typed words are escaped. */
    private static final PlayerText TYPED = new PlayerText("*_`<@1>");

    private final Map<Key, byte[]> plates = Collections.synchronizedMap(new LinkedHashMap<>(KEPT, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, byte[]> eldest) {
            return size() > KEPT;
        }
    });

    /** Pictures that stand in texts, by what they show. */
    private final Map<String, Optional<EmojiPicture>> pictures = new ConcurrentHashMap<>();

    private final Map<String, byte[]> crests = new ConcurrentHashMap<>();

    /** Everything that a plate depends on; words are the same in one language of a ruleset. */
    private record Key(
            String ruleset, Scene scene, Optional<Seat> seat, Locale language, List<String> names, String typed) {}

    PlateCache(ConfigRoots roots) {
        super(roots);
    }

    @Override
    public byte[] map(String ruleset, Scene scene, Wording wording) {
        return kept(ruleset, scene, Optional.empty(), wording, () -> super.map(ruleset, scene, wording));
    }

    @Override
    public byte[] own(String ruleset, Scene scene, Seat seat, Wording wording) {
        return kept(ruleset, scene, Optional.of(seat), wording, () -> super.own(ruleset, scene, seat, wording));
    }

    @Override
    public byte[] crest(String ruleset, int seat) {
        return crests.computeIfAbsent(ruleset + seat, any -> super.crest(ruleset, seat))
                .clone();
    }

    @Override
    public Optional<EmojiPicture> thing(String ruleset, String thing) {
        return pictures.computeIfAbsent(ruleset + " " + thing, any -> super.thing(ruleset, thing));
    }

    @Override
    public Optional<EmojiPicture> sign(String sign) {
        return pictures.computeIfAbsent(sign, any -> super.sign(sign));
    }

    private byte[] kept(String ruleset, Scene scene, Optional<Seat> seat, Wording wording, Supplier<byte[]> painting) {
        List<String> names = IntStream.rangeClosed(1, MOST_SEATS)
                .mapToObj(number -> name(wording, new Seat(number)))
                .toList();
        Key key = new Key(
                ruleset,
                scene,
                seat,
                wording.bundle().locale(),
                names,
                wording.names().literal(TYPED));
        byte[] plate = plates.get(key);
        if (plate == null) {
            plate = painting.get();
            plates.put(key, plate);
        }
        return plate.clone();
    }

    /** A game has names for the seats that it can have. */
    private static String name(Wording wording, Seat seat) {
        try {
            return wording.names().of(seat);
        } catch (RuntimeException e) {
            return "";
        }
    }
}
