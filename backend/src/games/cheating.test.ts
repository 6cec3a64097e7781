import { createHash } from 'node:crypto'
import { randomOf } from '@kredka/contracts/games/engine/random'
import { HEADINGS } from '@kredka/contracts/games/engine/snake-1/board'
import { inputOf } from '@kredka/contracts/games/engine/snake-1/input'
import { seedOf } from '@kredka/contracts/games/engine/testing/replay'
import { beginningOf } from '@kredka/contracts/games/play'
import { INPUTS_AT_ONCE_MAX, LEAD_IN_MS, msOfTicks } from '@kredka/contracts/games/rules'
import { CLASSIC_SIDE, stepTicksOf } from '@kredka/contracts/games/snake/rules'
import { boardOf, snakeQuizPlay } from '@kredka/contracts/games/snake-quiz/play'
import { luckOf, type RunLuck } from './luck.ts'
import { type Playing, playColorBall, playMemory, playSnakeQuiz } from './testing/players.ts'
import { luckIn, type Seat, takeSeat } from './testing/seat.ts'

/**
 * Whoever uses every byte that reaches the browser plays no better than who looks at the board (GAM-06). Each luck is
 * played three times: honestly; by a cheat who looks for the secret in all that came, of earlier runs too, and puts
 * impossible inputs after guesses; and by the same cheat with the secret among the bytes, who does play better.
 */
type Beginning = NonNullable<ReturnType<typeof beginningOf>>
type Play = (playing: Playing) => Promise<number | null>

const luckFor = ({ game }: Beginning, n: number) => luckOf(createHash('sha256').update(`${game} ${n}`).digest('hex'))
/** What earlier runs told, their secrets included. */
const overheard: string[] = []

/** What a cheat finds at a seat, as they look at each frame once. */
function foresight(seat: Seat): () => RunLuck | null {
  let found: RunLuck | null = null
  let looked = 0
  return () => {
    found ??= luckIn(looked === 0 ? [...overheard, ...seat.frames] : seat.frames.slice(looked), seat.commitment)
    looked = seat.frames.length
    return found
  }
}

async function scoresOf(beginning: Beginning, lucks: number, play: Play) {
  const scores = { honest: [] as number[], cheat: [] as number[], told: [] as number[] }
  for (let n = 0; n < lucks; n += 1) {
    const luck = luckFor(beginning, n)
    for (const who of ['honest', 'cheat', 'told'] as const) {
      const seat = await takeSeat(beginning, luck, who === 'told' ? `w${luck.secret}` : undefined)
      const foresee = who === 'honest' ? () => null : foresight(seat)
      const playing = { seat, foresee, random: randomOf(seedOf(n)), probes: who === 'cheat' }
      const reached = await play(playing)
      const known = foresee()?.secret ?? null
      expect([who, n, known]).toEqual([who, n, who === 'told' ? luck.secret : null])
      scores[who].push(reached ?? (await seat.ended()) ?? -1)
    }
    overheard.push(JSON.stringify({ secret: luck.secret }))
  }
  return scores
}

function begin(...choice: Parameters<typeof beginningOf>): Beginning {
  const beginning = beginningOf(...choice)
  if (beginning === null) throw new Error('it cannot be played')
  return beginning
}
const sum = (scores: readonly number[]) => scores.reduce((all, one) => all + one, 0)

test('GAM-06 GAM-02 no byte of a run of memory turns tiles into known ones; with its secret it takes no more moves than pairs', async () => {
  const lucks = 24
  const beginning = begin({ game: 'memory', size: '4x3', set: 'capitals' })
  const { honest, cheat, told } = await scoresOf(beginning, lucks, (playing) => playMemory(12, playing))
  expect(cheat).toEqual(honest)
  expect(told).toEqual(honest.map(() => 6))
  expect(sum(told)).toBeLessThan(sum(honest))
})

test('GAM-06 GAM-07 no byte of a run of colour balls says which balls come where; with its secret it is worth more', async () => {
  const beginning = begin({ game: 'color-ball', board: '9x9' })
  const { honest, cheat, told } = await scoresOf(beginning, 8, (playing) => playColorBall(40, playing))
  expect(cheat).toEqual(honest)
  expect(sum(told)).toBeGreaterThan(sum(honest))
})

test('GAM-06 GAM-07 nothing tells which tile of a question is right before it is eaten, a refusal neither; with the secret all are', async () => {
  const choice = {
    game: 'snake-quiz',
    subject: 'maths',
    level: 'basic',
    language: 'pl',
    speed: 'calm',
    pace: 'steps',
  } as const
  const beginning = begin(choice, { tiles: '34343434' })
  const setup = snakeQuizPlay.read(beginning.setup)
  if (setup === null) throw new Error('no setup')
  const { honest, cheat, told } = await scoresOf(beginning, 40, (playing) => playSnakeQuiz(boardOf(setup), playing))
  expect(cheat).toEqual(honest)
  expect(told).toEqual(honest.map(() => 8))
  expect(sum(told)).toBeGreaterThan(sum(honest))
})

test('GAM-06 whoever goes round and round without a look at the food clears the endless board, whatever its luck: nothing is left for whoever would know more', async () => {
  const beginning = begin({ game: 'snake2024', mode: 'classic', pace: 'clock', speed: 8, edges: 'closed' })
  // so many foods fill it
  const most = Math.floor((CLASSIC_SIDE * CLASSIC_SIDE - 3) / 2)
  for (let n = 0; n < 3; n += 1) {
    const seat = await takeSeat(beginning, luckFor(beginning, n))
    await goRound(seat)
    expect(luckIn([...overheard, ...seat.frames], seat.commitment)).toBeNull()
    // the last foods may come while the snake still grows
    expect(await seat.ended()).toBeGreaterThanOrEqual(8 * most)
    expect(luckIn(seat.frames, seat.commitment)).not.toBeNull()
  }
})

/** Up the first column and along the rows to and fro, until every cell is the snake's. */
async function goRound(seat: Seat): Promise<void> {
  const last = CLASSIC_SIDE - 1
  let [row, column, heading, waited] = [CLASSIC_SIDE / 2, CLASSIC_SIDE / 4, 'right', 0]
  const wayOn = () => {
    if (column === 0) return row > 0 ? 'up' : 'right'
    if (row % 2 === 0) return column < last ? 'right' : 'down'
    return row === last || column > 1 ? 'left' : 'down'
  }
  seat.pass(LEAD_IN_MS)
  for (;;) {
    const inputs: number[] = []
    let ticks = 0
    while (inputs.length < INPUTS_AT_ONCE_MAX) {
      const to = wayOn()
      if (to !== heading) {
        inputs.push(inputOf(waited, HEADINGS.indexOf(to)))
        ticks += waited
        ;[heading, waited] = [to, 0]
      }
      waited += stepTicksOf(8)
      row += to === 'down' ? 1 : to === 'up' ? -1 : 0
      column += to === 'right' ? 1 : to === 'left' ? -1 : 0
    }
    seat.pass(msOfTicks(ticks))
    const told = await seat.send(...inputs)
    if (typeof told === 'string') throw new Error(told)
    if (told.length < inputs.length) return
  }
}
