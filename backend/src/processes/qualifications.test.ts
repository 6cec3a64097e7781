import { WEEK } from '@kredka/contracts/kernel/durations'
import { proveQualification } from '@kredka/contracts/qualifications/endpoints'
import type {
  OwnQualificationView,
  QualificationDetailView,
  QualificationProofView,
  QualificationView,
} from '@kredka/contracts/qualifications/views'
import type { WorkItemView } from '@kredka/contracts/work-queue/views'
import sharp from 'sharp'
import { photoOnItsSide } from '../files/testing/pictures.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { sweepProofs } from '../qualifications/index.ts'
import { callsOf } from './testing/calls.ts'
import { forgetPerson, type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

let site: TestSite
let teacher: TestPerson
let staff: Awaited<ReturnType<typeof testAdmin>>
beforeAll(async () => {
  site = await testSite()
  teacher = await testPerson(site, 'teacher')
  staff = await testAdmin(site)
})
afterAll(() => site.stop())

const { post, make, get, send } = callsOf(() => site)
const WORDS = { title: 'Magister matematyki', institution: 'Uniwersytet Jagielloński', year: '2014' }
const PDF = Buffer.from('%PDF-1.7\nDyplom')

const state = (who = teacher) => make('/current-user/qualifications', WORDS, who)
const seen = () => get<QualificationView[]>(`/teachers/${teacher.id}/qualifications`)
const own = () => get<OwnQualificationView[]>('/current-user/qualifications', teacher)
const detail = (id: string) => get<QualificationDetailView>(`/admin/qualifications/${id}`, staff)
const files = async () =>
  (await site.tools.vault.files.listStoredBetween('qualification_proof', 0, Number.MAX_SAFE_INTEGER / 1000)).length

async function prove(id: string, file: Uint8Array, type: string, who = teacher): Promise<string | null> {
  const path = proveQualification.path.replace('{id}', id)
  const response = await fetch(site.url + site.config.api_base + path, {
    method: 'POST',
    body: new Uint8Array(file),
    headers: { ...who.headers, 'content-type': type },
  })
  const { error } = (await response.json()) as { readonly error?: { readonly code: string } }
  return error?.code ?? null
}

async function lookedAt(id: string) {
  const { proof, teacher: of } = await detail(id)
  return { teacher_id: of.id, file_id: proof.file_id }
}

test('PRO-04 ADM-03 a paper waits for staff, is opened for a reason that is logged, and goes with the decision; the mark shows', async () => {
  const id = await state()
  expect(await seen()).toEqual([{ id, ...WORDS, is_checked: false }])
  expect(await get(`/admin/qualifications/${id}`, staff)).toBe('QUALIFICATION_NOT_FOUND')
  expect(await prove(id, Buffer.from('<script>alert(1)</script>'), 'image/png')).toBe('FILE_TYPE_UNKNOWN')
  expect(await prove('01j9z3v5e8c7w2q4k6m8n0p2r4', PDF, 'application/pdf')).toBe('QUALIFICATION_NOT_FOUND')
  expect(await files()).toBe(0)
  expect(await prove(id, PDF, 'application/pdf')).toBeNull()
  // another takes its place: a picture, made anew without what it says of its maker
  expect(await prove(id, await photoOnItsSide(), 'image/jpeg')).toBeNull()
  expect(await files()).toBe(1)
  const queue = await get<WorkItemView[]>('/admin/work-queue?kind=qualification', staff)
  expect(queue).toMatchObject([{ kind: 'qualification', id, title: WORDS.title, who: { id: teacher.id } }])

  const looked = await lookedAt(id)
  const path = `/admin/qualifications/${id}`
  const opened = await send<QualificationProofView>(`${path}/open-proof`, { ...looked, reason: 'Sprawdzam.' }, staff)
  const paper = Buffer.from(opened.data?.base64 ?? '', 'base64')
  expect([opened.data?.type, (await sharp(paper).metadata()).format]).toEqual(['image/webp', 'webp'])
  expect(paper.includes('Kredkafon')).toBe(false)
  // nobody else reads it, by whatever address
  expect(await post(`${path}/open-proof`, { ...looked, reason: 'Ciekawość.' }, teacher)).toBe('NOT_LOGGED_IN')
  expect((await fetch(`${site.url}/files/${looked.file_id}`)).status).toBe(404)

  expect(await post(`${path}/check`, looked, staff)).toBeNull()
  expect(await files()).toBe(0)
  expect(await seen()).toEqual([{ id, ...WORDS, is_checked: true }])
  expect((await detail(id)).history).toMatchObject([
    { type: 'QualificationProofSent' },
    { type: 'QualificationProofSent' },
    { type: 'QualificationProofOpened', reason: 'Sprawdzam.' },
    { type: 'QualificationChecked' },
  ])
  expect(await get<WorkItemView[]>('/admin/work-queue?kind=qualification', staff)).toEqual([])
  const told = async () => await get<{ type: string; data: object }[]>('/notifications', teacher)
  await until(async () => (await told()).some(({ type }) => type === 'qualification_status'))

  // taken back: the teacher reads why, others see no mark
  expect(await post(`${path}/refuse`, { ...looked, reason: 'Inne nazwisko.' }, staff)).toBeNull()
  expect(await seen()).toMatchObject([{ is_checked: false }])
  expect(await own()).toMatchObject([{ state: 'refused', reason: 'Inne nazwisko.' }])
  await until(async () => (await told()).some(({ data }) => 'reason' in data && data.reason === 'Inne nazwisko.'))
  expect(await post(`/current-user/qualifications/${id}/remove`, {}, teacher)).toBeNull()
  expect(await seen()).toEqual([])
})

test('PRO-04 EVT-10 a paper that waits goes with its qualification and with its teacher, and one that no event names is swept', async () => {
  const other = await testPerson(site, 'teacher')
  const [gone, waits] = [await state(other), await state(other)]
  await prove(gone, PDF, 'application/pdf', other)
  await prove(waits, PDF, 'application/pdf', other)
  expect(await files()).toBe(2)
  expect(await post(`/current-user/qualifications/${gone}/remove`, {}, other)).toBeNull()
  expect(await files()).toBe(1)
  const { vault, ids, write, clock } = site.tools
  const lost = { purpose: 'qualification_proof', owner_id: other.id, type: 'application/pdf', bytes: PDF } as const
  await vault.files.put({ file_id: ids.entity(), ...lost })
  expect(await sweepProofs(vault.files, write, clock.now() + WEEK / 2)).toBe(1)
  expect(await files()).toBe(1)
  await forgetPerson(site, other.id)
  await until(async () => (await files()) === 0)
  expect(await get(`/admin/qualifications/${waits}`, staff)).toBe('QUALIFICATION_NOT_FOUND')
})
