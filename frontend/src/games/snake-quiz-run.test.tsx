import { getRun, moveRun } from '@kredka/contracts/games/endpoints'
import type { Hidden } from '@kredka/contracts/games/engine/engine'
import { inputOf } from '@kredka/contracts/games/engine/snake-1/input'
import { snakeQuiz } from '@kredka/contracts/games/engine/snake-quiz-1/snake-quiz'
import { boardOf, snakeQuizPlay } from '@kredka/contracts/games/snake-quiz/play'
import type { AskedView, RunView } from '@kredka/contracts/games/views'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { games } from './module.ts'
import { RUN_ID, runView } from './testing/run-view.ts'

afterEach(cleanup)

const setup = { subject: 'maths', level: 'basic', language: 'pl', speed: 'calm', pace: 'steps', tiles: '33333333' }
const run = runView({ game: 'snake-quiz', engine: 'snake-quiz-1', variant: 'maths-basic-pl-steps', setup })
const question = (prompt: string, ...options: readonly string[]): AskedView => ({
  prompt,
  is_hidden: false,
  options: [...options],
  after: null,
})
const ASKED = [question('Ile to 2 + 2?', 'trzy', 'cztery', 'pięć'), question('Ile to 3 + 3?', 'sześć', 'osiem', 'pięć')]
const HIDDEN: AskedView = { prompt: null, is_hidden: true, options: [], after: null }

/** The first tile lies right below the way of the snake; which one is right only the server knows. */
const FIRST_BELOW = 7
const hiddenWith = (right: number): Hidden => ({
  seedOf: (draw) => [(draw & 1) === 0 ? FIRST_BELOW : right, 0, 0, 0],
})
const [ASK, ON, DOWN] = [inputOf(0), inputOf(0), inputOf(0, 2)]
/** On until the tiles lie, and to the first one. */
const EATS_FIRST = [ASK, ON, ON, ON, ON, ON, DOWN]

function server(right: number) {
  const read = snakeQuizPlay.read(setup)
  if (read === null) throw new Error('no setup')
  let state = snakeQuiz.begin(boardOf(read))
  return (input: number) => {
    const told = snakeQuiz.tell(state, input, hiddenWith(right)) ?? []
    state = snakeQuiz.step(state, input, told) ?? state
    return { told: [...told], asked: ASKED.slice(0, state.asked) }
  }
}

/** @param right the tile of each question that is right */
function open(right: number) {
  const services = fakeServices()
  services.api.on(getRun, () => ({ data: run }))
  const sent: number[] = []
  const say = server(right)
  services.api.on(moveRun, ({ inputs }) => {
    sent.push(...inputs)
    const all = inputs.map(say)
    const hasUncovered = all.some(({ told }) => told.length > 0)
    const asked = hasUncovered ? (all.at(-1)?.asked ?? []) : []
    return { data: { told: all.map(({ told }) => told), asked, played_ms: 0, is_over: false } }
  })
  renderPage(`/games/snake-quiz?run=${RUN_ID}`, { modules: [games], user: {}, services })
  return { sent }
}
const said = (text: RegExp | string) => screen.findByText(text)
async function goOn(key: string, column: number, row: number): Promise<void> {
  fireEvent.keyDown(window, { key })
  await said(new RegExp(`wiersz ${row}, kolumna ${column}\\b`))
}
/** The head begins in the tenth row. */
async function untilTilesLie(): Promise<void> {
  await said('Ile to 2 + 2?')
  await said(/wiersz 10, kolumna 3\b/)
  for (const column of [4, 5, 6, 7]) await goOn('ArrowRight', column, 10)
}

test('GAM-07 a run asks for its first question, and tells the way to each of its tiles once they lie', async () => {
  const { sent } = open(1)
  await said('Ile to 2 + 2?')
  await said('Pytanie 1 z 8')
  expect(sent).toEqual([ASK])
  expect(screen.queryByText(/B, cztery:/)).toBeNull()
  await untilTilesLie()
  await said(/A, trzy: .*B, cztery: .*C, pięć: /)
})

test('GAM-07 a wrong tile takes a heart and says what is right, and the next question comes', async () => {
  const { sent } = open(1)
  await untilTilesLie()
  expect(screen.getByRole('img', { name: 'Zostały 3 serca' })).toBeTruthy()
  await goOn('ArrowRight', 8, 10)
  fireEvent.keyDown(window, { key: 'ArrowDown' })
  await said(/Nie\. Dobra odpowiedź: cztery\./)
  await said('Ile to 3 + 3?')
  expect(screen.getByRole('img', { name: 'Zostały 2 serca' })).toBeTruthy()
  await waitFor(() => expect(sent).toEqual(EATS_FIRST))
})

test('GAM-07 a right tile counts, and keeps the hearts', async () => {
  open(0)
  await untilTilesLie()
  await goOn('ArrowRight', 8, 10)
  fireEvent.keyDown(window, { key: 'ArrowDown' })
  await said(/Dobrze\./)
  await said('1 dobra odpowiedź')
  expect(screen.getByRole('img', { name: 'Zostały 3 serca' })).toBeTruthy()
})

/** Given up after a wrong tile. */
function over(asked: readonly AskedView[], of: Partial<RunView> = {}): void {
  const services = fakeServices()
  const say = server(1)
  const told = EATS_FIRST.map((input) => say(input).told)
  const ended = { why: 'given_up', is_ranked: false, score: 0, played_ms: 60_000 } as const
  const played = { inputs: EATS_FIRST, told, asked: [...asked], secret: 'b'.repeat(64), runs_since: null }
  const view: RunView = { ...run, state: 'ended', ...played, ended, ...of }
  services.api.on(getRun, () => ({ data: view }))
  renderPage(`/games/snake-quiz?run=${RUN_ID}`, { modules: [games], user: {}, services })
}
const missed = async () => within(await screen.findByRole('region', { name: 'Do powtórki' }))
const explained = (of: Partial<NonNullable<AskedView['after']>> = {}): AskedView => {
  const [first = HIDDEN] = ASKED
  const quiz = { id: RUN_ID, slug: 'dodawanie', title: 'Dodawanie' }
  return { ...first, after: { explanation: 'Bo tyle wychodzi.', formulas: [], is_corrected: false, quiz, ...of } }
}

test('GAM-07 after the end what was missed stands there with what would have been right, why, and its quiz', async () => {
  over([explained(), ...ASKED.slice(1)])
  const { getByText, getByRole, queryByText } = await missed()
  getByText('Te pytania wrócą w powtórkach.')
  getByRole('heading', { name: 'Ile to 2 + 2?' })
  getByText('Zjedzony kafelek: trzy')
  getByText('Dobra odpowiedź: cztery')
  getByText('Bo tyle wychodzi.')
  expect(getByRole('link').getAttribute('href')).toContain('dodawanie')
  expect(queryByText(/poprawiono/)).toBeNull()
})

test('GAM-07 QUI-11 a question whose key was corrected since says so', async () => {
  over([explained({ is_corrected: true, quiz: null }), ...ASKED.slice(1)])
  const { getByText, queryByRole } = await missed()
  getByText('Klucz tego pytania poprawiono po tej grze. Jej wynik zostaje bez zmian.')
  expect(queryByRole('link')).toBeNull()
})

test('GAM-07 QUI-10 of a quiz that is set to whoever watches, nothing is told', async () => {
  over([HIDDEN, HIDDEN], { is_own: false })
  const { getByRole, queryByText } = await missed()
  getByRole('heading', { name: 'Ten quiz masz teraz zadany, więc jego pytania są tu na razie ukryte.' })
  expect(queryByText(/cztery|trzy|wrócą/)).toBeNull()
})
