/** @jest-environment jsdom */
import { ownStorage, staffOwner, staffSettingsOwner } from './own-storage.ts'

const [ANNA, PIOTR] = ['01j9z3v5e8c7w2q4k6m8n0p2r4', '01j9z3v5e8c7w2q4k6m8n0p2r5']
const own = ownStorage(localStorage, window)
afterEach(() => localStorage.clear())

test('what a person wrote is kept under their id and read by nobody else', () => {
  own.write(ANNA, 'draft.1', 'Dzień dobry')
  expect(own.read(ANNA, 'draft.1')).toBe('Dzień dobry')
  expect(own.read(PIOTR, 'draft.1')).toBeNull()
  expect(own.names(ANNA, 'draft.')).toEqual(['draft.1'])
  expect(own.names(PIOTR, 'draft.')).toEqual([])
  own.write(ANNA, 'draft.1', null)
  expect(own.read(ANNA, 'draft.1')).toBeNull()
})

test('logging out takes everything, logging in what belonged to others; the rest of the browser’s storage stays', () => {
  localStorage.setItem('kredka.language', 'pl')
  own.write(ANNA, 'draft.1', 'a')
  own.write(PIOTR, 'draft.1', 'p')
  own.forget([ANNA])
  expect([own.read(ANNA, 'draft.1'), own.read(PIOTR, 'draft.1')]).toEqual(['a', null])
  own.forget()
  expect(own.read(ANNA, 'draft.1')).toBeNull()
  expect(localStorage.getItem('kredka.language')).toBe('pl')
})

test('ADM-02 what staff wrote stays while others log in and out, and goes with their own logout', () => {
  const staff = staffOwner(ANNA)
  own.write(staff, 'reason.1', 'Za krótki opis')
  own.write(staffOwner(PIOTR), 'reason.1', 'Inny')
  own.write(ANNA, 'draft.1', 'a')
  own.forget([PIOTR])
  own.forget()
  expect([own.read(staff, 'reason.1'), own.read(ANNA, 'draft.1')]).toEqual(['Za krótki opis', null])
  own.forgetOf(staff)
  expect([own.read(staff, 'reason.1'), own.read(staffOwner(PIOTR), 'reason.1')]).toEqual([null, 'Inny'])
})

test('ADM-02 the settings of staff stay when they log out, and when somebody else does', () => {
  own.write(staffSettingsOwner(ANNA), 'keys', '1')
  own.forget()
  own.forgetOf(staffOwner(ANNA))
  expect(own.read(staffSettingsOwner(ANNA), 'keys')).toBe('1')
})

test('a change in another tab is heard by its name, that of another person is not', () => {
  const heard: string[] = []
  const stop = own.listen(ANNA, (name) => heard.push(name))
  const change = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }))
  change(`kredka.own.${ANNA}.draft.1`)
  change(`kredka.own.${PIOTR}.draft.1`)
  change('kredka.language')
  stop()
  change(`kredka.own.${ANNA}.draft.2`)
  expect(heard).toEqual(['draft.1'])
})

test('storage that refuses to keep anything breaks nothing', () => {
  const full = new Proxy(localStorage, {
    get: (target, name) => (name === 'setItem' ? refuse : Reflect.get(target, name)),
  })
  expect(() => ownStorage(full, window).write(ANNA, 'draft.1', 'x')).not.toThrow()
})

function refuse(): never {
  throw new DOMException('full', 'QuotaExceededError')
}
