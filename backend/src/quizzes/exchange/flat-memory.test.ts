import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readCsv } from './csv/read.ts'
import { readGift } from './gift/read.ts'

const QUESTIONS = 50_000
const CHUNK_BYTES = 64 * 1024
const FLAT_MB = 24
/** Every so many there is one that cannot be read. */
const [ESSAYS, MATCHINGS] = [1_000, 2_500]

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

function heapMegabytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / 1e6
}

const FILLER = 'Zdanie, które mówi tyle, co nic, a zajmuje miejsce. '.repeat(10)

function giftOf(n: number): string {
  if (n % ESSAYS === 0) return `Opisz własnymi słowami zdarzenie ${n}. {}`
  if (n % MATCHINGS === 1) return `Połącz ${n}. {=a -> b =c -> d =e -> f}`
  return `${FILLER}Ile to ${n} + 1? {=${n + 1} ~${n} ~${n + 2} #### Bo ${n} i jeden.}`
}

/** Each question on one line, an empty one behind it, in chunks that fall anywhere. */
function* fileOf(header: string, lineOf: (n: number) => string, progress: { written: number }) {
  let held = header
  for (let n = 1; n <= QUESTIONS; n += 1) {
    held += lineOf(n)
    progress.written = n
    if (held.length < CHUNK_BYTES) continue
    yield Buffer.from(held)
    held = ''
  }
  yield Buffer.from(held)
}

test('QUI-02 a GIFT file of 50 000 questions is read in flat memory, each of them taken or refused by line and reason', async () => {
  const progress = { written: 0 }
  const refusals: (readonly [number, string])[] = []
  let [taken, ahead, most] = [0, 0, 0]
  const before = heapMegabytes()
  let n = 0
  for await (const imported of readGift(
    fileOf('', (at) => `${giftOf(at)}\n\n`, progress),
    'pl',
  )) {
    n += 1
    if (imported.is === 'taken') taken += 1
    else refusals.push([imported.line, imported.code])
    ahead = Math.max(ahead, progress.written - n)
    if (n % 10_000 === 0) most = Math.max(most, heapMegabytes() - before)
  }
  const expected = Array.from({ length: QUESTIONS }, (_, at) => at + 1).flatMap((at) =>
    at % ESSAYS === 0 ? [[at * 2 - 1, 'ESSAY']] : at % MATCHINGS === 1 ? [[at * 2 - 1, 'MATCHING']] : [],
  )
  expect(refusals).toEqual(expected)
  expect(taken + refusals.length).toBe(QUESTIONS)
  expect(most).toBeLessThan(FLAT_MB)
  // no more than two chunks are ahead of what was read
  expect(ahead).toBeLessThan((2 * CHUNK_BYTES) / FILLER.length)
})

test('QUI-02 a table of 50 000 questions is read in flat memory', async () => {
  const progress = { written: 0 }
  const lineOf = (at: number) => `liczba;"${FILLER}Ile to ${at} + 1?";${at % ESSAYS === 0 ? 'dużo' : at + 1}\n`
  let [taken, refused, most, n] = [0, 0, 0, 0]
  const before = heapMegabytes()
  for await (const imported of readCsv(fileOf('typ;pytanie;poprawne\n', lineOf, progress))) {
    n += 1
    if (imported.is === 'taken') taken += 1
    else refused += 1
    if (n % 10_000 === 0) most = Math.max(most, heapMegabytes() - before)
  }
  expect(taken + refused).toBe(QUESTIONS)
  expect(most).toBeLessThan(FLAT_MB)
})
