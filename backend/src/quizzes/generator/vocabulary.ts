import { foldWords } from '@kredka/contracts/attempts/matching'
import type { PageLanguage } from '@kredka/contracts/kernel/head'
import type { Prng } from '@kredka/contracts/kernel/prng'
import type { GeneratorInput, VocabularyTemplate } from '@kredka/contracts/quizzes/generator'
import type { Imported } from '@kredka/contracts/quizzes/imports'
import type { Matching, QuestionTask } from '@kredka/contracts/quizzes/question'
import { DEFAULT_MATCHING } from '@kredka/contracts/quizzes/question-rules'
import { refuse, take } from '../exchange/bounds.ts'
import { choiceAmong } from './exercise.ts'

/** A tab, an equals sign, a semicolon, or a dash with spaces around it. */
const SEPARATOR = /\t|=|;|\s[–—-]\s/
/** Wrong answers are chosen among as many others as are most alike in length. */
const ALIKE = 8
/** In a language a missing accent is a mistake (QUI-04). */
const MATCHING: Matching = { ...DEFAULT_MATCHING, ignores_accents: false }

type Way = Exclude<VocabularyTemplate['direction'], 'both'>

const ASKED: Readonly<Record<PageLanguage, Readonly<Record<Way, (words: string) => string>>>> = {
  pl: {
    to_translation: (words) => `Co znaczy „${words}”?`,
    to_term: (words) => `Jak przetłumaczyć „${words}”?`,
  },
  en: {
    to_translation: (words) => `What does “${words}” mean?`,
    to_term: (words) => `How do you translate “${words}”?`,
  },
}

interface Pair {
  readonly line: number
  readonly terms: readonly string[]
  readonly translations: readonly string[]
}

interface Asked {
  readonly line: number
  readonly way: Way
  readonly words: string
  /** All of them are right. */
  readonly answers: readonly string[]
}

/** Questions about the pairs of a list, in an order by lot, with the lines that are no pairs in front. */
export function vocabularyQuestions(
  template: VocabularyTemplate,
  { language, answer, level, count }: GeneratorInput,
  prng: Prng,
): readonly Imported[] {
  const { pairs, refused } = readPairs(template.pairs)
  const ways: readonly Way[] = template.direction === 'both' ? ['to_translation', 'to_term'] : [template.direction]
  const all = ways.flatMap((way) => askedOf(pairs, way))
  const left = [...all]
  const drawn = Array.from({ length: Math.min(count, left.length) }, () => left.splice(prng.below(left.length), 1))
  const taken = drawn.flat().map(({ line, way, words, answers }) => {
    const [right = ''] = answers
    const task: QuestionTask =
      answer === 'typed'
        ? { kind: 'text', accepted: [...answers], matching: MATCHING }
        : choiceAmong(right, wrongAnswers({ way, words, answers }, all), prng)
    const draft = { prompt: ASKED[language][way](words), explanation: '', picture_alt: '', task }
    return take(line, `${words} = ${right}`, { draft, level, weight: 1 }, [])
  })
  return [...refused, ...taken]
}

function readPairs(text: string) {
  const pairs: Pair[] = []
  const refused: Imported[] = []
  for (const [n, line] of text.split(/\r\n?|\n/).entries()) {
    if (line.trim() === '') continue
    const separator = SEPARATOR.exec(line)
    const terms = wordsIn(separator === null ? '' : line.slice(0, separator.index))
    const translations = wordsIn(separator === null ? '' : line.slice(separator.index + separator[0].length))
    if (terms.length === 0 || translations.length === 0) refused.push(refuse(n + 1, line, 'PAIR_UNREADABLE'))
    else pairs.push({ line: n + 1, terms, translations })
  }
  return { pairs, refused }
}

function wordsIn(text: string): readonly string[] {
  return text
    .split(/[/|]/)
    .map((words) => words.trim())
    .filter((words) => words !== '')
}

/** Each word once: what stands in several pairs has the answers of all of them. */
function askedOf(pairs: readonly Pair[], way: Way): readonly Asked[] {
  const asked = new Map<string, Asked>()
  for (const { line, terms, translations } of pairs) {
    const [[words = ''], answers] = way === 'to_translation' ? [terms, translations] : [translations, terms]
    const known = asked.get(fold(words))
    const all = known === undefined ? answers : [...known.answers, ...answers]
    asked.set(fold(words), { line, way, ...known, words: known?.words ?? words, answers: unlike(all) })
  }
  return [...asked.values()]
}

function unlike(answers: readonly string[]): readonly string[] {
  return [...new Map(answers.toReversed().map((words) => [fold(words), words])).values()].toReversed()
}

/** Answers of other words, those most alike in length. */
function wrongAnswers({ way, answers }: Omit<Asked, 'line'>, all: readonly Asked[]): readonly string[] {
  const right = new Set(answers.map(fold))
  const length = answers[0]?.length ?? 0
  const others = all.flatMap((other) =>
    other.way === way && !other.answers.some((words) => right.has(fold(words))) ? other.answers.slice(0, 1) : [],
  )
  const byLength = unlike(others).toSorted((a, b) => Math.abs(a.length - length) - Math.abs(b.length - length))
  return byLength.slice(0, ALIKE)
}

function fold(words: string): string {
  return foldWords(words, MATCHING)
}
