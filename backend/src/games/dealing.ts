import { SUBJECTS } from '@kredka/contracts/data/subjects'
import { randomOf, shuffle } from '@kredka/contracts/games/engine/random'
import { rightTileOf } from '@kredka/contracts/games/engine/snake-quiz-1/snake-quiz'
import type { runEvents } from '@kredka/contracts/games/events'
import type { SnakeQuizChoice } from '@kredka/contracts/games/snake-quiz/choice'
import { fitsTiles } from '@kredka/contracts/games/snake-quiz/fits-tiles'
import { ALL_SUBJECTS, QUESTIONS, TILES_MAX } from '@kredka/contracts/games/snake-quiz/rules'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import type { EventOf } from '@kredka/contracts/kernel/events'
import { LEVELS } from '@kredka/contracts/offers/rules'
import type { Drawn, DrawQuestions } from '@kredka/contracts/quizzes/drawing'
import type { QuestionTask } from '@kredka/contracts/quizzes/question'
import { playableVersion, type VersionQuestion, type VersionTools, versionOf } from '../quizzes/index.ts'
import type { RunLuck } from './luck.ts'

export type DealtQuestion = EventOf<typeof runEvents.RunDealt>['data']['questions'][number]

/** Draws of the luck with which a run is dealt: beyond all that its game asks for. */
const DEAL_DRAW = 1_000_000
/** Questions that one run looks at, beyond which it takes what it found. */
const CANDIDATES = 120
const TRIED = 3 * QUESTIONS

interface DealtBy {
  readonly luck: RunLuck
  /** Of which quizzes nothing may be asked. */
  readonly concealed: ReadonlySet<string>
}

/**
 * What is asked in a run: questions of listed quizzes that fit tiles, all of it by the luck of the run, so that it is
 * settled before the first move (GAM-07). The right answer goes onto the tile that the luck says is right.
 */
export async function dealQuestions(
  tools: VersionTools,
  draw: DrawQuestions,
  { subject, level, language }: Pick<SnakeQuizChoice, 'subject' | 'level' | 'language'>,
  { luck, concealed }: DealtBy,
): Promise<readonly DealtQuestion[] | Rejection> {
  const subject_ids = subject === ALL_SUBJECTS ? SUBJECTS.map(({ id }) => id) : [subject]
  // what fits any level fits every one
  const levels = level === 'any' ? LEVELS : ([level, 'any'] as const)
  // one subject and level may have all that there is
  const each = Math.max(QUESTIONS, Math.ceil(CANDIDATES / (subject_ids.length * levels.length)))
  const random = randomOf(luck.seedOf(DEAL_DRAW))
  const start = random.below(2 ** 28) / 2 ** 28
  const found = await draw({ subject_ids, levels, language, start, each, fits_tiles: true })
  const open = found.filter(({ quiz_id }) => !concealed.has(quiz_id))
  const dealt: DealtQuestion[] = []
  for (const candidate of shuffle(open, random).slice(0, TRIED)) {
    if (dealt.length === QUESTIONS) break
    const question = await listedQuestion(tools, candidate)
    if (question === null) continue
    const { quiz_id, version, question_id } = candidate
    const options = layOnTiles(question.content.task, dealt.length, luck)
    dealt.push({ quiz_id, version, question_id, revision: question.revision, options })
  }
  return dealt.length < QUESTIONS ? reject('QUESTIONS_TOO_FEW') : dealt
}

/** How many tiles each question has, as the setup of a run tells it. */
export function tilesOf(dealt: readonly DealtQuestion[]): string {
  return dealt.map(({ options }) => options.length).join('')
}

/** What the draw read may be older than the quiz, and its keys may have been corrected since. */
async function listedQuestion(
  tools: VersionTools,
  { quiz_id, version, question_id }: Drawn,
): Promise<VersionQuestion | null> {
  if ((await playableVersion(tools.write, quiz_id, null)) !== version) return null
  const facts = await versionOf(tools, quiz_id, version)
  const question = facts?.questions.find((one) => one.question_id === question_id)
  if (question === undefined || question.is_void) return null
  return fitsTiles(question.content, question.picture_id) ? question : null
}

/** Which options of the n-th question lie on the tiles, and in which order. */
export function layOnTiles(task: QuestionTask, n: number, luck: RunLuck): number[] {
  const options = task.kind === 'single' ? task.options : []
  const right = options.findIndex(({ is_right }) => is_right)
  const others = options.flatMap((_, at) => (at === right ? [] : [at]))
  const tiles = Math.min(TILES_MAX, options.length)
  const chosen = shuffle(others, randomOf(luck.seedOf(DEAL_DRAW + 1 + n))).slice(0, tiles - 1)
  return chosen.toSpliced(rightTileOf(luck, n, tiles), 0, right)
}
