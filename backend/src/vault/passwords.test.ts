import { createPasswords } from './passwords.ts'

describe('ACC-10 passwords', () => {
  const passwords = createPasswords(2)

  test('are hashed with argon2id', async () => {
    const hash = await passwords.hash('Tajne-haslo-1')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwords.verifyOrDummy(hash, 'Tajne-haslo-1')).toBe(true)
    expect(await passwords.verifyOrDummy(hash, 'Tajne-haslo-2')).toBe(false)
  })

  test('ACC-04 without an account the same work is done and the answer is no', async () => {
    expect(await passwords.verifyOrDummy(null, 'Tajne-haslo-1')).toBe(false)
  })

  test('more at once than allowed wait their turn and all succeed', async () => {
    const hashes = await Promise.all(Array.from({ length: 6 }, (_, n) => passwords.hash(`haslo-${n}`)))
    expect(new Set(hashes).size).toBe(6)
  })
})
