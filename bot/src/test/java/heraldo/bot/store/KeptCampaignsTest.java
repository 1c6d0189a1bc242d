package heraldo.bot.store;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.GUILD;
import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.mill.League;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.HouseRule;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Openers;
import heraldo.bot.campaign.model.Preference;
import heraldo.bot.campaign.model.QuietHours;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a version of the program knew beside turns and orders when it was ended is known to today's. */
@Tag("slow")
class KeptCampaignsTest {
    @TempDir
    Path folder;

    @TempDir
    Path then;

    static List<KeptBook> withEnrolments() {
        return KeptBook.some(2);
    }

    static List<KeptBook> withDaysOfNobody() {
        return KeptBook.some(3);
    }

    static List<KeptBook> withServers() {
        return KeptBook.some(8);
    }

    static List<KeptBook> withThemes() {
        return KeptBook.some(12);
    }

    static List<KeptBook> withStandingSheets() {
        return KeptBook.some(13);
    }

    static List<KeptBook> withPeople() {
        return KeptBook.some(11);
    }

    @ParameterizedTest
    @MethodSource("withEnrolments")
    void whoHadSignedUpSitsAtTheTableWhenTheGameStarts(KeptBook book) throws IOException {
        try (Tavern tavern = book.open(folder)) {
            CampaignId forming = KeptBook.called(tavern, "Almazara");
            League.Enrol form = new League.Enrol("Noa", Optional.empty());
            tavern.office.campaigns().join(tavern.by(ANA).in(forming), Optional.empty(), Optional.of(form));
            tavern.office.campaigns().start(tavern.by(203).in(forming));
            assertEquals(
                    List.of("Gil", "Noa", "Tolva"),
                    tavern.office.campaigns().roster(forming).occupancies().stream()
                            .map(Occupancy::name)
                            .toList());
            assertEquals(List.of(1, 0, 0), tavern.ground(forming), "what was filled in counts");
        }
    }

    /** Versions that knew of no other numbers called every turn as it was counted. */
    @ParameterizedTest
    @MethodSource("withDaysOfNobody")
    void turnsAreCalledAsTheyWere(KeptBook book) throws IOException {
        try (Tavern tavern = book.open(folder)) {
            CampaignId market = KeptBook.called(tavern, "Mercado");
            int counted = tavern.newest(market).key().number();
            int called = tavern.office.archive().number(market, counted).seen();
            assertEquals(book.form() >= 10 ? 2 : counted, called);
            do {
                tavern.endTurn(market);
            } while (tavern.office.archive().awaited(market).isEmpty());
            int next = tavern.newest(market).key().number();
            assertEquals(
                    called + 1, tavern.office.archive().number(market, next).seen());
        }
    }

    @ParameterizedTest
    @MethodSource("withServers")
    void whatServersSaidWhatHindersAndTheProgramsSecretAreKnown(KeptBook book) throws IOException {
        String secret = KeptBook.value(book.into(then), "SELECT lower(hex(bytes)) FROM secret");
        try (Tavern tavern = book.open(folder)) {
            assertEquals(
                    new HouseRule(GUILD, Openers.ROLE, 77),
                    tavern.office.helm().houses().rule(GUILD));
            assertEquals(
                    secret,
                    HexFormat.of().formatHex(tavern.office.lodge().vault().secret("heraldo/tickets/v1")));
            CampaignId mill = KeptBook.called(tavern, "Molino");
            List<String> untold = new ArrayList<>();
            tavern.office.helm().hindrances().tell(mill, found -> found.forEach(each -> untold.add(each.subject())));
            assertEquals(List.of("letter 1"), untold);
            assertEquals(List.of(), tavern.office.helm().hindrances().untold(204), "that one is told");
            assertEquals(1, tavern.office.helm().hindrances().untold(GM).size());
        }
    }

    @ParameterizedTest
    @MethodSource("withPeople")
    void howPeopleWantToBeSpokenToIsKnown(KeptBook book) throws IOException {
        try (Tavern tavern = book.open(folder)) {
            QuietHours night = new QuietHours(LocalTime.of(23, 0), LocalTime.of(7, 30), ZoneId.of("America/Bogota"));
            assertEquals(
                    Preference.usual(ANA)
                            .withLanguage(Optional.of(Locale.ENGLISH))
                            .withTheme(Optional.of("paper"))
                            .withQuiet(Optional.of(night)),
                    tavern.office.preferences().of(ANA));
            assertEquals(Preference.usual(GM), tavern.office.preferences().of(GM));
        }
    }

    @ParameterizedTest
    @MethodSource("withStandingSheets")
    void whatStandsForTurnsWithoutASheetIsSentAsBefore(KeptBook book) throws IOException {
        try (Tavern tavern = book.open(folder)) {
            CampaignId mill = KeptBook.called(tavern, "Aljibe");
            // In the turn that was open something may have been sent.
            tavern.endTurn(mill);
            int before = tavern.ground(mill).getLast();
            tavern.endTurn(mill);
            assertEquals(before + 2, tavern.ground(mill).getLast());
        }
    }

    @ParameterizedTest
    @MethodSource("withThemes")
    void howPicturesAreDrawnIsKnown(KeptBook book) throws IOException {
        try (Tavern tavern = book.open(folder)) {
            assertEquals(Optional.of("contrast"), tavern.office.helm().themes().of(KeptBook.called(tavern, "Molino")));
            assertEquals(Optional.empty(), tavern.office.helm().themes().of(KeptBook.called(tavern, "Almazara")));
        }
    }
}
