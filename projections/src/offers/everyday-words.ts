import { SUBJECTS, type SubjectId } from '@kredka/contracts/data/subjects'
import { foldLetters } from '@kredka/contracts/kernel/slug'
import { CITIES } from '@kredka/contracts/places/cities'
import { stemOf } from './stems.ts'

/**
 * What people call a subject beside its name (OFR-04), plain and in every form that its stem does not cover: a search
 * for one is a search for the name.
 */
const NICKNAMES: Partial<Record<SubjectId, string>> = {
  biology: 'biola bioli biole bio',
  maths: 'matma math mathematics mata maty mate majca',
  english: 'angol ang anglik inglisz',
  spanish: 'hisz espanol espaniol castellano',
  german: 'niem niemiec niemca niemcem deutsch',
  french: 'fran francais',
  polish: 'polak polaka polakiem',
  history: 'hista histy histe histe',
  geography: 'gegra geo gegre',
  physics: 'fiza fizy fize fizie',
  chemistry: 'chema chemy cheme chem',
  music: 'muza muzy muze',
  art: 'plastyka',
  economy: 'ekonomika economics ekono',
  statistics: 'stata staty',
  programming: 'kodowanie coding code progr programista programisty',
  it: 'infa infy infe inf komputer',
  'computer-graphics': 'grafik design',
  japanese: 'jap nihongo',
  chinese: 'chinczyk mandarynski mandarin',
  norwegian: 'norsk norweg',
  italian: 'wlos italiano',
}

/** What is taught within a subject, by stems: where no offer names it, offers of the subject come nearest. */
const TOPICS: Partial<Record<SubjectId, string>> = {
  biology: 'genetyka anatomia botanika zoologia ekologia fizjologia cytologia komorka',
  maths:
    'calka pochodna trygonometria algebra geometria rownanie ulamki funkcja procenty macierz logarytm tabliczka mnozenie stereometria planimetria analiza calculus',
  english: 'fce cae cpe ielts toefl toeic',
  spanish: 'dele siele',
  german: 'goethe dsd telc',
  french: 'delf dalf',
  polish: 'rozprawka lektura ortografia dyktando wypracowanie interpunkcja epoki',
  history: 'sredniowiecze starozytnosc',
  geography: 'kartografia meteorologia',
  physics: 'mechanika optyka termodynamika kinematyka elektrostatyka elektromagnetyzm',
  chemistry: 'stechiometria organiczna nieorganiczna alkany moli',
  music: 'gitara pianino fortepian skrzypce ukulele spiew wokal perkusja solfez keyboard flet',
  art: 'rysunek rysunku rysunki rysowanie malarstwo akwarela szkic',
  law: 'konstytucja kodeks aplikacja',
  economy: 'rachunkowosc ksiegowosc finanse makroekonomia mikroekonomia',
  statistics: 'prawdopodobienstwo regresja spss',
  programming: 'python java javascript typescript sql html css react scratch kotlin php algorytmy',
  it: 'excel word powerpoint windows',
  'computer-graphics': 'photoshop illustrator blender canva figma',
  japanese: 'jlpt kanji hiragana',
  chinese: 'hsk',
  italian: 'cils celi',
}

/** Other words of two languages and of two generations for one thing: what is typed, and the beginnings meant. */
const SAME: Readonly<Record<string, string>> = {
  kid: 'dzieci dzieck',
  kids: 'dzieci dzieck',
  children: 'dzieci dzieck',
  child: 'dzieci dzieck',
  dziecko: 'dzieci',
  dzieciak: 'dzieci dzieck',
  maluch: 'dzieci dzieck',
  przedszkolak: 'dzieci przedszkol',
  beginner: 'podstaw poczatkuj',
  beginners: 'podstaw poczatkuj',
  poczatkujacy: 'podstaw',
  zero: 'podstaw poczatkuj',
  exam: 'egzamin matur',
  exams: 'egzamin matur',
  e8: 'osmoklasist',
  osmoklasista: 'e8',
  conversation: 'konwersac rozmow',
  conversations: 'konwersac rozmow',
  speaking: 'konwersac rozmow mowien',
  mowienie: 'konwersac rozmow',
  konwersacje: 'rozmow',
  business: 'biznes',
  biznesowy: 'biznes',
  homework: 'zadan domow',
  zdalnie: 'online',
  remote: 'online',
}

const NAME_FILLERS = new Set(['jezyk', 'language'])
const MIN_BEGINNING = 5

const wordsIn = (text: string) => foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The words of each subject's names, in both languages, and the stems of those that tell it from others. */
const names = SUBJECTS.map(({ id, pl, en }) => ({
  id,
  words: wordsIn(`${pl} ${en}`),
  stems: [...new Set(wordsIn(`${pl} ${en}`).filter((word) => !NAME_FILLERS.has(word)))].map(stemOf),
}))
const nicknames = bySpelling(NICKNAMES)
const topics = bySpelling(TOPICS)
const same = new Map(
  Object.entries(SAME).flatMap(([word, meant]) => spellings(word).map((one) => [one, wordsIn(meant)])),
)
const cities = new Set(CITIES.flatMap(({ name }) => wordsIn(name).flatMap(spellings)))

/** Subjects that a word names, by a nickname too; the beginning of a name where the word is nothing else. */
export function subjectsNamed(word: string): readonly SubjectId[] {
  const stem = stemOf(word)
  const named = names.filter(({ stems }) => stems.includes(stem)).map(({ id }) => id)
  const known = [...new Set([...named, ...lookUp(nicknames, word)])]
  if (known.length > 0 || stem.length < MIN_BEGINNING) return known
  return names.filter(({ stems }) => stems.some((name) => name.startsWith(stem))).map(({ id }) => id)
}

/** Subjects within which a word is taught. */
export function subjectsAbout(word: string): readonly SubjectId[] {
  return lookUp(topics, word)
}

/** Beginnings of the words that say the same as one that was typed. */
export function otherStems(word: string): readonly string[] {
  const meant = lookUp(nicknames, word).flatMap((id) => names.find((one) => one.id === id)?.stems ?? [])
  return [...new Set([...meant, ...(same.get(word) ?? same.get(stemOf(word)) ?? [])])].filter((one) => one !== word)
}

/** The stems that a subject is found by, whatever was typed. */
export function stemsOf(subject: SubjectId): readonly string[] {
  return names.find(({ id }) => id === subject)?.stems ?? []
}

/** All words of all names of a subject, plain: each of its offers has them. */
export function wordsOfName(subject: SubjectId): readonly string[] {
  return names.find(({ id }) => id === subject)?.words ?? []
}

/** Plain words that people call subjects and what is taught within them by. */
export function everydayWords(): readonly string[] {
  return [NICKNAMES, TOPICS].flatMap((lists) => Object.values(lists).flatMap((words) => words.split(' ')))
}

export function isCity(word: string): boolean {
  return cities.has(word) || cities.has(stemOf(word))
}

function spellings(word: string): readonly string[] {
  return [word, stemOf(word)]
}

function bySpelling(lists: Partial<Record<SubjectId, string>>): ReadonlyMap<string, readonly SubjectId[]> {
  const found = new Map<string, readonly SubjectId[]>()
  for (const { id } of SUBJECTS) {
    for (const spelling of new Set((lists[id] ?? '').split(' ').filter(Boolean).flatMap(spellings))) {
      found.set(spelling, [...(found.get(spelling) ?? []), id])
    }
  }
  return found
}

function lookUp(lists: ReadonlyMap<string, readonly SubjectId[]>, word: string): readonly SubjectId[] {
  return lists.get(word) ?? lists.get(stemOf(word)) ?? []
}
