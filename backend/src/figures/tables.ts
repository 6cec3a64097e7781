import { subjectById } from '@kredka/contracts/data/subjects'
import { ANSWER_TIMES, type ChartName, FUNNEL, NEWCOMER_FUNNEL } from '@kredka/contracts/figures/rules'
import type { FigureName, FiguresView, Pair } from '@kredka/contracts/figures/views'
import { type Language, WORDS } from './table-words.ts'

/** One chart of the figures as rows of cells, the first with the names of the columns (ADM-06). */
export function tableOf(chart: ChartName, figures: FiguresView, language: Language): readonly (readonly string[])[] {
  return TABLES[chart](figures, language)
}

type MakeTable = (figures: FiguresView, language: Language) => readonly (readonly string[])[]

const SUBJECT_FIGURES = ['revenue', 'lessons', 'asked', 'plays'] as const

const TABLES: Readonly<Record<ChartName, MakeTable>> = {
  people: overTime(['active', 'sign_ups', 'tutors']),
  lessons: overTime(['asked', 'lessons', 'revenue']),
  quizzes: overTime(['plays', 'finished']),
  rooms: overTime(['rooms', 'room_players']),
  faults: overTime(['faults', 'events']),
  funnel: ofTotals([...NEWCOMER_FUNNEL, ...FUNNEL]),
  answers: ofTotals([...ANSWER_TIMES, 'asked']),
  subjects: (figures, language) => {
    const { now, before } = periodsOf(figures)
    const { subject, figures: names } = WORDS[language]
    return [
      [subject, ...SUBJECT_FIGURES.flatMap((name) => [`${names[name]}, ${now}`, `${names[name]}, ${before}`])],
      ...figures.subjects.map((row) => [
        subjectById(row.subject_id)?.[language] ?? row.subject_id,
        ...SUBJECT_FIGURES.flatMap((name) => cellsOf(name, row[name], language)),
      ]),
    ]
  },
}

/** A row a point of the chart, with what was counted then and, as far into it, in the period before. */
function overTime(names: readonly FigureName[]): MakeTable {
  return ({ steps }, language) => {
    const { from, to, before, figures } = WORDS[language]
    return [
      [
        ...[from, to, ...names.map((name) => figures[name])],
        ...[from, to, ...names.map((name) => figures[name])].map((column) => `${column} (${before})`),
      ],
      ...steps.map((step) => [
        ...[step.from, step.to, ...names.map((name) => cellOf(name, step[name].now, language))],
        ...[step.before_from, step.before_to, ...names.map((name) => cellOf(name, step[name].before, language))],
      ]),
    ]
  }
}

function ofTotals(names: readonly FigureName[]): MakeTable {
  return (figures, language) => {
    const { now, before } = periodsOf(figures)
    const words = WORDS[language]
    return [
      [words.what, now, before],
      ...names.map((name) => [words.figures[name], ...cellsOf(name, figures.totals[name], language)]),
    ]
  }
}

function periodsOf({ from, to, before_from, before_to }: FiguresView) {
  return { now: `${from} – ${to}`, before: `${before_from} – ${before_to}` }
}

function cellsOf(name: FigureName, { now, before }: Pair, language: Language): readonly string[] {
  return [cellOf(name, now, language), cellOf(name, before, language)]
}

/** Money in whole units, with the language's sign before the decimals. */
function cellOf(name: FigureName, value: number, language: Language): string {
  if (name !== 'revenue') return String(value)
  const text = (value / 100).toFixed(2)
  return language === 'pl' ? text.replace('.', ',') : text
}
