import { isCommonPassword } from './common-passwords.ts'

test.each([
  ...['Password1!', 'P@ssw0rd!', 'Qwerty123!', 'Zaq12wsx!', 'Haslo123!', 'Hasło-1', 'Polska123456!', 'Mateusz1!'],
  ...['Kredka2026!', 'Korepetycje1!', '!Dragon99', 'Letmein-123'],
])('ACC-07 %s is a password that guessing begins with', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

test.each(['Demo-haslo-2026!', 'Jasne-Niebo-7', 'Zielony-Rower-88', 'Dragon-73918264-x', 'kX9!vbQ2#mPz'])(
  'ACC-07 %s is none',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  },
)
