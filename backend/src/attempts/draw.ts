import type { drawAttempt } from '@kredka/contracts/attempts/endpoints'
import { SUBJECTS } from '@kredka/contracts/data/subjects'
import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { shuffled } from '@kredka/contracts/kernel/prng'
import { LEVELS } from '@kredka/contracts/offers/rules'
import type { Drawn, DrawQuestions } from '@kredka/contracts/quizzes/drawing'
import { DIFFICULTIES, QUESTIONS_MIN } from '@kredka/contracts/quizzes/rules'
import type { Tools } from '../kernel/tools.ts'
import { playableVersion, type QuizVersion, versionOf } from '../quizzes/index.ts'
import type { NewAttempt } from './begin-attempt.ts'

export type Choice = InputOf<typeof drawAttempt>

/** Questions that one draw looks at, beyond which it takes what it found. */
const TRIED_PER_QUESTION = 3
/** Of each subject and level, so that a small choice still gives different quizzes. */
const EACH_MAX = 60
const CANDIDATES = 600

/** Names what somebody has one attempt open of: the same choice goes on, another one is drawn anew. */
export function nameOf({ subject_ids, levels, language, questions }: Choice): string {
  return ['random', [...subject_ids].sort(), [...levels].sort(), language, questions].join('/')
}

/** Questions by lot, of quizzes that are listed by what they themselves say (QUI-06). */
export async function drawQuiz(
  tools: Pick<Tools, 'write' | 'openFacts' | 'ids'>,
  draw: DrawQuestions,
  choice: Choice,
  /** Of which quizzes nothing may be asked. */
  concealed: ReadonlySet<string>,
): Promise<NewAttempt | Rejection> {
  const seed = tools.ids.secret(16)
  const found = await draw({ ...openChoice(choice), start: Number.parseInt(seed.slice(0, 8), 16) / 2 ** 32 })
  const open = found.filter(({ quiz_id }) => !concealed.has(quiz_id))
  const candidates = shuffled(open, seed).slice(0, choice.questions * TRIED_PER_QUESTION)
  const taken: { readonly version: QuizVersion; readonly question: QuizVersion['questions'][number] }[] = []
  for (const candidate of candidates) {
    if (taken.length === choice.questions) break
    const version = await listedOf(tools, candidate)
    const question = version?.questions.find(({ question_id }) => question_id === candidate.question_id)
    if (version !== null && question !== undefined) taken.push({ version, question })
  }
  if (taken.length < QUESTIONS_MIN) return reject('NOTHING_TO_DRAW')
  const subjects = new Set(taken.map(({ version }) => version.terms.subject_id))
  const [only = null] = subjects.size === 1 ? subjects : []
  return {
    source: 'random',
    quiz_id: null,
    version: null,
    author_id: null,
    subject_id: only,
    difficulty: meanDifficulty(taken.map(({ version }) => version.terms.difficulty)),
    exam_minutes: null,
    questions: taken.map(({ version: { quiz_id, version }, question: { question_id, revision } }) => ({
      quiz_id,
      version,
      question_id,
      revision,
      weight: 1,
    })),
  }
}

/** No subject or level stands for all; what fits any level fits every one. */
function openChoice({ subject_ids, levels, language }: Choice) {
  const subjects = subject_ids.length === 0 ? SUBJECTS.map(({ id }) => id) : [...new Set(subject_ids)]
  const open = levels.length === 0 ? LEVELS : [...new Set([...levels, 'any' as const])]
  const each = Math.min(EACH_MAX, Math.ceil(CANDIDATES / (subjects.length * open.length)))
  return { subject_ids: subjects, levels: open, language, each }
}

/** What the draw read may be older than the quiz. */
async function listedOf(
  tools: Pick<Tools, 'write' | 'openFacts'>,
  { quiz_id, version }: Drawn,
): Promise<QuizVersion | null> {
  const listed = await playableVersion(tools.write, quiz_id, null)
  return listed === version ? versionOf(tools, quiz_id, version) : null
}

function meanDifficulty(difficulties: readonly number[]): NewAttempt['difficulty'] {
  const mean = Math.round(difficulties.reduce((sum, one) => sum + one, 0) / difficulties.length)
  return DIFFICULTIES.find((one) => one === mean) ?? 3
}
