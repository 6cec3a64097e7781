import { ALL_TEACHERS, directoryInput, directoryOf, directoryParams, directoryTitle } from './directory.ts'

const read = (address: string) => directoryOf(new URLSearchParams(address))

test('PRO-04 the filters of the directory stand in its address, and nothing else does', () => {
  const filters = read('subject=maths&city=krakow&online=true&page=3')
  expect(filters).toEqual({ subject: 'maths', city: 'krakow', online: true, page: 3 })
  expect(directoryParams(filters).toString()).toBe('subject=maths&city=krakow&online=true&page=3')
  expect(directoryInput(filters)).toEqual(filters)
  expect(directoryParams(ALL_TEACHERS).size).toBe(0)
  expect(directoryInput(ALL_TEACHERS)).toEqual({})
})

test.each(['', 'subject=alchemy', 'city=%3Cb%3E', 'online=maybe', 'page=0', 'page=-1', 'page=two', 'q=anna'])(
  'PRO-04 an address that makes no sense is that of all teachers: %s',
  (address) => expect(read(address)).toEqual(ALL_TEACHERS),
)

test('NAV-05 the title names subject and city', () => {
  expect(directoryTitle('pl', null, null)).toBe('Korepetytorzy')
  expect(directoryTitle('pl', 'maths', 'Kraków')).toBe('Korepetytorzy – Matematyka – Kraków')
  expect(directoryTitle('en', 'maths', null)).toBe('Tutors – Maths')
})
