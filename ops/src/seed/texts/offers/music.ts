import type { SubjectTexts } from './theme.ts'

export const music: SubjectTexts = {
  pl: [
    {
      level: 'basic',
      audience: 'adults',
      titles: ['Gitara od pierwszych akordów, dla dorosłych', 'Gitara klasyczna i akustyczna – początki'],
      lead: `
        [Uczę gry na gitarze akustycznej i klasycznej|Zajęcia są dla dorosłych i starszej młodzieży, którzy
        zaczynają od zera|Zapraszam osoby, którym gitara od lat stoi w kącie]. Postawa, zmiany akordów,
        bicia i pierwsze palcowanie, a repertuar należy do ciebie, od ballady po piosenki ogniskowe.
      `,
      method: `
        Na każdym spotkaniu gramy jeden nowy fragment i jeden znany utwór w całości, dla przyjemności. Plan
        ćwiczeń obejmuje dziesięć minut dziennie, bo regularność działa lepiej niż dwie godziny w niedzielę.
      `,
    },
    {
      level: 'for-children',
      audience: 'children',
      titles: ['Pianino dla dzieci od 6 lat', 'Nauka gry na pianinie i keyboardzie dla dzieci'],
      lead: `
        [Uczę gry na pianinie dzieci od szóstego roku życia|Zajęcia są dla dzieci, które zaczynają grać albo
        chodzą do szkoły muzycznej|Zapraszam małych pianistów]. Zaczynamy od rytmu, śpiewu i słuchu, a nuty
        poznajemy stopniowo, na krótkich utworach na dwie ręce.
      `,
      method: `
        Lekcja składa się z rozgrzewki, nowego utworu, grania na cztery ręce i zabawy rytmicznej. Dwa razy w
        roku jest mały domowy koncert, na który można zaprosić dziadków.
      `,
    },
    {
      level: 'intermediate',
      audience: 'pupils',
      titles: ['Teoria muzyki i kształcenie słuchu', 'Zasady muzyki, dyktanda, harmonia – szkoła muzyczna'],
      lead: `
        [Pomagam uczniom szkół muzycznych pierwszego i drugiego stopnia|Zajęcia są dla uczniów, którym
        dyktanda i interwały spędzają sen z powiek|Zapraszam na zajęcia z kształcenia słuchu i zasad
        muzyki]. Interwały, trójdźwięki i ich przewroty, dominanta septymowa, modulacje, rytmy nieregularne.
      `,
      method: `
        Śpiewamy każdy przykład, zanim go zapiszemy, bo ręka uczy się od głosu. Dyktanda zaczynają się od
        dwóch taktów i rosną razem z pewnością siebie.
      `,
    },
    {
      level: 'any',
      audience: 'anyone',
      titles: ['Śpiew i emisja głosu', 'Lekcje śpiewu – piosenka, oddech, interpretacja'],
      lead: `
        [Prowadzę zajęcia z emisji głosu i śpiewu rozrywkowego|Zajęcia są dla osób, które lubią śpiewać, i
        dla tych, które uważają, że nie umieją|Zapraszam młodzież i dorosłych]. Oddech, podparcie,
        artykulacja, rozszerzanie skali i świadoma praca z mikrofonem, a potem własny repertuar.
      `,
      method: `
        Każde zajęcia zaczyna piętnastominutowa rozgrzewka, którą da się powtórzyć w domu. Nagrywamy krótkie
        fragmenty i słuchamy ich razem, bo własny głos z zewnątrz brzmi inaczej.
      `,
    },
    {
      level: 'advanced',
      audience: 'pupils',
      titles: ['Przygotowanie do egzaminów do szkoły muzycznej', 'Szkoła muzyczna drugiego stopnia: egzamin wstępny'],
      lead: `
        [Przygotowuję do egzaminów do szkół muzycznych drugiego stopnia i na akademie|Zajęcia są dla
        uczniów, którzy mają przed sobą egzamin wstępny lub dyplom|Zapraszam młodych muzyków przed
        przesłuchaniem]. Program, technika, praca nad pamięcią, test słuchu i rozmowa o utworze.
      `,
      method: `
        Robimy próby w warunkach egzaminu: wejście, ukłon, cały program bez zatrzymania. Po każdej próbie
        omawiamy trzy miejsca do pracy, nie więcej, i wracamy do nich za tydzień.
      `,
    },
    {
      level: 'basic',
      audience: 'adults',
      titles: ['Produkcja muzyki w domu – od pomysłu do nagrania', 'Ableton i Reaper dla początkujących'],
      lead: `
        [Uczę nagrywania i tworzenia muzyki na komputerze|Zajęcia są dla osób, które mają pomysły na utwory
        i nie wiedzą, jak je nagrać|Zapraszam początkujących producentów]. Rytm, harmonia w praktyce,
        instrumenty wirtualne, nagranie wokalu, proste miksowanie.
      `,
      method: `
        Pracujemy nad twoim utworem, a teorię dokładamy wtedy, gdy czegoś w nim brakuje. Po kilku
        spotkaniach powstaje skończony szkic z wersami, refrenem i poprawnym poziomem głośności.
      `,
    },
  ],
  en: [],
}
