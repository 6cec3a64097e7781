import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { show } from '../testing/show.tsx'
import { GapText } from './GapText.tsx'

const PROMPT = '[[1]] ma $x$, a [[2]] nie.'
const BANK = ['Ala', 'kot', 'Ala']
let given: readonly string[] = []

function Question({ bank, locked }: { readonly bank?: readonly string[]; readonly locked?: boolean }) {
  const [values, setValues] = useState<readonly string[]>(['', ''])
  given = values
  return (
    <GapText prompt={PROMPT} formulas={[]} values={values} onChange={setValues} bank={bank} locked={locked ?? false} />
  )
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const words = () => within(screen.getByRole('group', { name: 'Words to place' })).getAllByRole('button')

describe('QUI-03 gaps that are typed into', () => {
  test('each is named by its number, and stands in the text', () => {
    const { container } = show(<Question />)
    expect(container.textContent).toBe(' ma $x$, a  nie.')
    fireEvent.change(screen.getByRole('textbox', { name: 'Gap 2 of 2' }), { target: { value: 'kot' } })
    expect(given).toEqual(['', 'kot'])
  })

  test('what is sent cannot be changed', () => {
    show(<Question locked />)
    expect(screen.getAllByRole<HTMLInputElement>('textbox').every(({ readOnly }) => readOnly)).toBe(true)
  })

  test('each says what became of it, and what would have been right', () => {
    const results = [{ verdict: 'right' as const }, { verdict: 'wrong' as const, expected: 'pies' }]
    const { container } = show(
      <GapText
        prompt={PROMPT}
        formulas={[]}
        values={['Ala', 'kot']}
        onChange={() => undefined}
        results={results}
        locked
      />,
      { language: 'pl' },
    )
    expect(container.textContent).toBe('Poprawna ma $x$, a BłędnaPoprawnie: pies nie.')
    expect(container.querySelectorAll('svg')).toHaveLength(2)
  })

  test('a number that is no gap stays as it was written', () => {
    const { container } = show(<GapText prompt="a [[7]]" formulas={[]} values={['']} onChange={() => undefined} />)
    expect(container.textContent).toBe('a [[7]]')
  })
})

describe('QUI-03 gaps that are filled from a bank', () => {
  test('a word, then a gap', () => {
    show(<Question bank={BANK} />)
    fireEvent.click(button('kot'))
    expect(button('kot').getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(button('Gap 1 of 2: empty'))
    expect(given).toEqual(['kot', ''])
    expect(button('Gap 1 of 2: kot')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('kot: gap 1')
  })

  test('a gap, then a word', () => {
    show(<Question bank={BANK} />)
    fireEvent.click(button('Gap 2 of 2: empty'))
    fireEvent.click(button('kot'))
    expect(given).toEqual(['', 'kot'])
  })

  test('a word is used once, keeps the focus and can be taken twice where it is there twice', () => {
    show(<Question bank={BANK} />)
    const [first, , other] = words()
    fireEvent.click(button('Gap 1 of 2: empty'))
    first?.focus()
    if (first !== undefined) fireEvent.click(first)
    expect(document.activeElement).toBe(first)
    expect(words().map((word) => word.getAttribute('aria-disabled'))).toEqual(['true', null, null])
    fireEvent.click(button('Gap 2 of 2: empty'))
    if (first !== undefined) fireEvent.click(first)
    expect(given).toEqual(['Ala', ''])
    if (other !== undefined) fireEvent.click(other)
    expect(given).toEqual(['Ala', 'Ala'])
  })

  test('a full gap gives its word back, by choosing it or by the key Delete', () => {
    show(<Question bank={BANK} />)
    for (const name of ['kot', 'Gap 1 of 2: empty', 'Gap 1 of 2: kot']) fireEvent.click(button(name))
    expect(given).toEqual(['', ''])
    expect(screen.getByRole('status').textContent).toBe('kot: back in the list')
    fireEvent.click(button('kot'))
    fireEvent.keyDown(button('Gap 1 of 2: kot'), { key: 'Delete' })
    expect(given).toEqual(['', ''])
  })

  test('another word takes the place of the first', () => {
    show(<Question bank={BANK} />)
    for (const name of ['kot', 'Gap 1 of 2: empty']) fireEvent.click(button(name))
    const [first] = words()
    if (first !== undefined) fireEvent.click(first)
    fireEvent.click(button('Gap 1 of 2: kot'))
    expect(given).toEqual(['Ala', ''])
    expect(button('kot').getAttribute('aria-disabled')).toBeNull()
  })

  test('when it is sent, the bank goes and nothing can be changed', () => {
    show(<Question bank={BANK} locked />, { language: 'pl' })
    expect(screen.queryByRole('group')).toBeNull()
    fireEvent.click(button('Luka 1 z 2: pusta'))
    fireEvent.keyDown(button('Luka 1 z 2: pusta'), { key: 'Delete' })
    expect(given).toEqual(['', ''])
  })
})
