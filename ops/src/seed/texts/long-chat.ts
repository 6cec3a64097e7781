import type { SeedLine } from './seed-line.ts'

/** A week of a course: its topic, what to read and do, a question with its answer, how it went. */
type Week = readonly [topic: string, homework: string, question: string, answer: string, result: string, praise: string]

const HOUR = 60
const DAYS = 24 * HOUR

const WEEKS: readonly Week[] = [
  [
    'komórka i jej organelle',
    'Strony 12–19 i zadania 1–6. Narysuj komórkę roślinną i zwierzęcą obok siebie.',
    'Czy wakuola jest tylko u roślin?',
    'U zwierząt też bywa, ale mała i krótko żyje. Na rysunku zaznacz dużą u rośliny.',
    'Rysunki gotowe. Przy zadaniu 5 nie byłem pewien rybosomów.',
    'Rysunki świetne. Rybosomy nie mają błony, dlatego są i u bakterii.',
  ],
  [
    'błony i transport',
    'Strony 20–26 i zadania 1, 2, 7. Zwróć uwagę na osmozę.',
    'Dlaczego ogórek w soli puszcza wodę?',
    'Bo na zewnątrz jest więcej soli niż w komórkach, a woda idzie tam, gdzie roztwór jest bardziej stężony.',
    'Zrobiłem też doświadczenie z ziemniakiem, zmalał o 4 mm!',
    'Brawo! Zapisz wynik w tabeli, przyda się przy zadaniach z próbą kontrolną.',
  ],
  [
    'enzymy',
    'Strony 31–36 i zadania 3–8. Naucz się czytać wykres z temperaturą.',
    'Czy enzym zużywa się w reakcji?',
    'Nie, wychodzi z niej taki sam. Zużyć można go tylko wysoką temperaturą albo złym pH.',
    'W zadaniu 6 wyszło mi 37 stopni, a w kluczu jest 40.',
    'Odczytałeś człowieka, a na wykresie są bakterie. Zawsze patrz na podpis osi.',
  ],
  [
    'oddychanie komórkowe',
    'Strony 40–48, zadania 1–4. Ułóż etapy w kolejności z pamięci.',
    'Ile ATP trzeba umieć na pamięć?',
    'Dokładnych liczb nie wymagają. Wystarczy, że najwięcej daje łańcuch oddechowy.',
    'Etapy umiem, myli mi się tylko miejsce cyklu Krebsa.',
    'Matrix mitochondrium. Pomyśl o nim jak o środku fabryki, a glikoliza jest przed bramą.',
  ],
  [
    'fotosynteza',
    'Strony 52–60, zadania 2, 3, 5, 9. Porównaj ją w tabeli z oddychaniem.',
    'Po co roślinie faza ciemna, skoro światło jest tylko w dzień?',
    'Ona nie potrzebuje ciemności, tylko nie potrzebuje światła wprost. W dzień zachodzi tak samo.',
    'Tabela ma dziewięć wierszy. Zadanie 9 za drugim razem.',
    'Za drugim razem też się liczy. Tabelę przynieś w czwartek, dopiszemy rośliny C4.',
  ],
  [
    'podziały komórkowe',
    'Strony 66–75, zadania 1–5. Narysuj mitozę i mejozę na jednej kartce.',
    'Skąd wiadomo, że to anafaza, a nie metafaza?',
    'W metafazie chromosomy stoją w jednym rzędzie, w anafazie chromatydy już się rozchodzą.',
    'Umiem rozpoznać wszystkie poza profazą I.',
    'Szukaj par chromosomów, które się stykają. Tylko tam zachodzi crossing-over.',
  ],
  [
    'kwasy nukleinowe',
    'Strony 80–88 i zadania 1–6. Policz zasady w podanym fragmencie.',
    'Jak z 30 procent adeniny policzyć resztę?',
    'Tyminy jest tyle samo, razem 60. Zostaje 40 na cytozynę i guaninę, po 20.',
    'To łatwiejsze, niż wyglądało. Wszystkie sześć dobrze!',
    'Świetnie. Pamiętaj tylko, że przy RNA ta zasada nie działa.',
  ],
  [
    'ekspresja genów',
    'Strony 90–99, zadania 2–7. Przepisz sekwencję na białko z tabelą kodu.',
    'Od której strony czytać matrycę?',
    'Od końca 3′ do 5′, bo nowa nić rośnie od 5′ do 3′. Zaznaczaj końce, zanim zaczniesz.',
    'Wyszło mi sześć aminokwasów i stop, zgadza się?',
    'Zgadza się co do jednego. Takie zadanie było na maturze dwa lata temu.',
  ],
  [
    'genetyka klasyczna',
    'Strony 104–113, zadania 1–5. Do każdej krzyżówki napisz legendę.',
    'Czy muszę rysować szachownicę, jeśli widzę wynik od razu?',
    'Na maturze tak, bez zapisu nie ma punktów za sposób rozwiązania.',
    'W zadaniu 4 wyszło 9:3:3:1, pierwszy raz bez pomocy.',
    'I z legendą! Od następnego tygodnia geny sprzężone.',
  ],
  [
    'geny sprzężone',
    'Strony 114–120, zadania 1, 3, 4. Policz odległość w centymorganach.',
    'Dlaczego rekombinantów jest tak mało?',
    'Bo geny leżą blisko i crossing-over rzadko trafia między nie. Im dalej, tym więcej rekombinantów.',
    'Odległość 17 cM. Sprawdziłem dwa razy.',
    'Dobrze. Widzisz, że to tylko procent, a nie żadna magia.',
  ],
  [
    'mutacje i choroby',
    'Strony 124–131, zadania 2–6. Ułóż drzewo rodowe z zadania 6.',
    'Jak poznać cechę sprzężoną z płcią?',
    'Chorują głównie chłopcy, a chory ojciec nie przekazuje jej synom. Zacznij od tego drugiego.',
    'Drzewo mam, babcia musi być nosicielką.',
    'Tak, i dobrze to uzasadniłeś. Dokładnie o takie zdanie chodzi w kluczu.',
  ],
  [
    'powtórka przed próbną maturą',
    'Arkusz z maja, cały, z zegarem. Nie sprawdzaj niczego po drodze.',
    'Ile czasu zostawić na koniec?',
    'Piętnaście minut, tylko na przeczytanie poleceń jeszcze raz. Tam giną punkty.',
    '41 na 60! W lutym było 24.',
    'To ogromny skok i Twoja praca. W czwartek przejdziemy te dziewiętnaście punktów, których zabrakło.',
  ],
]

/**
 * A school year of homework in one chat: longer than what one page of it holds. Each week begins at the same hour of
 * the same day.
 */
export const LONG_CHAT: readonly SeedLine[] = WEEKS.flatMap(
  ([topic, homework, question, answer, result, praise], week): readonly SeedLine[] => [
    ['s', week === 0 ? 0 : 4 * DAYS - HOUR, `Dzień dobry! Temat na ten tydzień to ${topic}. Co mam przygotować?`],
    ['t', 50, homework],
    ['s', DAYS - 50, question],
    ['t', 40, answer],
    ['s', 2 * DAYS - 40, result],
    ['t', HOUR, praise],
  ],
)
