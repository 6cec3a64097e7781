import { attemptEvents as a } from '@kredka/contracts/attempts/events'
import { judge, scoreOf } from '@kredka/contracts/attempts/scoring'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import { quizEvents as q } from '@kredka/contracts/quizzes/events'
import type { Given, QuestionTask } from '@kredka/contracts/quizzes/question'
import { DEFAULT_MATCHING, keyOfTask } from '@kredka/contracts/quizzes/question-rules'
import type { TestEvent } from '../../kernel/testing/test-read-models.ts'

const idOf = (kind: string, n: number) => `01jd0000000000000000000${kind}${String(n).padStart(2, '0')}`
export const QUIZ_ID = idOf('z', 0)
export const AUTHOR_ID = idOf('t', 0)
export const userId = (n: number) => idOf('p', n)
export const visitorId = (n: number) => idOf('v', n)

const option = (text: string, is_right = false) => ({ text, is_right, stays_put: false })
/** The last one's key is wrong: whoever knows the answer types something else. */
const TASKS: readonly QuestionTask[] = [
  { kind: 'single', options: [option('Wisła', true), option('Odra'), option('Warta')] },
  { kind: 'several', options: [option('2', true), option('3', true), option('4'), option('6')] },
  { kind: 'text', accepted: ['Kraków'], matching: DEFAULT_MATCHING },
  { kind: 'number', number: { value: '12', tolerance: '', tolerance_kind: 'absolute', units: [] } },
]
export const QUESTIONS = TASKS.map((task, n) => ({ question_id: idOf('q', n), revision: 1, task }))

/** A quiz with its first version. */
export function frozenQuiz(): TestEvent[] {
  const quiz = { quiz_id: QUIZ_ID, author_id: AUTHOR_ID }
  const terms = { subject_id: 'geography', level: 'any', difficulty: 2, language: 'pl', exam_minutes: null } as const
  const content = { title: 'Rzeki i liczby', description: '' }
  const refs = QUESTIONS.map(({ task, ...ref }) => ({ ...ref, level: 'any' as const, weight: 1 }))
  const written = { type: 'choose-single-answer', level: null, weight: 1, picture_id: null, is_ready: true } as const
  const words = { explanation: '', picture_alt: '', formulas: [] }
  return [
    make(q.QuizBegun, { ...quiz, copied_from: null }),
    make(q.QuizDescribed, { ...quiz, ...terms, content }),
    ...QUESTIONS.map(({ task, ...ref }, n) =>
      make(q.QuestionWritten, { ...quiz, ...ref, ...written, content: { ...words, prompt: `Pytanie ${n}`, task } }),
    ),
    make(q.VersionFrozen, { ...quiz, version: 1, ...terms, content, questions: refs }),
  ]
}

type Finished = EventOf<typeof a.AttemptFinished>['data']
const OF_QUIZ = { quiz_id: QUIZ_ID, version: 1, author_id: AUTHOR_ID }

/** One attempt; some answers are changed before the end, some questions left out. */
export function played(n: number, player_id: string, random: () => number, isFinished = true): TestEvent[] {
  const ids = { attempt_id: idOf('a', n), player_id, mode: 'exam' as const }
  const skill = random()
  const given = QUESTIONS.map(({ question_id, task }) => ({ question_id, task, given: answerTo(task, skill, random) }))
  const scores = given.map((one) => ({
    question_id: one.question_id,
    bp: judge(keyOfTask(one.task), one.given).bp,
    is_answered: one.given !== null,
  }))
  const answers = given.flatMap(({ question_id, given }) => {
    if (given === null) return []
    const earlier: Given = 'choices' in given ? { choices: [2] } : { words: ['?'] }
    const changes = random() < 0.2 ? [earlier, given] : [given]
    return changes.map((one) =>
      make(a.AnswerGiven, {
        ...ids,
        question_id,
        choices: 'choices' in one ? one.choices : null,
        words: 'words' in one ? one.words : null,
        bp: null,
      } as EventOf<typeof a.AnswerGiven>['data']),
    )
  })
  const end = { ...ids, ...OF_QUIZ }
  return [
    make(a.AttemptStarted, { ...ids, ends_at: null }),
    ...answers,
    isFinished
      ? make(a.AttemptFinished, { ...end, by: 'person', bp: sumOf(scores), scores })
      : make(a.AttemptCancelled, end),
  ]
}

/** The same attempt without its last question. */
export function rescored({ attempt_id, player_id, mode, bp, scores }: Finished): TestEvent {
  const left = scores.slice(0, -1)
  const correction = { ...OF_QUIZ, corrected_quiz_id: QUIZ_ID, key_revision: 1 }
  const change = { before_bp: bp, after_bp: sumOf(left), scores: left }
  return make(a.AttemptRescored, { attempt_id, player_id, mode, ...correction, ...change })
}

export function finishedIn(log: readonly TestEvent[]): readonly Finished[] {
  return log.filter(({ type }) => type === a.AttemptFinished.name).map(({ data }) => data as Finished)
}

function sumOf(scores: Finished['scores']): number {
  return scoreOf(scores.map(({ bp }) => ({ weight: 1, bp, is_void: false }))) ?? 0
}

function answerTo(task: QuestionTask, skill: number, random: () => number): Given | null {
  const luck = random()
  if (luck > 0.95) return null
  const knows = luck < skill
  const other = Math.floor(random() * 4)
  switch (task.kind) {
    case 'single':
      return { choices: [knows ? 0 : 1 + (other % 2)] }
    case 'several':
      return { choices: knows ? [0, 1] : [0, 2 + (other % 2)] }
    case 'number':
      return { words: [luck < 0.7 ? '13' : '12'] }
    default:
      return { words: [knows ? 'kraków' : (['Gdańsk', 'Warszawa  ', 'Łódź', ''][other] ?? '')] }
  }
}
