import { type EventOf, type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import type { Level } from '@kredka/contracts/offers/rules'
import { quizEvents as e } from '@kredka/contracts/quizzes/events'
import type { QuestionContent, QuestionRef } from '@kredka/contracts/quizzes/question'
import type { QuizTerms, QuizWords } from '@kredka/contracts/quizzes/views'
import { last } from '../kernel/last.ts'
import type { FactsOf, OpenFacts } from '../kernel/open-facts.ts'
import type { Tools } from '../kernel/tools.ts'
import { quizDecider } from './quiz.ts'

export interface VersionQuestion extends QuestionRef {
  readonly level: Level
  readonly weight: number
  readonly content: QuestionContent
}

/** A frozen version with all its words and keys: the facts that answers are judged by. Nothing of it changes. */
export interface QuizVersion {
  readonly quiz_id: string
  readonly version: number
  readonly author_id: string
  readonly terms: QuizTerms
  readonly questions: readonly VersionQuestion[]
}

/** Versions that a process keeps opened. */
const VERSIONS_KEPT = 200
const kept = new WeakMap<OpenFacts, FactsOf<QuizVersion>>()

/** What stands in a frozen version; null where there is none, or its author is forgotten. */
export function versionOf(
  { openFacts }: Pick<Tools, 'openFacts'>,
  quiz_id: string,
  version: number,
): Promise<QuizVersion | null> {
  const facts = kept.get(openFacts) ?? openFacts(VERSIONS_KEPT, readVersion)
  kept.set(openFacts, facts)
  return facts(streamOf(quizDecider.category, quiz_id), String(version))
}

function readVersion(events: readonly Recorded[], version: string): QuizVersion | null {
  const frozen = events.filter(({ data }) => String(data['version']) === version)
  const found = last(frozen, e.VersionFrozen)?.data
  if (found === undefined || found.content === null) return null
  const { quiz_id, author_id, subject_id, level, difficulty, language, exam_minutes } = found
  const contents = contentsOf(events)
  const questions = found.questions.flatMap((question) => {
    const content = contents.get(keyOf(question))
    return content === undefined ? [] : [{ ...question, content }]
  })
  if (questions.length < found.questions.length) return null
  const terms = { subject_id, level, difficulty, language, exam_minutes }
  return { quiz_id, version: found.version, author_id, terms, questions }
}

/** What a quiz is called now; null where its author is forgotten. */
export async function wordsOfQuiz({ streams }: Pick<Tools, 'streams'>, quiz_id: string): Promise<QuizWords | null> {
  const events = await streams.read(streamOf(quizDecider.category, quiz_id))
  return last(events, e.QuizDescribed)?.data.content ?? null
}

function contentsOf(events: readonly Recorded[]): ReadonlyMap<string, QuestionContent> {
  const contents = new Map<string, QuestionContent>()
  for (const event of events) {
    if (event.type !== e.QuestionWritten.name) continue
    const { content, ...ref } = event.data as EventOf<typeof e.QuestionWritten>['data']
    if (content !== null) contents.set(keyOf(ref), content)
  }
  return contents
}

function keyOf({ question_id, revision }: QuestionRef): string {
  return `${question_id}/${revision}`
}
