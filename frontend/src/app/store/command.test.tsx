import { jest } from '@jest/globals'
import { Done, upload } from '@kredka/contracts/kernel/endpoints'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { rejected } from '../testing/fake-api.ts'
import { fakeServices } from '../testing/services.ts'
import { useCommand } from './command.ts'
import { createStore } from './store.ts'

const sendThing = upload('things.send', {
  path: 'POST /things',
  access: 'public',
  about: 'A thing.',
  takes: { types: ['text/plain'], max_bytes: 10 },
  answer: Done,
})
const THING = new Blob(['thing'])

function setup() {
  const heard: string[] = []
  const services = fakeServices()
  function Thing() {
    const send = useCommand(sendThing, {
      quiet: true,
      always: () => heard.push('always'),
      done: () => heard.push('done'),
      failed: ({ code }) => heard.push(code),
    })
    return (
      <button type="button" onClick={() => send.send({}, THING)}>
        {send.status}
      </button>
    )
  }
  const page = render(
    <Provider store={createStore(services)}>
      <Thing />
    </Provider>,
  )
  return { ...services, heard, page, press: () => fireEvent.click(screen.getByRole('button')) }
}

// What the store's check of serialisable actions finds is said as an error, which fails any test.
test('a command takes its file along and tells its page, and no action carries file or callback', async () => {
  const { api, heard, press } = setup()
  api.on(sendThing, () => ({ data: null }))
  press()
  await waitFor(() => expect(heard).toEqual(['always', 'done']))
  expect(api.files).toEqual([THING])
  expect(screen.getByRole('button').textContent).toBe('done')
})

test('the store’s check speaks of an action that carries a callback', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  createStore(fakeServices()).dispatch({ type: 'test/callback', payload: { settled: () => undefined } })
  expect(said.mock.calls.flat()).toContainEqual(expect.stringContaining('in the path: `payload.settled`'))
  said.mockRestore()
})

test('a page that is gone hears nothing, what it shares with others does', async () => {
  const { api, heard, page, press } = setup()
  let answer: (reply: { data: null }) => void = () => undefined
  api.on(sendThing, () => new Promise((resolve) => (answer = resolve)))
  press()
  await waitFor(() => expect(api.calls).toHaveLength(1))
  page.unmount()
  answer({ data: null })
  await waitFor(() => expect(heard).toEqual(['always']))
})

test('the same again after a failure carries the same key; after it went well another', async () => {
  const { api, heard, press } = setup()
  api.on(sendThing, () => rejected('FILE_EMPTY'))
  press()
  await waitFor(() => expect(heard).toEqual(['FILE_EMPTY']))
  api.on(sendThing, () => ({ data: null }))
  for (const times of [3, 5]) {
    press()
    await waitFor(() => expect(heard).toHaveLength(times))
  }
  const [failed, repeated, next] = api.calls.map(({ key }) => key)
  expect(repeated).toBe(failed)
  expect(next).not.toBe(failed)
})
