import { subjectById } from '@kredka/contracts/data/subjects'
import { LEVELS } from '@kredka/contracts/offers/rules'
import { DIFFICULTIES, QUIZ_LENGTH_NAMES, QUIZ_SORTS } from '@kredka/contracts/quizzes/rules'
import { useSearchParams } from 'react-router'

type Choice<V> = V | null

/** What the list of quizzes is narrowed to; the address holds it. */
export interface QuizFilters {
  readonly q: string
  readonly subject_id: Choice<string>
  readonly level: Choice<(typeof LEVELS)[number]>
  readonly difficulty: Choice<number>
  readonly language: Choice<'pl' | 'en'>
  readonly length: Choice<(typeof QUIZ_LENGTH_NAMES)[number]>
  readonly sort: Choice<(typeof QUIZ_SORTS)[number]>
  readonly page: number
}

const oneOf = <V extends string>(values: readonly V[], text: string | null): Choice<V> =>
  values.find((value) => value === text) ?? null

/** Filters from the address, and how to change them; another filter begins at the first page. */
export function useQuizFilters() {
  const [params, setParams] = useSearchParams()
  const text = (name: string) => params.get(name)
  const subject = text('subject_id')
  const filters: QuizFilters = {
    q: (text('q') ?? '').slice(0, 100),
    subject_id: subject !== null && subjectById(subject) !== undefined ? subject : null,
    level: oneOf(LEVELS, text('level')),
    difficulty: DIFFICULTIES.find((one) => String(one) === text('difficulty')) ?? null,
    language: oneOf(['pl', 'en'], text('language')),
    length: oneOf(QUIZ_LENGTH_NAMES, text('length')),
    sort: oneOf(QUIZ_SORTS, text('sort')),
    page: Math.max(1, Number.parseInt(text('page') ?? '1', 10) || 1),
  }
  const change = (changes: Partial<QuizFilters>) => {
    const next = { ...filters, page: 1, ...changes }
    const kept = Object.entries(next).filter(
      ([name, value]) => value !== null && value !== '' && !(name === 'page' && value === 1),
    )
    setParams(Object.fromEntries(kept.map(([name, value]) => [name, String(value)])))
  }
  return { filters, change }
}

/** What is asked of the server: what is not chosen is left out. */
export function quizInput({ q, page, ...choices }: QuizFilters) {
  const { subject_id, level, difficulty, language, length, sort } = choices
  return {
    page,
    ...(q === '' ? {} : { q }),
    ...(subject_id === null ? {} : { subject_id }),
    ...(level === null ? {} : { level }),
    ...(difficulty === null ? {} : { difficulty }),
    ...(language === null ? {} : { language }),
    ...(length === null ? {} : { length }),
    ...(sort === null ? {} : { sort }),
  }
}
