import { cellAfter } from '@kredka/contracts/games/engine/snake-1/board'
import { inputOf } from '@kredka/contracts/games/engine/snake-1/input'
import { BOARD, PLACE_OF } from '@kredka/contracts/games/engine/snake-quiz-1/board'
import { type SnakeQuiz, snakeQuiz } from '@kredka/contracts/games/engine/snake-quiz-1/snake-quiz'
import { boardOf, snakeQuizPlay } from '@kredka/contracts/games/snake-quiz/play'
import type { AskedView, RunView } from '@kredka/contracts/games/views'
import type { QuestionContent } from '@kredka/contracts/quizzes/question'
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
  const headOf = () => state.body.at(-1) ?? 0
  /** Where to turn to reach a tile by the shortest way; null for straight on. */
  const wayTo = (place: number) => {
    const isBarred = (cell: number) => {
      const other = PLACE_OF[cell] ?? -1
      return state.body.includes(cell) || (other !== place && state.places.includes(other))
    }
    const queue = [{ cell: headOf(), heading: state.heading, inputs: [] as readonly number[] }]
    const seen = new Set<number>()
    for (const { cell, heading, inputs } of queue) {
      if (PLACE_OF[cell] === place) return inputs
      for (const to of [0, 1, 2, 3]) {
        const next = cellAfter(BOARD, cell, to)
        if (to === (heading + 2) % 4 || next === null || seen.has(next) || isBarred(next)) continue
        seen.add(next)
        queue.push({ cell: next, heading: to, inputs: [...inputs, inputOf(0, to === heading ? null : to)] })
      }
    }
    throw new Error('there is no way')
  }
  return {
    state: () => state,
    asked: () => asked,
    ask: () => say(inputOf(0)),
    /** Waits for tiles, and eats the one that says so. */
    async eat(isWished: (text: string) => boolean) {
      while (state.places.length === 0) await say(inputOf(0))
      const tile = asked[state.asked - 1]?.options.findIndex(isWished) ?? 0
      await say(...wayTo(state.places[tile] ?? 0))
    },
  }
}
