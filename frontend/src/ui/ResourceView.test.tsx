import { screen } from '@testing-library/react'
import type { ApiError } from '../kernel/errors.ts'
import type { ResourceState } from '../kernel/resource-state.ts'
import { ResourceView } from './ResourceView.tsx'
import { show } from './testing/show.tsx'

const failure = (status: number): ApiError => ({
  code: 'UNAVAILABLE',
  status,
  message: 'down',
  details: [],
  params: {},
})
const refresh = () => undefined
const common = { key: '{}', meta: null, stale: false, refresh }

function read(state: Partial<ResourceState<string>>) {
  const of = { ...common, data: null, error: null, status: 'idle', ...state } as ResourceState<string> & {
    refresh: () => void
  }
  show(<ResourceView of={of}>{(data) => <input aria-label="name" defaultValue={data} />}</ResourceView>)
}

test('what could not be read again stays on the screen, with a way to try again: forms keep what was typed', () => {
  read({ status: 'failed', data: 'Anna', error: failure(503) })
  expect(screen.getByLabelText('name')).toHaveProperty('value', 'Anna')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('what is gone, or not this person’s to see, goes from the screen', () => {
  read({ status: 'failed', data: 'Anna', error: failure(404) })
  expect(screen.queryByLabelText('name')).toBeNull()
})

test('what was never read shows the error in its place', () => {
  read({ status: 'failed', error: failure(503) })
  expect(screen.queryByLabelText('name')).toBeNull()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
