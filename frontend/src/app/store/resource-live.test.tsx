import { jest } from '@jest/globals'
import { query } from '@kredka/contracts/kernel/endpoints'
import { Obj, Type } from '@kredka/contracts/kernel/schema'
import { act, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { type Hinted, hinted, missedMuch } from '../live/live-slice.ts'
import { rejected } from '../testing/fake-api.ts'
import { fakeServices } from '../testing/services.ts'
import { createResource, useResource } from './resource.ts'
import { createStore } from './store.ts'

const getThing = query('things.get', {
  path: 'GET /things/{id}',
  access: 'public',
  about: 'An entity.',
  params: Obj({ id: Type.String() }),
  answer: Obj({ name: Type.String() }),
})
const live = createResource(getThing, { on: ['chat'], about: ({ id }) => id })
const getStill = query('things.get_still', {
  path: 'GET /still/{id}',
  access: 'public',
  about: 'An entity that nothing is told of.',
  params: Obj({ id: Type.String() }),
  answer: Obj({ name: Type.String() }),
})
const still = createResource(getStill)

const drawn: string[] = []
function Thing({ of = live, id = '1' }: { readonly of?: typeof live; readonly id?: string }) {
  const state = useResource(of, { id })
  const text = `${state.status}: ${state.data?.name ?? '-'}${state.error === null ? '' : ` ${state.error.code}`}`
  drawn.push(text)
  return <p data-testid="entity">{text}</p>
}

type Reply = { data: { name: string } } | ReturnType<typeof rejected>

/** Answers are given by hand, so that a test sees the time in between. */
function setup(page = <Thing />) {
  const services = fakeServices()
  const waiting: ((reply: Reply) => void)[] = []
  for (const endpoint of [getThing, getStill])
    services.api.on(endpoint, () => new Promise<Reply>((resolve) => waiting.push(resolve)))
  const store = createStore(services)
  const rendered = render(<Provider store={store}>{page}</Provider>)
  drawn.length = 0
  return {
    ...rendered,
    store,
    reads: () => services.api.calls.length,
    hint: (...hints: Hinted[]) => act(async () => void store.dispatch(hinted(hints))),
    missed: () => act(async () => void store.dispatch(missedMuch())),
    answer: (reply: string | Reply) =>
      act(async () => waiting.shift()?.(typeof reply === 'string' ? { data: { name: reply } } : reply)),
    shown: () => screen.getAllByTestId('entity').map((one) => one.textContent),
    wait: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
  }
}
const CHAT: Hinted = { entity: 'chat' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('CHT-01 a hint has what is on the screen read anew without a sign of loading', async () => {
  const { answer, hint, shown, reads } = setup()
  await answer('old')
  drawn.length = 0
  await hint(CHAT)
  expect([shown(), reads()]).toEqual([['ready: old'], 2])
  await answer('new')
  expect(shown()).toEqual(['ready: new'])
  expect(new Set(drawn)).toEqual(new Set(['ready: new']))
})

test('the same answer again draws nothing anew: what is typed into a form stays', async () => {
  const { answer, hint } = setup()
  await answer('same')
  drawn.length = 0
  await hint(CHAT)
  await answer('same')
  expect(drawn).toEqual([])
})

test('only what a hint is about is read: the entity, and the one where both name it', async () => {
  const { hint, reads, answer } = setup(
    <>
      <Thing />
      <Thing id="2" />
      <Thing of={still} />
    </>,
  )
  for (const name of ['a', 'b', 'c']) await answer(name)
  await hint({ entity: 'offer' })
  expect(reads()).toBe(3)
  await hint({ entity: 'chat', id: '2' })
  expect(reads()).toBe(4)
  await hint({ entity: 'chat', id: '3' })
  expect(reads()).toBe(4)
})

test('hints that come while it is read lead to one more read, and never cut one off', async () => {
  const { answer, hint, shown, reads } = setup()
  await hint(CHAT)
  await hint(CHAT)
  expect(reads()).toBe(1)
  await answer('first')
  expect([shown(), reads()]).toEqual([['ready: first'], 2])
  await answer('second')
  expect([shown(), reads()]).toEqual([['ready: second'], 2])
})

test('a hint counts for a read under way also when another part of the page asked for the same meanwhile', async () => {
  const { answer, hint, reads, rerender, store } = setup()
  rerender(
    <Provider store={store}>
      <Thing />
      <Thing />
    </Provider>,
  )
  await hint(CHAT)
  await answer('first')
  expect(reads()).toBe(2)
})

test('what was missed has all on the screen read anew, and nothing else', async () => {
  const { answer, missed, reads, rerender } = setup(
    <>
      <Thing />
      <Thing of={still} />
    </>,
  )
  for (const name of ['a', 'b']) await answer(name)
  await missed()
  expect(reads()).toBe(4)
  for (const name of ['a', 'b']) await answer(name)
  rerender(<p>another page</p>)
  await missed()
  expect(reads()).toBe(4)
})

test('a failure that passes leaves what is shown and is tried again; one that does not shows', async () => {
  const { answer, hint, shown, wait, reads } = setup()
  await answer('old')
  await hint(CHAT)
  await answer(rejected('UNAVAILABLE'))
  expect(shown()).toEqual(['ready: old'])
  await wait(2_000)
  expect(reads()).toBe(3)
  await answer('new')
  expect(shown()).toEqual(['ready: new'])
  await hint(CHAT)
  await answer(rejected('NOT_FOUND'))
  expect(shown()).toEqual(['failed: new NOT_FOUND'])
})
