import { advanced, bank, basic, gaps, intermediate, type SeedQuiz, several, single, typed } from './build.ts'

const pl = { language: 'pl', exam_minutes: 10 } as const
const en = { language: 'en', exam_minutes: 10 } as const

export const WESTERN_LANGUAGES: readonly SeedQuiz[] = [
  {
    title: 'Conditionals: from zero to third',
    description: 'Real, unlikely and impossible conditions, with a short rule after each answer.',
    ...{ subject_id: 'english', level: 'intermediate', difficulty: 3, ...en },
    questions: [
      basic(
        single(
          'If it rains tomorrow, we ___ at home.',
          'will stay',
          ['would stay', 'stayed', 'would have stayed'],
          'First conditional: if + Present Simple, then will + infinitive.',
        ),
      ),
      gaps(
        'If I [[1]] rich, I would travel all the time.',
        [['were', 'was']],
        'Second conditional: if + Past Simple. "Were" is the more formal form.',
      ),
      bank(
        'If she had [[1]] home earlier, she would have [[2]] the train.',
        ['left', 'caught'],
        ['leave', 'catch'],
        'Third conditional: if + Past Perfect, then would have + past participle.',
      ),
      several(
        'Which sentences are second conditionals?',
        ['If I knew the answer, I would tell you.', 'What would you do if you won?'],
        ['If you heat ice, it melts.', 'If I had known, I would have called.'],
        'The others are the zero and the third conditional.',
      ),
      typed(
        'Fill in one word: You will be late ___ you hurry. (You will be late if you do not hurry.)',
        ['unless'],
        '"Unless" means "if not".',
      ),
      basic(
        single(
          'Water boils if you ___ it to 100 °C.',
          'heat',
          ['will heat', 'heated', 'would heat'],
          'Zero conditional, for what is always true: Present Simple in both parts.',
        ),
      ),
      gaps(
        'I wish I [[1]] taller. (I am not tall.)',
        [['were', 'was']],
        'After "wish" a past form speaks of a present that is different.',
      ),
      advanced(
        single(
          '___ I known about the party, I would have come.',
          'Had',
          ['If', 'Have', 'Would'],
          'In the formal style "Had I known" stands for "If I had known".',
        ),
      ),
    ],
  },
  {
    title: 'Phrasal verbs for everyday life',
    description: 'Common verbs with particles that change their meaning.',
    ...{ subject_id: 'english', level: 'advanced', difficulty: 4, ...en },
    questions: [
      intermediate(
        bank(
          'Please turn [[1]] the music, it is too loud. And turn [[2]] the light, it is dark in here.',
          ['down', 'on'],
          ['into', 'off'],
          'We turn the volume down or up, and a device on or off.',
        ),
      ),
      typed(
        'Write the phrasal verb with "give" that means "to stop doing", for example smoking.',
        ['give up', 'to give up'],
        'As in: She gave up smoking last year.',
      ),
      single(
        'What does "to put off a meeting" mean?',
        'to postpone it',
        ['to cancel it for good', 'to arrange it', 'to attend it'],
        'To cancel a meeting is "to call it off".',
      ),
      several(
        'Which phrasal verbs can mean "to continue"?',
        ['go on', 'carry on', 'keep on'],
        ['give in', 'call off'],
        '"Give in" means to stop resisting.',
      ),
      single(
        'She takes ___ her grandmother: they have the same smile.',
        'after',
        ['over', 'up', 'to'],
        'To take after somebody is to resemble an older member of the family.',
      ),
      intermediate(
        gaps(
          'We have run [[1]] of milk. Could you buy some?',
          [['out']],
          'To run out of something is to have none left.',
        ),
      ),
      single(
        'I am looking forward ___ you.',
        'to seeing',
        ['to see', 'seeing', 'for seeing'],
        'Here "to" is a preposition, so the -ing form follows.',
      ),
    ],
  },
  {
    title: 'Niemiecki: czas Perfekt',
    description: 'Haben czy sein, i jak utworzyć Partizip II.',
    ...{ subject_id: 'german', level: 'intermediate', difficulty: 3, ...pl },
    questions: [
      basic(
        single(
          'Ich ___ gestern Fußball gespielt.',
          'habe',
          ['bin', 'hat', 'werde'],
          'Większość czasowników tworzy Perfekt z „haben”. Przy „ich” forma brzmi „habe”.',
        ),
      ),
      gaps(
        'Wpisz czasownik posiłkowy: Wir [[1]] nach Berlin gefahren.',
        [['sind']],
        '„Fahren” oznacza zmianę miejsca, więc łączy się z „sein”.',
      ),
      typed(
        'Podaj Partizip II czasownika „schreiben”.',
        ['geschrieben'],
        'To czasownik nieregularny: schreiben, schrieb, geschrieben.',
      ),
      several(
        'Które czasowniki tworzą Perfekt z „sein”?',
        ['gehen', 'kommen', 'bleiben'],
        ['lesen', 'essen'],
        '„Bleiben” nie oznacza ruchu, a mimo to łączy się z „sein”.',
      ),
      bank(
        'Er hat das Buch [[1]] und dann den Film [[2]].',
        ['gelesen', 'gesehen'],
        ['lesen', 'gesieht'],
        'Oba czasowniki są nieregularne i kończą się na -en.',
      ),
      single(
        'Jak brzmi Partizip II czasownika „einkaufen”?',
        'eingekauft',
        ['geeinkauft', 'einkauft', 'eingekaufen'],
        'W czasownikach rozdzielnie złożonych „ge” stoi po przedrostku.',
      ),
      advanced(
        gaps(
          'Wpisz Partizip II czasownika „studieren”: Sie hat Medizin [[1]].',
          [['studiert']],
          'Czasowniki na -ieren nie mają przedrostka ge-.',
        ),
      ),
    ],
  },
  {
    title: 'Francuski: être, avoir i pierwsze słowa',
    description: 'Dwa najważniejsze czasowniki, rodzajniki i zwroty na początek.',
    ...{ subject_id: 'french', level: 'basic', difficulty: 1, ...pl },
    questions: [
      gaps('Uzupełnij formą „être”: Je [[1]] polonais.', [['suis']], 'Odmiana: suis, es, est, sommes, êtes, sont.'),
      gaps('Uzupełnij formą „avoir”: Nous [[1]] un chien.', [['avons']], 'Odmiana: ai, as, a, avons, avez, ont.'),
      single(
        'Jaki rodzajnik określony stoi przed „école”?',
        'l’',
        ['le', 'la', 'les'],
        'Przed samogłoską „le” i „la” skracają się do „l’”.',
      ),
      typed('Napisz po francusku „dziękuję”.', ['merci'], 'Grzeczniej: „merci beaucoup”, „bardzo dziękuję”.'),
      several(
        'Które rzeczowniki są rodzaju żeńskiego?',
        ['maison', 'table', 'voiture'],
        ['stylo', 'jardin'],
        'Mówimy: la maison, la table, la voiture, ale le stylo i le jardin.',
      ),
      bank(
        'Elle [[1]] quinze ans et elle [[2]] élève.',
        ['a', 'est'],
        ['as', 'es'],
        'Wiek wyrażamy czasownikiem „avoir”, a zawód czasownikiem „être”, bez rodzajnika.',
      ),
      typed('Zapisz słownie po francusku liczbę 7.', ['sept'], 'Litery „p” w tym słowie nie wymawiamy.'),
      single(
        'Jak zapytać „Jak się nazywasz?”',
        'Comment tu t’appelles ?',
        ['Quel âge as-tu ?', 'Où habites-tu ?'],
        'Pozostałe pytania dotyczą wieku i miejsca zamieszkania.',
      ),
    ],
  },
  {
    title: 'Francuski: passé composé',
    description: 'Czasownik posiłkowy, imiesłów i jego zgoda z podmiotem.',
    ...{ subject_id: 'french', level: 'intermediate', difficulty: 3, ...pl },
    questions: [
      basic(
        single(
          'Hier, j’___ regardé un film.',
          'ai',
          ['suis', 'as', 'est'],
          '„Regarder” łączy się z „avoir”, a przy „je” forma brzmi „ai”.',
        ),
      ),
      gaps(
        'Wpisz imiesłów czasownika „arriver”: Elle est [[1]] à midi.',
        [['arrivée']],
        'Z „être” imiesłów zgadza się z podmiotem, stąd końcówka -e w rodzaju żeńskim.',
      ),
      typed('Podaj participe passé czasownika „faire”.', ['fait'], 'Na przykład: J’ai fait mes devoirs.'),
      several(
        'Które czasowniki tworzą passé composé z „être”?',
        ['aller', 'venir', 'naître'],
        ['manger', 'finir'],
        'Z „être” łączą się między innymi liczne czasowniki ruchu i czasowniki zwrotne.',
      ),
      bank(
        'Nous [[1]] allés au cinéma et nous [[2]] mangé une glace.',
        ['sommes', 'avons'],
        ['sont', 'ont'],
        '„Aller” łączy się z „être”, „manger” z „avoir”.',
      ),
      typed(
        'Podaj participe passé czasownika „prendre”.',
        ['pris'],
        'Tak samo: apprendre, appris oraz comprendre, compris.',
      ),
      single(
        'Które zdanie przeczące jest poprawne?',
        'Je n’ai pas compris.',
        ['Je n’ai compris pas.', 'J’ai ne pas compris.', 'Je ne pas ai compris.'],
        'Przeczenie „ne … pas” obejmuje czasownik posiłkowy.',
      ),
    ],
  },
]
