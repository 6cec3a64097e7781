import { textsIn } from '../i18n/testing/texts-in.ts'

const READY = /^([a-z_]+)\.ready_(?!heading|texts)/

describe.each(['pl', 'en'] as const)('ready-made reasons in %s', (language) => {
  const found = Object.entries(textsIn(language)).flatMap(([id, text]) => {
    const module = READY.exec(id)?.[1]
    return module === undefined ? [] : [{ id, module, text: String(text) }]
  })

  test('ADM-02 are whole sentences, so that several of them and own words read well after one another', () => {
    expect(found.length).toBeGreaterThan(50)
    expect(found.filter(({ text }) => !/^\p{Lu}.*[.!]$/u.test(text)).map(({ id }) => id)).toEqual([])
  })

  test('ADM-02 never hold one another: each is taken out alone', () => {
    const within = found.filter(({ id, module, text }) =>
      found.some((other) => other.module === module && other.id !== id && other.text.includes(text)),
    )
    expect(within.map(({ id }) => id)).toEqual([])
  })
})
