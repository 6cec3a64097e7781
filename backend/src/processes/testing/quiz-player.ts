import { inputOf } from '@kredka/contracts/games/engine/snake-1/input'
import { type SnakeQuiz, snakeQuiz } from '@kredka/contracts/games/engine/snake-quiz-1/snake-quiz'
import { boardOf, snakeQuizPlay } from '@kredka/contracts/games/snake-quiz/play'
import type { AskedView, RunView } from '@kredka/contracts/games/views'
import type { QuestionContent } from '@kredka/contracts/quizzes/question'
import { stepsToTile } from '../../games/testing/quiz-ways.ts'
import { choice } from '../../quizzes/testing/written.ts'
import type { Caller, Calls } from './calls.ts'

/** Step by step, of one subject. */
export const QUIZ_SETUP = {
  game: 'snake-quiz',
  subject: 'maths',
  level: 'basic',
  language: 'pl',
  speed: 'calm',
  pace: 'steps',
} as const

/** What is right stands nowhere else: the canary. */
const rightOf = (n: number) => `kanarek ${n}`
export function tileQuestion(n: number): QuestionContent {
  const options = [`wrona ${n}`, rightOf(n), `sroka ${n}`].map((text, at) => ({
    text,
    is_right: at === 1,
    stays_put: false,
  }))
  return { ...choice(`Pytanie ${n}?`), explanation: `Bo wyjasnienie ${n}.`, task: { kind: 'single', options } }
}

export type QuizMoved = Pick<RunView, 'told' | 'asked'> & { readonly is_over: boolean }

/** A run as its player’s page has it: nothing but what the server has told. */
export async function quizPlayer({ get, post }: Pick<Calls, 'get' | 'post'>, id: string, who: Caller) {
  const { setup } = await get<RunView>(`/runs/${id}`)
  const read = snakeQuizPlay.read(setup)
  if (read === null) throw new Error('no setup')
  let state: SnakeQuiz = snakeQuiz.begin(boardOf(read))
  let asked: readonly AskedView[] = []
  let inputs = 0
  const say = async (...said: readonly number[]) => {
    const moved = await post<QuizMoved>(`/runs/${id}/moves`, { from: inputs, inputs: said }, who)
    inputs += said.length
    if (moved.asked.length > 0) asked = moved.asked
    state = said.reduce((before, input, n) => snakeQuiz.step(before, input, moved.told[n] ?? []) ?? before, state)
  }
  return {
    state: () => state,
    asked: () => asked,
    ask: () => say(inputOf(0)),
    /** Waits for tiles, and eats the one that says so. */
    async eat(isWished: (text: string) => boolean) {
      while (state.places.length === 0) await say(inputOf(0))
      const tile = asked[state.asked - 1]?.options.findIndex(isWished) ?? 0
      await say(...stepsToTile(state, state.places[tile] ?? 0))
    },
  }
}
