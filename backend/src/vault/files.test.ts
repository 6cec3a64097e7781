import type { StoredFile } from '@kredka/contracts/kernel/ports'
import { type TestVault, testVault } from './testing/test-vault.ts'

let site: TestVault
beforeAll(async () => {
  site = await testVault()
})
afterAll(() => site.drop())

function file(file_id: string, owner_id = 'anna'): StoredFile {
  return {
    file_id,
    purpose: 'profile_picture',
    owner_id,
    type: 'image/jpeg',
    bytes: Buffer.from(`bytes of ${file_id}`),
  }
}

test('PRO-01 a file is kept under its id, and what is there never changes', async () => {
  const { files } = site.vault
  await files.put(file('one'))
  await files.put({ ...file('one'), bytes: Buffer.from('others') })
  expect(await files.find('one')).toEqual(file('one'))
  expect(await files.find('none')).toBeNull()
  await files.remove('one')
  await files.remove('one')
  expect(await files.find('one')).toBeNull()
})

test('QUI-02 what is known of a file is told without its bytes', async () => {
  const { files } = site.vault
  await files.put({ ...file('of a quiz'), purpose: 'quiz_question_picture', part_of: 'quiz-1' })
  expect(await files.about('of a quiz')).toEqual({
    file_id: 'of a quiz',
    purpose: 'quiz_question_picture',
    owner_id: 'anna',
    part_of: 'quiz-1',
  })
  expect(await files.about('none')).toBeNull()
})

test('EVT-10 with the person all their files go, and nobody else’s', async () => {
  const { files } = site.vault
  await Promise.all([files.put(file('a', 'gone')), files.put(file('b', 'gone')), files.put(file('c', 'stays'))])
  await site.vault.forgetPerson('gone')
  expect(await Promise.all(['a', 'b', 'c'].map((id) => files.find(id)))).toEqual([null, null, file('c', 'stays')])
})

test('the sweeper gets those of a time and purpose, oldest first', async () => {
  const { vault, clock } = site
  clock.advance(1000)
  const from = clock.now()
  await vault.files.put(file('first'))
  clock.advance(1000)
  await vault.files.put(file('second', 'ela'))
  await vault.files.put({ ...file('quiz'), purpose: 'quiz_question_picture' })
  clock.advance(1000)
  await vault.files.put(file('third'))
  expect(await vault.files.listStoredBetween('profile_picture', from, clock.now())).toEqual([
    { file_id: 'first', purpose: 'profile_picture', owner_id: 'anna', part_of: null },
    { file_id: 'second', purpose: 'profile_picture', owner_id: 'ela', part_of: null },
  ])
  await vault.forgetPerson('anna')
})
