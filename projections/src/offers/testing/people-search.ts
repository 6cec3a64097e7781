/**
 * What people type into the search (OFR-04): each line names the subject whose offer must come first, and searches for
 * it, by their words, levels, exams, cities in any order, slips and everyday words.
 */
export const SEARCHES_BY_SUBJECT: Readonly<Record<string, string>> = {
  maths: `matma; korki z matmy; korepetycje z matmy; matematyka; matematyka matura; matura z matematyki;
    matma matura rozszerzona; matematyka podstawowa; matematyka liceum; matma dla dzieci; matematyka
    klasa 8; egzamin ósmoklasisty matematyka; matematyka egzamin ósmoklasisty; tania matematyka;
    matematyka kraków; kraków matematyka; matma w Krakowie; matmę; matmie; matemtyka; matematka; math;
    maths tutor; całki; pochodne; trygonometria; algebra liniowa; ułamki; logarytmy korki; matematyka
    studia; matematyka e8; nauczyciel matematyki; dobry korepetytor matematyki; szukam korepetytora z
    matematyki; matematyka zdalnie; matematyka online; geometria; analiza matematyczna; równania
    kwadratowe; matematyka poprawka; matma sesja kolokwium; matematyka do matury w miesiąc;
    stereometria; logarytm i macieże; tygonometria; trygonometia matura; algbera; geomeria; ułmaki;
    korki z logarymtów`,
  english: `angielski; angielski biznesowy; tani angielski; english for kids; krakow angielski; angielski
    kraków; angielski w Krakowie; angielski b2; angielski C1; angielski dla dzieci; angielski od
    podstaw; angielski konwersacje; konwersacje po angielsku angielski; angielski matura; matura
    angielski rozszerzona; english; english lessons; english conversation; business english; język
    angielski; jezyka angielskiego; korepetycje z angielskiego; korki angielski; angol; ang; angielski
    dla początkujących; angielski dla dorosłych; angielski zdalnie; fce; ielts; toefl przygotowanie;
    angeilski; angileski; angelski; agnielski; nauczyciel angielskiego online; lekcje angielskiego
    warszawa; native speaker angielski; angielski techniczny; angielski klasa 4; angielski rozmowa
    kwalifikacyjna; angielski medyczny; angielski wakacje intensywnie; angielski z dojazdem; ilets`,
  german: `niemiecki; niemiecki b2; niemiecki od podstaw; niemiecki a1; deutsch; niemiecki dla dzieci;
    niemiecki matura; korki z niemieckiego; goethe zertifikat; niemiecki wrocław; niemecki; niemiec;
    język niemiecki online; niemiecki do pracy; niemiecki dla opiekunek; niemiecki B1 egzamin;
    niemiecki poznań rozmowy`,
  spanish: `hiszpański od podstaw; hiszpański; hiszpanski a2; espanol; hiszpański konwersacje; hiszpański
    online; dele b1; język hiszpański dla początkujących; hiszpanski krakow; hiszpańskiego; hiszp;
    hiszpański przed wyjazdem`,
  french: `francuski; francuski od podstaw; delf b2; francuski dla dzieci; francais; język francuski
    warszawa; francuskiego korki; francuski matura; fracuski`,
  polish: `polski matura; matura polski; język polski; polski egzamin ósmoklasisty; polski dla obcokrajowców;
    rozprawka; polskiego korki; korepetycje z polskiego; wypracowanie matura; lektury; polski klasa 8;
    polak; ortografia; ortorgafia; wyprcowanie; polish for foreigners; polski kraków`,
  history: `historia; historia matura; matura z historii; historia liceum; history; hista; historii korki;
    historia polski xx wiek`,
  geography: `geografia; geografia matura; gegra; geografia rozszerzona; geo; geografi; korki z geografii;
    geography tutor`,
  physics: `fizyka; fiza; korki z fizy; fizyka matura; matura fizyka rozszerzona; fizyka liceum; mechanika;
    optyka; termodynamika; fizyka kwantowa; fzyka; fizyki; physics; fizyka studia kraków; fizyka klasa
    7; fizyka dla opornych; elektrostatyka; mechanka; termodynamka`,
  chemistry: `chemia; chema; chemia matura; chemia rozszerzona; matura z chemii; chemia organiczna;
    stechiometria; chemii; chemistry; chemia liceum online; korki chemia; chemia klasa 7; chemia na
    medycynę; stechometria`,
  biology: `biologia; biologia matura; biola; matura biologia rozszerzona; genetyka; biologi; anatomia
    człowieka; biology; korki z biologii; bio; botanika; biologia na medycynę; biologia kraków; genetka;
    botanka`,
  music: `gitara; nauka gry na gitarze; pianino; lekcje śpiewu; śpiew; fortepian dla dzieci; muzyka;
    ukulele; perkusja; nauka gry na pianinie; skrzypce warszawa; fortepan;
    skrzpce warszawa; ukulelle; forteipan dla dzieci; music lessons; lekcje gitary online;
    pianno; perkuzja; skrzypec; ukulelle online`,
  art: `rysunek; malarstwo; sztuka; rysunek od podstaw; plastyka; art; kurs rysunku; lekcje rysunku;
    akwarela; akwarella; malartwo`,
  law: `prawo; prawo cywilne; prawo karne egzamin; konstytucja; kodeks cywilny; law; korepetycje z prawa`,
  economy: `ekonomia; mikroekonomia; makroekonomia; rachunkowość; finanse; ekonomii; economics; ekonomia
    studia; księgowość od podstaw; rachunkowsć;
    mikroekonoma`,
  statistics: `statystyka; statystyka studia; spss; rachunek prawdopodobieństwa; prawdopodobieństwo; statistics;
    statystyki korki; regresja`,
  programming: `programowanie; python; python od podstaw; java; nauka programowania; programowanie dla dzieci;
    scratch; javascript; html css; kodowanie dla dzieci; coding; sql; c++ programowanie; programming;
    algorytmy; react; programowanie w pythonie zadania; typescript; pyhton; javascrpt`,
  it: `informatyka; infa; informatyka matura; matura z informatyki; excel; excel od podstaw; obsługa
    komputera; it; informatyki; korki z informatyki`,
  'computer-graphics': `grafika komputerowa; photoshop; blender; grafika; illustrator kurs; canva; figma; photshop; ilustrator`,
  japanese: `japoński; japonski od podstaw; jlpt n5; język japoński online; kanji; japanese; nihongo`,
  chinese: `chiński; hsk; mandaryński; język chiński dla dzieci; chinese; chinski od podstaw`,
  norwegian: `norweski; norweski a1; norsk; norweski do pracy; język norweski online; norwegian`,
  italian: `włoski; wloski od podstaw; włoski konwersacje; italiano; język włoski; italian; włoskiego`,
}
