import type { ImportPreview } from '@kredka/contracts/quizzes/imports'
import type { OwnQuizView } from '@kredka/contracts/quizzes/views'
import { TERMS, WORDS } from '../quizzes/testing/written.ts'
import { type MovingSite, movingSite } from './testing/moving-site.ts'
import { type TestPerson, testPerson } from './testing/people.ts'
import { upToNow } from './testing/up-to-now.ts'

let site: MovingSite
let author: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  site = await movingSite()
  author = await testPerson(site)
  stranger = await testPerson(site)
})
afterAll(() => site.stop())

async function send<T = { id: string }>(
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  who = author,
) {
  const headers = { 'content-type': type, ...who.headers }
  const response = await fetch(`${site.url}/api${path}`, { method: 'POST', headers, body })
  const { data, error } = (await response.json()) as { data: T; error?: { code: string } }
  return { data, code: error?.code ?? null }
}
const post = <T = { id: string }>(path: string, body: object, who = author) =>
  send<T>(path, JSON.stringify(body), 'application/json', who)
const look = (path: string, file: string | Uint8Array<ArrayBuffer>, who = author) =>
  send<ImportPreview>(`/my-quizzes/${path}/preview`, file, 'text/plain', who)
const read = async (path: string, who = author) =>
  fetch(`${site.url}/api/my-quizzes/${path}`, { headers: await upToNow(site, who.headers) })
const draftOf = async (id: string) => ((await (await read(id)).json()) as { data: OwnQuizView }).data

/** The second is an essay, the fourth asks the same as the first. */
const BROKEN = `Stolicą Polski jest {=Warszawa ~Kraków ~Łódź}.

Napisz, co o tym myślisz. {}

Ile to pół? {#0.5:0.1}

stolicą polski jest {=warszawa ~Gdańsk}.

Rzeka nad Krakowem? {=Wisła =Wisla}
`

const questionsOf = ({ rows }: ImportPreview) =>
  rows.flatMap((row) => (row.is === 'taken' && row.duplicate_of === null ? [row.question] : []))

let quiz_id: string

test('QUI-02 a broken file is shown line by line, and what is good of it becomes a quiz', async () => {
  const { data } = await look('import/gift', BROKEN)
  expect(data).toMatchObject({ encoding: 'utf-8', taken: 3, duplicates: 1, refused: 1, room: 100 })
  expect(data.rows.map((row) => [row.line, row.is === 'taken' ? row.duplicate_of : row.code])).toEqual([
    [1, null],
    [3, 'ESSAY'],
    [5, null],
    [7, { line: 1 }],
    [9, null],
  ])
  const made = await post('/my-quizzes', { ...WORDS, ...TERMS, questions: questionsOf(data) })
  expect(made.code).toBeNull()
  quiz_id = made.data.id
  const { questions } = await draftOf(quiz_id)
  expect(questions.map(({ type, faults, revision }) => [type, faults, revision])).toEqual([
    ['choose-single-answer', [], 1],
    ['type-answer', [], 1],
    ['type-answer', [], 1],
  ])
})

test('QUI-02 what is exported is known when it is imported again, and is taken whole into another quiz', async () => {
  const exported = await Promise.all(
    (['gift', 'csv'] as const).map(async (format) => {
      const response = await read(`${quiz_id}/export.${format}`)
      expect([response.status, response.headers.get('content-disposition')]).toEqual([
        200,
        expect.stringContaining(`.${format}`),
      ])
      return [format, new Uint8Array(await response.arrayBuffer())] as const
    }),
  )
  const before = await draftOf(quiz_id)
  const written = before.questions.map(({ prompt, task, explanation, level, weight }) => {
    return { prompt, task, explanation, level, weight }
  })
  for (const [format, file] of exported) {
    const again = await look(`${quiz_id}/import/${format}`, file)
    expect(again.data).toMatchObject({ taken: 0, duplicates: 3, refused: 0, room: 97 })
    expect(again.data.rows[1]).toMatchObject({ duplicate_of: { number: 2 } })
    const other = await look(`import/${format}`, file)
    const copy = await post('/my-quizzes', { ...WORDS, ...TERMS, questions: questionsOf(other.data) })
    expect((await draftOf(copy.data.id)).questions).toMatchObject(written)
  }
  expect((await read(`${quiz_id}/export.gift`, stranger)).status).toBe(404)
})

test('QUI-02 nothing of a preview is believed: what is taken is checked again, all of it or none', async () => {
  const question = {
    draft: { prompt: 'Ile?', explanation: '', picture_alt: '', task: { kind: 'single', options: [] } },
    level: null,
    weight: 1,
  }
  const take = (questions: readonly object[], who = author) => post(`/my-quizzes/${quiz_id}/import`, { questions }, who)
  expect((await take(Array.from({ length: 98 }, () => question))).code).toBe('QUIZ_FULL')
  expect((await draftOf(quiz_id)).questions).toHaveLength(3)
  expect((await take([question], stranger)).code).toBe('QUIZ_NOT_FOUND')
  expect((await take([])).code).toBe('INVALID_INPUT')
  expect((await take([{ ...question, weight: 99 }])).code).toBe('INVALID_INPUT')
  expect((await take([{ ...question, draft: { ...question.draft, prompt: 'x'.repeat(1001) } }])).code).toBe(
    'INVALID_INPUT',
  )
  expect((await take([{ ...question, is_ready: true }])).code).toBe('INVALID_INPUT')
  expect((await take([{ ...question, draft: { ...question.draft, prompt: 'a\u0000b' } }])).code).toBe('INVALID_INPUT')
  const formula = Array.from({ length: 38 }, (_, n) => `$\\frac{1}{${n}}+x^{${n}}$`).join('')
  const heavy = { ...question, draft: { ...question.draft, prompt: formula } }
  expect((await take(Array.from({ length: 97 }, () => heavy))).code).toBe('IMPORT_TOO_LARGE')
  expect((await take([question])).code).toBeNull()
  const { questions, unready } = await draftOf(quiz_id)
  expect([questions.length, unready, questions[3]?.faults]).toEqual([4, 1, ['OPTIONS_TOO_FEW', 'RIGHT_MISSING']])
})

test('QUI-02 hostile and foreign files are read or refused by name, and nothing of them is written', async () => {
  const before = await site.store.head()
  const polish = new Uint8Array([...Buffer.from('Kto? {='), 0xa3, 0xf3, 0x64, 0x9f, ...Buffer.from('}')])
  expect((await look('import/gift', polish)).data).toMatchObject({
    encoding: 'windows-1250',
    rows: [{ question: { draft: { task: { accepted: ['Łódź'] } } } }],
  })
  const wide = new Uint8Array(Buffer.from('\ufeffKto? {=Łódź}', 'utf16le'))
  expect((await look('import/gift', wide)).data).toMatchObject({ encoding: 'utf-16', taken: 1 })
  expect((await look('import/csv', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).code).toBe('IMPORT_NOT_TEXT')
  const halves = new Uint8Array(Buffer.from('\ufeffKto? {=a\u0000b}', 'utf16le'))
  expect((await look('import/gift', halves)).data.rows[0]).toMatchObject({ is: 'refused', code: 'TEXT_UNREADABLE' })
  expect((await look('import/gift', `Kto? {=${'x'.repeat(1_500_000)}}`)).data.rows[0]).toMatchObject({
    code: 'TOO_LONG',
  })
  expect((await look('import/gift', 'a'.repeat(2 * 1024 * 1024 + 1))).code).toBe('FILE_TOO_LARGE')
  expect((await look('import/csv', 'kolumna;inna\n1;2')).data.rows[0]).toMatchObject({ code: 'HEADER_UNKNOWN' })
  const many = (await look('import/gift', 'Ile? {#1}\n\n'.repeat(20_000))).data
  expect([many.rows.length, many.taken, many.duplicates]).toEqual([500, 1, 19_999])
  expect((await look('import/xlsx', 'a')).code).toBe('INVALID_INPUT')
  expect((await look(`${quiz_id}/import/gift`, 'Ile? {#1}', stranger)).code).toBe('QUIZ_NOT_FOUND')
  const { events } = await site.store.readAll(before, 100)
  expect(events.filter(({ metadata }) => !metadata['actor']?.startsWith('system:'))).toEqual([])
})

/** As much of it as a question or a row may hold, and more. */
const LOTS = 250_000

test('QUI-02 what has more marks, columns, words or numbers than any question is refused before they are looked at', async () => {
  const refusals = async (format: string, file: string) =>
    (await look(`import/${format}`, file)).data.rows.map((row) => (row.is === 'refused' ? row.code : row.is))
  expect(await refusals('gift', `Ile? {${'~a'.repeat(LOTS / 2)}}`)).toEqual(['ANSWERS_TOO_MANY'])
  expect(await refusals('gift', `Ile? {${'='.repeat(LOTS)}}`)).toEqual(['ANSWERS_TOO_MANY'])
  expect(await refusals('gift', `Ile? ${'{}'.repeat(LOTS / 2)}`)).toEqual(['BRACES_UNCLEAR'])
  expect(await refusals('gift', `// kredka: ${'['.repeat(LOTS)}\nIle? {#1}`)).toEqual(['taken'])
  expect(await refusals('gift', `Ile? {=${'x'.repeat(LOTS * 2)}}\n\nIle? {#1}`)).toEqual(['TOO_LONG', 'taken'])
  expect(await refusals('csv', `type;prompt${';'.repeat(LOTS)}\ntext;Ile?\n`)).toEqual(['COLUMNS_TOO_MANY'])
  expect(await refusals('csv', `type;prompt;right\nsingle;Ile?;${'1 '.repeat(LOTS / 2)}`)).toEqual(['RIGHT_UNREADABLE'])
  expect(await refusals('csv', `type;prompt;answer_1\ngaps;[[1]];${'a|'.repeat(LOTS / 2)}`)).toEqual([
    'ANSWERS_TOO_MANY',
  ])
  expect(await refusals('csv', `type;prompt\n${'x;'.repeat(LOTS / 2)}`)).toEqual(['CELLS_TOO_MANY'])
  expect(await refusals('csv', `type;prompt\ntext;"${'a\n'.repeat(LOTS)}`)).toEqual(['ROW_UNREADABLE'])
})
