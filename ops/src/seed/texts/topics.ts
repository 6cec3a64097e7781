export interface SeedExercise {
  readonly question: string
  readonly answer: string | null
  /** How far it has come: the teacher's alone, before staff, or seen by students. */
  readonly is: 'new' | 'waiting' | 'approved' | 'rejected'
}
export interface SeedTopic {
  readonly title: string
  readonly description: string | null
  readonly exercises: readonly SeedExercise[]
  /** Whether the student whom somebody logs in as has it. */
  readonly shared: boolean
}

/** What the teacher whom somebody logs in as teaches: biology. */
export const TOPICS: readonly SeedTopic[] = [
  {
    title: 'Budowa komórki',
    description: 'Organella, ich zadania i różnice między komórką roślinną a zwierzęcą. Na początek liceum.',
    shared: true,
    exercises: [
      {
        question: 'Wymień trzy elementy, które ma komórka roślinna, a których nie ma komórka zwierzęca.',
        answer: 'Ściana komórkowa, chloroplasty, duża wakuola centralna.',
        is: 'approved',
      },
      {
        question: 'Wyjaśnij, dlaczego komórki mięśni mają więcej mitochondriów niż komórki skóry.',
        answer: 'Skurcz wymaga dużo energii, a ATP powstaje w mitochondriach.',
        is: 'approved',
      },
      {
        question: 'Które organellum porównasz do sortowni paczek i dlaczego?',
        answer: 'Aparat Golgiego: odbiera białka, przerabia je i wysyła tam, gdzie są potrzebne.',
        is: 'waiting',
      },
    ],
  },
  {
    title: 'Dziedziczenie cech',
    description: 'Krzyżówki jedno- i dwugenowe, grupy krwi, cechy sprzężone z płcią.',
    shared: false,
    exercises: [
      {
        question: 'Rodzice mają grupy krwi A i B. Czy ich dziecko może mieć grupę 0? Zapisz krzyżówkę.',
        answer: 'Tak, jeśli oboje są heterozygotami: I^A i × I^B i daje ii z prawdopodobieństwem 1/4.',
        is: 'waiting',
      },
      { question: 'Ułóż własne zadanie o daltonizmie i rozwiąż je.', answer: null, is: 'new' },
      { question: 'Zadanie 14 ze zbioru, strona 62.', answer: null, is: 'rejected' },
    ],
  },
]

export const TOPIC_REJECTED = 'Zadanie odsyła do książki, której uczeń może nie mieć. Wpisz całą treść.'
