/** Introductions of people who have taught for two to four years. Marks as in `phrases.ts`. */
export const NEW = [
  'Kończę studia i od {years} lat udzielam korepetycji {from}. Dobrze pamiętam, co {mnie samemu|mnie samej} sprawiało kłopot.',
  'Jestem {absolwentem|absolwentką} studiów magisterskich i od {years} lat prowadzę zajęcia {from}.',
  'Uczę {of} od {years} lat. {Zacząłem|Zaczęłam} od pomagania młodszemu rodzeństwu, a dziś mam stałe grono uczniów.',
  'Od {years} lat prowadzę zajęcia {from}, łącząc je z pracą naukową na uczelni.',
  'Uczyć {zacząłem|zaczęłam} jeszcze na studiach i tak już zostało. Od {years} lat prowadzę zajęcia {from}.',
] as const

/** Introductions of people who have taught for five years and more. */
export const EXPERIENCED = [
  'Od {years} lat uczę {of}, w szkole i indywidualnie.',
  'Z wykształcenia jestem {nauczycielem|nauczycielką}, a {of} uczę od {years} lat.',
  'Pracuję w szkole, a popołudniami prowadzę zajęcia {from}. Uczę od {years} lat.',
  'Na co dzień pracuję w zawodzie, a uczyć {zacząłem|zaczęłam} przypadkiem, od dzieci sąsiadów. Od {years} lat prowadzę zajęcia {from}.',
  '{Prowadziłem|Prowadziłam} zajęcia w szkole, na kursach i w domu kultury. Od {years} lat uczę {of} głównie indywidualnie.',
  'Uczę {of} od {years} lat. {Odszedłem|Odeszłam} ze szkoły, żeby mieć czas na pracę z jedną osobą naraz.',
  '{Ukończyłem|Ukończyłam} studia i przygotowanie pedagogiczne, a od {years} lat prowadzę zajęcia {from}.',
  'Od {years} lat zajmuję się nauczaniem {of}: najpierw w liceum, teraz przede wszystkim indywidualnie.',
] as const

/** How the person teaches; two of these stand together. */
export const METHODS = [
  'Zaczynam od pytań, bo dopiero z odpowiedzi wiadomo, czego naprawdę brakuje.',
  'Tłumaczę krótko, a potem oddaję głos i czekam, aż pojawi się własny pomysł na rozwiązanie.',
  'Wolę jeden temat zrozumiany do końca niż trzy przerobione w biegu.',
  'Zależy mi na tym, żeby po kilku miesiącach uczeń coraz rzadziej mnie potrzebował.',
  'Nie spieszę się, ale pilnuję planu, który układamy wspólnie na początku.',
  'Każde zajęcia kończę krótkim podsumowaniem i jednym zadaniem na wynos.',
  'Chętnie korzystam z przykładów z życia, bo oderwane regułki szybko ulatują z pamięci.',
  'Jeśli ktoś mówi, że czegoś nie rozumie, szukam innego wyjaśnienia, a nie winnego.',
  'Mówię wprost, co idzie dobrze, a nad czym trzeba jeszcze popracować.',
  'Lubię pracować z osobami, które uważają się za beznadziejne przypadki, bo zwykle nimi nie są.',
  'Na bieżąco zapisuję, co zrobiliśmy, więc po chorobie albo wakacjach łatwo wrócić do wątku.',
  'Dbam o spokojną atmosferę, w której można się pomylić bez wstydu.',
] as const

/** Something the person has lived through as a teacher. */
export const STORIES = [
  '{Przygotowałem|Przygotowałam} uczniów do wielu sprawdzianów i egzaminów. {Nauczyłem|Nauczyłam} się przy tym, że dobry plan i sen przed ważnym dniem znaczą więcej niż nocne powtórki.',
  '{Pracowałem|Pracowałam} z dziećmi, maturzystami i dorosłymi, czasem tego samego dnia. Ta różnorodność sprawia, że nie wpadam w rutynę.',
  'W szkole nauka szła mi opornie, dopóki nie {trafiłem|trafiłam} na osobę, która umiała słuchać. {Zapamiętałem|Zapamiętałam} tę lekcję i staram się uczyć podobnie.',
  '{Uczyłem|Uczyłam} uczniów z dysleksją, w spektrum autyzmu i z trudnościami w skupieniu uwagi. Wiem, że czasem wystarczy inna kolejność ćwiczeń i dłuższa przerwa.',
  'Przez kilka lat {prowadziłem|prowadziłam} kółko dla chętnych i stamtąd mam pudełko zadań, do których lubię wracać.',
  '{Mieszkałem|Mieszkałam} w kilku miastach i w każdym {uczyłem|uczyłam}, stąd zwyczaj prowadzenia zajęć także online, z tablicą i notatkami dla obu stron.',
  '{Obejrzałem|Obejrzałam} z uczniami wiele sprawdzianów po poprawie. Rzadko zawodzi brak wiedzy, częściej pośpiech i źle przeczytane polecenie, dlatego ćwiczymy też czytanie.',
  '{Skończyłem|Skończyłam} kurs tutoringu i od tej pory więcej pytam, a mniej wykładam. Uczniowie szybko przyzwyczajają się do tego, że to oni mówią więcej.',
] as const

/** How to reach the person. */
export const HABITS = [
  'Na wiadomości odpisuję zwykle tego samego dnia lub następnego rano.',
  'Przed pierwszymi zajęciami chętnie porozmawiam chwilę o celu i oczekiwaniach.',
  'O zmianach terminu uprzedzam co najmniej dzień wcześniej i o to samo proszę.',
  'Rodzice mogą liczyć na krótką informację po każdym spotkaniu, jeśli tego chcą.',
  'W okresie egzaminów otwieram dodatkowe terminy w soboty.',
  'Jeśli nie mam wolnych godzin, proszę o wiadomość, bo grafik zmienia się co miesiąc.',
] as const

/** The person after work. */
export const PASTIMES = [
  'Poza pracą biegam, czytam reportaże i piekę chleb.',
  'Po godzinach chodzę po górach i gram w planszówki.',
  'Prywatnie śpiewam w chórze i hoduję pomidory na balkonie.',
  'W wolnym czasie jeżdżę na rowerze i naprawiam stare radia.',
  'Kiedy nie uczę, fotografuję ptaki i słucham jazzu.',
  'Mam dwa koty, które czasem biorą udział w zajęciach online.',
  'Zimą morsuję, a latem pływam kajakiem.',
  'Zbieram stare mapy i przepisy na zupy.',
  'Lubię kino, długie spacery i krzyżówki.',
  'Wieczorami majsterkuję i czytam powieści kryminalne.',
] as const
