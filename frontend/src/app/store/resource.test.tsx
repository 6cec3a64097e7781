import { query } from '@kredka/contracts/kernel/endpoints'
import { Obj, PageQuery, Type } from '@kredka/contracts/kernel/schema'
import { act, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { rejected } from '../testing/fake-api.ts'
import { fakeServices } from '../testing/services.ts'
import { createResource, useResource } from './resource.ts'
import { resourcesForgotten } from './resources-slice.ts'
import { createStore } from './store.ts'

const listThings = query('things.list', {
  path: 'GET /things',
  access: 'public',
  about: 'Things.',
  query: Obj(PageQuery),
  answer: Type.Array(Type.String()),
  paged: true,
})
const things = createResource(listThings)

function Things({ page }: { readonly page: number }) {
  const state = useResource(things, { page })
  return (
    <button type="button" onClick={state.refresh}>
      {state.status}: {state.data?.join(' ') ?? '-'} {state.error?.code}
    </button>
  )
}

/** Answers are given by hand, so that a test sees the time in between. */
function setup() {
  const services = fakeServices()
  const waiting: ((answer: { data: string[] } | ReturnType<typeof rejected>) => void)[] = []
  services.api.on(listThings, () => new Promise((resolve) => waiting.push(resolve)))
  const store = createStore(services)
  const tree = (children: React.ReactNode) => <Provider store={store}>{children}</Provider>
  const answer = (reply: string | ReturnType<typeof rejected>) =>
    act(async () => waiting.shift()?.(typeof reply === 'string' ? { data: [reply] } : reply))
  return { services, store, tree, answer, shown: () => screen.getAllByRole('button').map((b) => b.textContent?.trim()) }
}

test('loading, then ready', async () => {
  const { tree, answer, shown } = setup()
  render(tree(<Things page={1} />))
  expect(shown()).toEqual(['loading: -'])
  await answer('a')
  expect(shown()).toEqual(['ready: a'])
})

test('two that ask for the same make one call', async () => {
  const { services, tree, answer, shown } = setup()
  render(tree([<Things key="1" page={1} />, <Things key="2" page={1} />]))
  await answer('a')
  expect(services.api.calls).toHaveLength(1)
  expect(shown()).toEqual(['ready: a', 'ready: a'])
})

test('the previous page stays while the next one loads', async () => {
  const { tree, answer, shown } = setup()
  const { rerender } = render(tree(<Things page={1} />))
  await answer('a')
  rerender(tree(<Things page={2} />))
  expect(shown()).toEqual(['loading: a'])
  await answer('b')
  expect(shown()).toEqual(['ready: b'])
})

test('a failure keeps what was there and can be tried again', async () => {
  const { tree, answer, shown } = setup()
  render(tree(<Things page={1} />))
  await answer('a')
  act(() => screen.getByRole('button').click())
  expect(shown()).toEqual(['loading: a'])
  await answer(rejected('UNAVAILABLE'))
  expect(shown()).toEqual(['failed: a UNAVAILABLE'])
  act(() => screen.getByRole('button').click())
  await answer('b')
  expect(shown()).toEqual(['ready: b'])
})

test('an answer that nobody waits for any more is given up', async () => {
  const { store, tree, answer } = setup()
  const { unmount } = render(tree(<Things page={1} />))
  unmount()
  await answer('a')
  expect(things.select(store.getState(), { page: 1 }).status).toBe('idle')
})

test('one of two that leaves does not take the answer from the other', async () => {
  const { tree, answer, shown } = setup()
  const { rerender } = render(tree([<Things key="1" page={1} />, <Things key="2" page={1} />]))
  rerender(tree([<Things key="2" page={1} />]))
  await answer('a')
  expect(shown()).toEqual(['ready: a'])
})

test('an answer overtaken by a refresh does not show', async () => {
  const { store, tree, answer, shown } = setup()
  render(tree(<Things page={1} />))
  await act(async () => store.dispatch(things.refresh({ page: 1 })))
  await answer('old')
  expect(shown()).toEqual(['loading: -'])
  await answer('new')
  expect(shown()).toEqual(['ready: new'])
})

test('the answer of a command can stand in for a read', async () => {
  const { store, tree, answer, shown } = setup()
  render(tree(<Things page={1} />))
  await answer('a')
  act(() => void store.dispatch(things.replace({ page: 1 }, ['z'])))
  expect(shown()).toEqual(['ready: z'])
})

test('when everything is forgotten, what is on screen is read anew', async () => {
  const { services, store, tree, answer, shown } = setup()
  render(tree(<Things page={1} />))
  await answer('of a visitor')
  act(() => void store.dispatch(resourcesForgotten()))
  expect(shown()).toEqual(['loading: -'])
  await answer('of a user')
  expect(shown()).toEqual(['ready: of a user'])
  expect(services.api.calls).toHaveLength(2)
})

test('at most twenty answers of a resource are kept', async () => {
  const { store } = setup()
  for (let page = 1; page <= 25; page += 1) store.dispatch(things.replace({ page }, [String(page)]))
  expect(things.select(store.getState(), { page: 5 }).status).toBe('idle')
  expect(things.select(store.getState(), { page: 6 }).data).toEqual(['6'])
})
