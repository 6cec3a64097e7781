import { type EventOf, type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import type { EventStore, Position } from '@kredka/contracts/kernel/ports'
import type { Level } from '@kredka/contracts/offers/rules'
import { quizEvents as e } from '@kredka/contracts/quizzes/events'
import type { QuestionContent, QuestionRef } from '@kredka/contracts/quizzes/question'
import { withKey } from '@kredka/contracts/quizzes/question-rules'
import type { QuizTerms, QuizWords } from '@kredka/contracts/quizzes/views'
import { last } from '../kernel/last.ts'
import type { FactsOf, OpenFacts } from '../kernel/open-facts.ts'
import type { Tools } from '../kernel/tools.ts'
import type { WriteSide } from '../kernel/write-side.ts'
import { quizDecider } from './quiz.ts'

export interface VersionQuestion extends QuestionRef {
  readonly level: Level
  readonly weight: number
  /** With the key as it was corrected last. */
  readonly content: QuestionContent
  readonly picture_id: string | null
  /** The correction that it stems from; null for the key that the version was frozen with. */
  readonly corrected: { readonly key_revision: number; readonly reason: string | null } | null
  /** It leaves every sum. */
  readonly is_void: boolean
}

/**
 * A frozen version with all its words and keys: the facts that answers are judged by. Of one revision of its keys
 * nothing changes.
 */
export interface QuizVersion {
  readonly quiz_id: string
  readonly version: number
  /** The last correction of its keys, 0 for none. */
  readonly key_revision: number
  readonly author_id: string
  readonly title: string
  readonly terms: QuizTerms
  readonly questions: readonly VersionQuestion[]
}

export type VersionTools = Pick<Tools, 'openFacts' | 'write'>

/** Versions that a process keeps opened. */
const VERSIONS_KEPT = 200
const kept = new WeakMap<OpenFacts, FactsOf<QuizVersion>>()

/** What stands in a frozen version, by its newest keys; null where there is none, or its author is forgotten. */
export async function versionOf(
  { openFacts, write }: VersionTools,
  quiz_id: string,
  version: number,
): Promise<QuizVersion | null> {
  const facts = kept.get(openFacts) ?? openFacts(VERSIONS_KEPT, readVersion)
  kept.set(openFacts, facts)
  const key_revision = await keyRevisionOf(write, quiz_id, version)
  return facts(streamOf(quizDecider.category, quiz_id), `${version}/${key_revision}`)
}

/** The last correction of a version's keys, 0 for none. */
export async function keyRevisionOf(write: Pick<WriteSide, 'fold'>, quiz_id: string, version: number): Promise<number> {
  return (await write.fold(quizDecider, quiz_id)).state.corrected.get(version) ?? 0
}

/** The version by its keys as they were right before each position of the log. */
export async function versionsOver(
  { streams, compare }: Pick<Tools, 'streams'> & Pick<EventStore, 'compare'>,
  quiz_id: string,
  version: number,
): Promise<(at: Position) => QuizVersion | null> {
  const events = await streams.read(streamOf(quizDecider.category, quiz_id))
  const corrected = events.filter(({ type, data }) => type === e.KeyCorrected.name && data['version'] === version)
  const known = new Map<unknown, QuizVersion | null>()
  return (at) => {
    const key_revision = corrected.findLast(({ position }) => compare(position, at) < 0)?.data['key_revision'] ?? 0
    if (!known.has(key_revision)) known.set(key_revision, readVersion(events, `${version}/${key_revision}`))
    return known.get(key_revision) ?? null
  }
}

/** @param name version and revision of its keys */
function readVersion(events: readonly Recorded[], name: string): QuizVersion | null {
  const [version = 0, key_revision = 0] = name.split('/').map(Number)
  const ofVersion = events.filter(({ data }) => data['version'] === version)
  const found = last(ofVersion, e.VersionFrozen)?.data
  if (found === undefined || found.content === null) return null
  const { quiz_id, author_id, subject_id, level, difficulty, language, exam_minutes } = found
  const contents = contentsOf(events)
  const pictures = new Map(writtenIn(events).map((one) => [keyOf(one), one.picture_id]))
  const corrections = correctionsUpTo(ofVersion, key_revision)
  const questions = found.questions.flatMap((question) => {
    const content = contents.get(question)
    const picture_id = pictures.get(keyOf(question)) ?? null
    return content === undefined ? [] : [withCorrection({ ...question, content, picture_id }, corrections)]
  })
  if (questions.length < found.questions.length) return null
  const terms = { subject_id, level, difficulty, language, exam_minutes }
  return { quiz_id, version, key_revision, author_id, title: found.content.title, terms, questions }
}

type KeyCorrected = EventOf<typeof e.KeyCorrected>['data']

function correctionsUpTo(events: readonly Recorded[], key_revision: number): readonly KeyCorrected[] {
  return events
    .filter(({ type }) => type === e.KeyCorrected.name)
    .map(({ data }) => data as KeyCorrected)
    .filter((one) => one.key_revision <= key_revision)
}

/** Which question's key that correction of a quiz is about; null where there is none of that number. */
export async function questionCorrected(
  { streams }: Pick<Tools, 'streams'>,
  quiz_id: string,
  key_revision: number,
): Promise<Pick<KeyCorrected, 'version' | 'question_id'> | null> {
  const events = await streams.read(streamOf(quizDecider.category, quiz_id))
  return correctionsUpTo(events, key_revision).find((one) => one.key_revision === key_revision) ?? null
}

function withCorrection(
  question: Omit<VersionQuestion, 'corrected' | 'is_void'>,
  corrections: readonly KeyCorrected[],
): VersionQuestion {
  const found = corrections.findLast(({ question_id }) => question_id === question.question_id)
  if (found === undefined) return { ...question, corrected: null, is_void: false }
  const { key_revision, reason, is_void, content: key } = found
  const { content } = question
  const task = (key === null ? null : withKey(content.task, key)) ?? content.task
  return { ...question, content: { ...content, task }, corrected: { key_revision, reason }, is_void }
}

/** What a frozen version is called; null where its author is forgotten. */
export async function versionTitle(
  { streams }: Pick<Tools, 'streams'>,
  quiz_id: string,
  version: number,
): Promise<string | null> {
  const events = await streams.read(streamOf(quizDecider.category, quiz_id))
  const ofVersion = events.filter(({ data }) => data['version'] === version)
  return last(ofVersion, e.VersionFrozen)?.data.content?.title ?? null
}

/** What a quiz is called now; null where its author is forgotten. */
export async function wordsOfQuiz({ streams }: Pick<Tools, 'streams'>, quiz_id: string): Promise<QuizWords | null> {
  const events = await streams.read(streamOf(quizDecider.category, quiz_id))
  return last(events, e.QuizDescribed)?.data.content ?? null
}

/** What was written of each revision, as far as it is not forgotten. */
export function contentsOf(events: readonly Recorded[]): { get(ref: QuestionRef): QuestionContent | undefined } {
  const contents = new Map<string, QuestionContent>()
  for (const { content, ...ref } of writtenIn(events)) if (content !== null) contents.set(keyOf(ref), content)
  return { get: (ref) => contents.get(keyOf(ref)) }
}

function writtenIn(events: readonly Recorded[]): readonly EventOf<typeof e.QuestionWritten>['data'][] {
  return events
    .filter(({ type }) => type === e.QuestionWritten.name)
    .map(({ data }) => data as EventOf<typeof e.QuestionWritten>['data'])
}

function keyOf({ question_id, revision }: QuestionRef): string {
  return `${question_id}/${revision}`
}
