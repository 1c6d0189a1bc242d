package heraldo.rules.ruleset.kaixiflan.news;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.Optional;

/** Places as news call them: by their name, or by what is there. */
final class Places {

    private Places() {}

    /** With its coordinates. */
    static Message full(Realm realm, Hex hex) {
        if (realm.names().containsKey(hex)) {
            return Message.of("place", "name", name(realm, hex), "hex", Say.hex(hex));
        }
        return capital(realm, hex, "capital-full").orElseGet(() -> plain(realm, hex));
    }

    /** As few words as will do. */
    static Message brief(Realm realm, Hex hex) {
        return realm.names().containsKey(hex)
                ? Message.of("news-place.named", "name", name(realm, hex))
                : capital(realm, hex, "capital").orElseGet(() -> plain(realm, hex));
    }

    private static Optional<Message> capital(Realm realm, Hex hex, String key) {
        return realm.provinces().entrySet().stream()
                .filter(province -> province.getValue().capital().equals(hex))
                .findFirst()
                .map(province -> Message.of("news-place." + key, "province", Say.owner(province.getKey()))
                        .with("hex", Say.hex(hex)));
    }

    private static PlayerText name(Realm realm, Hex hex) {
        return new PlayerText(Known.in(realm.names(), hex).name());
    }

    /** Names a hex by its source, if it is explored; nobody may know the content of any other. */
    private static Message plain(Realm realm, Hex hex) {
        return Optional.of(realm.atlas())
                .filter(atlas -> atlas.explored(hex))
                .flatMap(atlas -> atlas.at(hex).source())
                .map(source ->
                        Message.of("news-place.source", "resource", Say.good(source.good()), "hex", Say.hex(hex)))
                .orElseGet(() -> Message.of("news-place.bare", "hex", Say.hex(hex)));
    }
}
