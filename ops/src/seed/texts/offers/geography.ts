import type { SubjectTexts } from './theme.ts'

export const geography: SubjectTexts = {
  pl: [
    {
      level: 'advanced',
      audience: 'pupils',
      titles: ['Matura rozszerzona z geografii', 'Geografia na maturze: mapy, dane, zadania'],
      lead: `
        [Przygotowuję do rozszerzonej matury z geografii|Zajęcia są dla licealistów, którzy zdają
        geografię|Zapraszam maturzystów, także tych, którzy zdecydowali się późno]. Powtarzamy geografię
        fizyczną, społeczno-ekonomiczną i regionalną Polski, a dużą część czasu przeznaczamy na mapę,
        klimatogramy i obliczenia.
      `,
      method: `
        Każdy temat kończymy zadaniami z arkuszy, bo w geografii liczy się umiejętność czytania danych.
        Odpowiedzi uczymy się pisać krótko: czynnik, wpływ, skutek.
      `,
    },
    {
      level: 'basic',
      audience: 'pupils',
      titles: ['Geografia dla klas 5–8', 'Geografia w szkole podstawowej: mapa i pogoda'],
      lead: `
        [Pomagam uczniom klas 5–8 z geografią|Zajęcia są dla uczniów szkoły podstawowej, którzy chcą
        poprawić ocenę|Zapraszam uczniów, dla których mapa jest czarną magią]. Skala, współrzędne, strefy
        klimatyczne, krajobrazy, państwa i stolice, geografia Polski.
      `,
      method: `
        Pracujemy na mapach konturowych i na zdjęciach satelitarnych, które pokazują to samo miejsce o
        różnych porach. Stolice i rzeki utrwalamy w krótkich grach na koniec zajęć.
      `,
    },
    {
      level: 'intermediate',
      audience: 'pupils',
      titles: ['Geografia w liceum i technikum', 'Sprawdziany z geografii w szkole średniej'],
      lead: `
        [Pomagam uczniom szkół średnich|Zajęcia są dla licealistów, którzy chcą zrozumieć procesy, a nie
        uczyć się list|Zapraszam uczniów klas 1–3 liceum i technikum]. Atmosfera, hydrosfera, procesy
        wewnętrzne, demografia, rolnictwo, usługi i globalizacja, w kolejności z twojego podręcznika.
      `,
      method: `
        Rysujemy schematy procesów od przyczyny do skutku, a wykresy opisujemy na głos. Do każdego działu
        dostajesz listę pojęć, z których co tydzień odpytujemy się nawzajem.
      `,
    },
    {
      level: 'advanced',
      audience: 'pupils',
      titles: ['Olimpiada Geograficzna i konkursy', 'Zadania konkursowe z geografii'],
      lead: `
        [Zapraszam uczniów, którzy startują w Olimpiadzie Geograficznej lub konkursach kuratoryjnych|Zajęcia
        są dla osób, które lubią mapy i chcą sięgnąć dalej niż podręcznik|Przygotowuję do konkursów z
        geografii]. Praca z mapą topograficzną i geologiczną, analiza danych, zadania terenowe, pisanie
        pracy badawczej na pierwszy etap.
      `,
      method: `
        Rozwiązujemy zadania z poprzednich edycji, a błędy zapisujemy w tabeli działów. Przy pracy pisemnej
        pomagam postawić pytanie badawcze, dobrać metodę i poprawnie podać źródła.
      `,
    },
    {
      level: 'advanced',
      audience: 'adults',
      titles: ['GIS i kartografia dla studentów', 'QGIS od podstaw: mapy i analizy przestrzenne'],
      lead: `
        [Pomagam studentom geografii, gospodarki przestrzennej i ochrony środowiska|Zajęcia są dla osób,
        które muszą nauczyć się QGIS na studia lub do pracy|Zapraszam początkujących użytkowników systemów
        informacji przestrzennej]. Układy współrzędnych, warstwy, atrybuty, wizualizacja, analizy buforowe i
        praca z danymi publicznymi.
      `,
      method: `
        Od pierwszych zajęć robimy własną mapę na wybrany temat, krok po kroku na wspólnym ekranie. Po
        każdym spotkaniu zostaje plik projektu i krótka lista poleceń, z których skorzystaliśmy.
      `,
    },
    {
      level: 'for-children',
      audience: 'children',
      titles: ['Podróże po mapie dla dzieci', 'Geografia dla małych podróżników, klasy 1–4'],
      lead: `
        [Zajęcia są dla dzieci od sześciu do dziesięciu lat|Zapraszam dzieci, które zbierają flagi i pytają,
        gdzie jest Madagaskar|Prowadzę podróże palcem po mapie dla dzieci]. Co spotkanie inny kraj:
        zwierzęta, jedzenie, powitanie w obcym języku, krótka bajka i pieczątka w paszporcie.
      `,
      method: `
        Lepimy góry z masy solnej, robimy kompas z igły i rysujemy plan pokoju. Dziecko uczy się, że mapa to
        rysunek z lotu ptaka, i samo zaczyna jej używać.
      `,
    },
  ],
  en: [],
}
