import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { useSavedElsewhere } from './useSavedElsewhere.ts'

interface Values {
  readonly title: string
  readonly text: string
}

const bodyOf = ({ title, text }: Values) => ({ title: title.trim(), text: text.trim() })

/** A form as `useForm` gives it, as far as this looks at it. */
function useTestForm(saved: Values) {
  const [values, replace] = useState(saved)
  return { values, type: replace, ...useSavedElsewhere({ values, replace }, saved, bodyOf) }
}

const opened = (saved: Values) => renderHook((now: Values) => useTestForm(now), { initialProps: saved })
const FIRST = { title: 'Plan', text: 'Pierwsza wersja' }
const SECOND = { title: 'Plan', text: 'Druga wersja' }

test('ADM-02 a form that nobody touched follows what is saved elsewhere', () => {
  const { result, rerender } = opened(FIRST)
  rerender(SECOND)
  expect(result.current.values).toEqual(SECOND)
  expect(result.current.overtaken).toBe(false)
})

test('ADM-02 what was typed stays when something else is saved, until the person takes the newer version', () => {
  const { result, rerender } = opened(FIRST)
  act(() => result.current.type({ ...FIRST, text: 'Moja wersja' }))
  rerender(SECOND)
  expect(result.current.values.text).toBe('Moja wersja')
  expect(result.current.overtaken).toBe(true)
  act(() => result.current.take())
  expect(result.current.values).toEqual(SECOND)
  expect(result.current.overtaken).toBe(false)
})

test('ADM-02 one’s own save is no surprise, whatever spaces it lost', () => {
  const { result, rerender } = opened(FIRST)
  act(() => result.current.type({ ...SECOND, text: 'Druga wersja ' }))
  rerender({ text: SECOND.text, title: SECOND.title })
  expect(result.current.overtaken).toBe(false)
  act(() => result.current.type({ ...SECOND, text: 'Trzecia wersja' }))
  expect(result.current.overtaken).toBe(false)
})
