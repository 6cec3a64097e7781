import { createDrawing, type PageToDraw } from './drawing.ts'

const PAGE: PageToDraw = {
  route: 'offers.search',
  path: '/offers?q=oak',
  language: 'en',
  palette: 'green',
  scheme: 'auto',
  phone: true,
  answers: [{ name: 'offers.search', input: { q: 'oak' }, answer: { data: [] } }],
}

function drawing(draw: (page: PageToDraw & { now: number }) => Promise<string | null>) {
  let now = 1_000_000
  const told: unknown[] = []
  const silent = () => undefined
  const log = { debug: silent, info: silent, warn: silent, error: (facts: unknown) => void told.push(facts) }
  let times = 0
  const server = {
    drawPage: async (page: PageToDraw & { now: number }) => {
      times += 1
      return draw(page)
    },
  }
  const deps = { filesUrl: null, apiBase: '/api', clock: { now: () => now }, log }
  return {
    page: createDrawing(server, deps as never),
    told,
    times: () => times,
    pass(ms: number) {
      now += ms
    },
  }
}

test('NAV-05 a page is drawn once for the same address and answers, with the time it was drawn at', async () => {
  const { page, times, pass } = drawing(async ({ path }) => `<main>${path}</main>`)
  const first = await page(PAGE)
  expect(first).toEqual({ html: '<main>/offers?q=oak</main>', with: { now: 1_000_000, phone: true } })
  pass(30_000)
  expect(await page(PAGE)).toBe(first)
  expect(times()).toBe(1)
  await page({ ...PAGE, answers: [] })
  await page({ ...PAGE, phone: false })
  pass(31_000)
  expect((await page(PAGE))?.with.now).toBe(1_061_000)
  expect(times()).toBe(4)
})

test('NAV-05 a page that cannot be drawn is left to the browser, and told of once', async () => {
  const { page, told } = drawing(() => Promise.reject(new Error('no window')))
  expect([await page(PAGE), await page(PAGE)]).toEqual([null, null])
  expect(told).toMatchObject([{ page: 'offers.search', error: { message: 'no window' } }])
})

test('NAV-05 drawing takes half of a second at most; what comes beyond it gets its opening', async () => {
  const { page, times, pass } = drawing(async () => {
    const until = performance.now() + 300
    while (performance.now() < until);
    return '<main></main>'
  })
  for (const path of ['/a', '/b', '/c', '/d']) await page({ ...PAGE, path })
  expect(times()).toBe(2)
  pass(1_000)
  await page({ ...PAGE, path: '/e' })
  expect(times()).toBe(3)
})
