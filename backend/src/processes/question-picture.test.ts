import { createAttempt } from '@kredka/contracts/attempts/endpoints'
import { DAY } from '@kredka/contracts/kernel/durations'
import {
  addQuestion,
  approveQuiz,
  changeQuestion,
  createQuiz,
  freezeQuiz,
  submitQuiz,
} from '@kredka/contracts/quizzes/endpoints'
import sharp from 'sharp'
import { animate, noise, pixelBomb, plainPicture } from '../files/testing/pictures.ts'
import { sweepQuestionPictures } from '../quizzes/index.ts'
import { choice, TERMS, WORDS } from '../quizzes/testing/written.ts'
import { type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import { sendCommand } from './testing/send-command.ts'
import { type TestSite, testSite } from './testing/test-site.ts'
import { upToNow } from './testing/up-to-now.ts'

type Headers = Readonly<Record<string, string>>

let site: TestSite
let author: TestPerson
let pupil: TestPerson
beforeAll(async () => {
  site = await testSite()
  author = await testPerson(site)
  pupil = await testPerson(site)
})
afterAll(() => site.stop())

const base = () => site.url + site.config.api_base
const of = <T extends { readonly path: string }>(endpoint: T, id: string, question_id = ''): T => ({
  ...endpoint,
  path: endpoint.path.replace('{id}', id).replace('{question_id}', question_id),
})

function newQuiz(): Promise<{ readonly id: string }> {
  return sendCommand(site, author, createQuiz, { ...WORDS, ...TERMS })
}

async function send(quiz: string, file: Buffer, who: { readonly headers: Headers } = author, headers: Headers = {}) {
  const response = await fetch(`${base()}/my-quizzes/${quiz}/pictures`, {
    method: 'POST',
    body: new Uint8Array(file),
    headers: { ...who.headers, 'content-type': 'image/png', ...headers },
  })
  const { data, error } = JSON.parse(await response.text())
  return { status: response.status, id: data?.picture_id as string, code: error?.code as string | undefined }
}

function questionWith(picture_id: string | null, prompt?: string) {
  const { formulas, ...content } = choice(prompt)
  return { level: null, weight: 1, picture_id, content: { ...content, picture_alt: 'Trójkąt prostokątny' } }
}

/** A frozen version of three questions, one of them with the picture. */
async function frozen(quiz: string, picture: string): Promise<{ readonly version: number }> {
  for (const [n, one] of [picture, null, null].entries()) {
    await sendCommand(site, author, of(addQuestion, quiz), { ...questionWith(one, `Pytanie ${n}?`), after: null })
  }
  return sendCommand(site, author, of(freezeQuiz, quiz), {})
}

async function look(id: string, headers: Headers = {}, area = '') {
  const path = `${base()}${area}/files/quiz-question-picture/${id}`
  const response = await fetch(path, {
    headers: 'x-after-position' in headers ? headers : await upToNow(site, headers),
  })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('QUI-02 a picture of a question is kept small as WebP, and its author sees it at once', async () => {
  const { id: quiz } = await newQuiz()
  const { status, id } = await send(quiz, await plainPicture(2600, 1300))
  expect(status).toBe(200)
  const seen = await look(id, author.headers)
  expect(seen.status).toBe(200)
  expect(await sharp(seen.bytes).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 640 })
  expect(Object.fromEntries(seen.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
})

test('QUI-02 until its version is listed nobody else sees it, then everybody does', async () => {
  const [admin, { id: quiz }] = [await testAdmin(site), await newQuiz()]
  const { id } = await send(quiz, await plainPicture(300, 300))
  const everybody = async () => [
    (await look(id)).status,
    (await look(id, pupil.headers)).status,
    (await look(id, admin.headers, '/admin')).status,
    (await look(id, author.headers)).status,
  ]
  expect(await everybody()).toEqual([404, 404, 404, 200])
  const { version } = await frozen(quiz, id)
  // staff look at what may be sent to them
  expect(await everybody()).toEqual([404, 404, 200, 200])
  await sendCommand(site, author, of(submitQuiz, quiz), { version })
  expect(await everybody()).toEqual([404, 404, 200, 200])
  await sendCommand(site, { ...author, headers: admin.headers }, of(approveQuiz, quiz), { version })
  expect(await everybody()).toEqual([200, 200, 200, 200])
})

test('QUI-03 whoever has an attempt sees the pictures of its version, also a visitor, also when it is listed no more', async () => {
  const [admin, { id: quiz }] = [await testAdmin(site), await newQuiz()]
  const { id } = await send(quiz, await plainPicture(300, 300))
  const { version } = await frozen(quiz, id)
  await sendCommand(site, author, of(submitQuiz, quiz), { version })
  await sendCommand(site, { ...author, headers: admin.headers }, of(approveQuiz, quiz), { version })
  await sendCommand(site, pupil, createAttempt, { quiz_id: quiz, mode: 'exam' })
  const begun = await fetch(base() + createAttempt.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ quiz_id: quiz, mode: 'exam' }),
  })
  const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect([begun.status, cookie]).toEqual([200, expect.stringMatching(/^kredka_visitor=/)])
  await sendCommand(site, author, { ...freezeQuiz, path: `/my-quizzes/${quiz}/unlist` }, {})
  expect((await look(id, pupil.headers)).status).toBe(200)
  expect((await look(id, { cookie, 'x-after-position': begun.headers.get('x-position') ?? '' })).status).toBe(200)
  expect((await look(id)).status).toBe(404)
  expect((await look(id, (await testPerson(site)).headers)).status).toBe(404)
})

test('QUI-02 a question names only pictures that were sent for its quiz', async () => {
  const [{ id: quiz }, { id: other }] = [await newQuiz(), await newQuiz()]
  const { id: elsewhere } = await send(other, await plainPicture(30, 30))
  const face = '01hzy3v7m5r8q2w4t6n8p0s1d5'
  await site.tools.vault.files.put({
    file_id: face,
    purpose: 'profile_picture',
    owner_id: author.id,
    type: 'image/jpeg',
    bytes: await plainPicture(30, 30),
  })
  const { id: question } = await sendCommand(site, author, of(addQuestion, quiz), {
    ...questionWith(null),
    after: null,
  })
  for (const picture of [elsewhere, face, '01hzy3v7m5r8q2w4t6n8p0s1d3']) {
    for (const [endpoint, rest] of [
      [of(addQuestion, quiz), { after: null }],
      [of(changeQuestion, quiz, question), { revision: 1 }],
    ] as const) {
      await expect(sendCommand(site, author, endpoint, { ...questionWith(picture), ...rest })).rejects.toThrow(
        'PICTURE_UNKNOWN',
      )
    }
  }
  // and no other file is shown as one
  expect((await look(face, author.headers)).status).toBe(404)
})

test('QUI-02 nobody sends pictures for another’s quiz, and visitors for none', async () => {
  const { id: quiz } = await newQuiz()
  const file = await plainPicture(30, 30)
  expect(await send(quiz, file, pupil)).toMatchObject({ status: 404, code: 'QUIZ_NOT_FOUND' })
  expect(await send('01hzy3v7m5r8q2w4t6n8p0s1d3', file)).toMatchObject({ status: 404, code: 'QUIZ_NOT_FOUND' })
  expect((await send(quiz, file, { headers: {} })).status).toBe(401)
})

test('QUI-02 what is no picture, or too much of one, is refused in words and not kept', async () => {
  const { id: quiz } = await newQuiz()
  const pictures = async () => {
    const text = `select count(*)::int as n from vault.files where purpose = 'quiz_question_picture'`
    return (await site.database.pool.query<{ n: number }>(text)).rows[0]?.n
  }
  const before = await pictures()
  const answers = [
    await send(quiz, Buffer.from('<script>alert(1)</script>'), author, { 'content-type': 'image/jpeg' }),
    await send(quiz, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), author),
    await send(quiz, (await noise(600, 600)).subarray(0, 9_000)),
    await send(quiz, pixelBomb(20_000, 20_000)),
    await send(quiz, animate(await plainPicture(20, 20, 'png'))),
    await send(quiz, Buffer.alloc(4_190_209)),
    await send(quiz, Buffer.alloc(0)),
  ]
  expect(answers.map(({ code }) => code)).toEqual([
    'FILE_TYPE_UNKNOWN',
    'FILE_TYPE_UNKNOWN',
    'IMAGE_BROKEN',
    'IMAGE_TOO_MANY_PIXELS',
    'IMAGE_ANIMATED',
    'FILE_TOO_LARGE',
    'FILE_EMPTY',
  ])
  expect(await pictures()).toBe(before)
})

test('API-10 a repeat under the same key keeps one picture', async () => {
  const { id: quiz } = await newQuiz()
  const [file, key] = [await plainPicture(300, 300), { 'idempotency-key': 'one-question-picture' }]
  expect((await send(quiz, file, author, key)).id).toBe((await send(quiz, file, author, key)).id)
})

test('EVT-01 a picture that no question ever named is swept after a day, one that was named stays', async () => {
  const { files } = site.tools.vault
  const { id: quiz } = await newQuiz()
  const [named, unnamed] = [await send(quiz, await plainPicture(30, 30)), await send(quiz, await plainPicture(40, 40))]
  const { id } = await sendCommand(site, author, of(addQuestion, quiz), { ...questionWith(named.id), after: null })
  await sendCommand(site, author, of(changeQuestion, quiz, id), { ...questionWith(null), revision: 1 })
  const now = site.tools.clock.now()
  expect(await sweepQuestionPictures(files, site.tools.streams, now)).toBe(0)
  expect(await sweepQuestionPictures(files, site.tools.streams, now + 2 * DAY)).toBeGreaterThan(0)
  expect([await files.about(unnamed.id), (await files.about(named.id))?.part_of]).toEqual([null, quiz])
})
