import { jest } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { show } from '../testing/show.tsx'
import { MultiSelect } from './MultiSelect.tsx'
import { IntegerField, NumberField } from './NumberField.tsx'
import { type Option, Select } from './Select.tsx'
import { TextInput } from './TextInput.tsx'

const FRUIT: readonly Option[] = ['Apple', 'Pear', 'Pineapple'].map((label) => ({ value: label.toLowerCase(), label }))
const combobox = () => screen.getByRole('combobox') as HTMLInputElement
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const type = (value: string) => fireEvent.change(combobox(), { target: { value } })
const key = (name: string) => fireEvent.keyDown(combobox(), { key: name })

function Fruit(props: Partial<Parameters<typeof Select>[0]>) {
  const [value, setValue] = useState<Option | null>(null)
  return <Select label="Fruit" value={value?.value ?? null} shown={value?.label ?? ''} onChange={setValue} {...props} />
}

describe('WID-01 dropdown', () => {
  test('filters by a case-insensitive substring; nothing found is said with what was typed', () => {
    show(<Fruit options={FRUIT} searchable />)
    fireEvent.click(combobox())
    expect(options()).toEqual(['Apple', 'Pear', 'Pineapple'])
    type('APPLE')
    expect(options()).toEqual(['Apple', 'Pineapple'])
    type('fig')
    expect(screen.getByText('No results for fig')).toBeTruthy()
  })

  test('works by keyboard: down, enter, escape', () => {
    show(<Fruit options={FRUIT} />)
    key('ArrowDown')
    key('ArrowDown')
    expect(combobox().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[1]?.id)
    key('Enter')
    expect(combobox().value).toBe('Pear')
    expect(options()).toEqual([])
    key('ArrowDown')
    key('Escape')
    expect(combobox().getAttribute('aria-expanded')).toBe('false')
  })

  test('opens at what is chosen, and letters lead to an option', () => {
    show(<Fruit options={FRUIT} />)
    key('p')
    expect(screen.getByRole('option', { name: 'Pear' }).id).toBe(combobox().getAttribute('aria-activedescendant'))
    key('i')
    key('Enter')
    expect(combobox().value).toBe('Pineapple')
    key(' ')
    expect(combobox().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[2]?.id)
  })

  test.each([
    ['one of many', <Fruit key="one" options={FRUIT} searchable />],
    ['several', <MultiSelect key="several" label="Fruit" options={FRUIT} value={[]} onChange={() => undefined} />],
  ])('of %s keeps, on a phone, letters typed before its sheet has the focus', async (_, field) => {
    const wide = window.matchMedia
    window.matchMedia = (query) => Object.assign(wide(query), { matches: query.includes('max-width') })
    try {
      show(field)
      for (const letter of 'pin') key(letter)
      fireEvent.keyDown(combobox(), { key: 'v', ctrlKey: true })
      expect(((await screen.findByRole('searchbox')) as HTMLInputElement).value).toBe('pin')
      expect(options()).toEqual(['Pineapple'])
    } finally {
      window.matchMedia = wide
    }
  })

  test('what was typed stands as it is where it may: picked, or when the field is left', () => {
    show(<Fruit options={FRUIT} searchable free={(typed) => ({ value: `typed:${typed}`, label: typed })} />)
    fireEvent.click(combobox())
    type('fig')
    expect(options()).toEqual(['fig'])
    key('Enter')
    expect(combobox().value).toBe('fig')
    fireEvent.click(combobox())
    type('red apple')
    fireEvent.blur(combobox())
    expect(combobox().value).toBe('red apple')
    fireEvent.click(combobox())
    type('pear')
    expect(options()).toEqual(['Pear'])
    key('Tab')
    expect(combobox().value).toBe('Pear')
  })

  test('says that there is nothing where there are no options', () => {
    show(<Fruit options={[]} />)
    fireEvent.click(combobox())
    expect(screen.getByText('No results found')).toBeTruthy()
  })

  test('waits before it asks only where it is told to', async () => {
    const asked: string[] = []
    const load = async (query: string) => {
      asked.push(query)
      return FRUIT
    }
    jest.useFakeTimers()
    show(<Fruit load={load} />)
    fireEvent.click(combobox())
    type('a')
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(asked).toEqual(['a'])
    cleanup()
    show(<Fruit load={load} debounceMs={300} />)
    fireEvent.click(combobox())
    type('p')
    await act(() => jest.advanceTimersByTimeAsync(299))
    type('pe')
    await act(() => jest.advanceTimersByTimeAsync(299))
    expect(asked).toEqual(['a'])
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(asked).toEqual(['a', 'pe'])
    jest.useRealTimers()
  })

  test('is not searchable by default, and can be cleared', () => {
    show(<Fruit options={FRUIT} />)
    expect(combobox().readOnly).toBe(true)
    fireEvent.click(combobox())
    fireEvent.click(screen.getByRole('option', { name: 'Apple' }))
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(combobox().value).toBe('')
    expect(combobox().placeholder).toBe('Choose option')
  })

  test('asks its loader only from the least number of characters on, and shows that it loads', async () => {
    const asked: string[] = []
    const waiting: ((found: readonly Option[]) => void)[] = []
    const load = (query: string) => {
      asked.push(query)
      return new Promise<readonly Option[]>((resolve) => waiting.push(resolve))
    }
    show(<Fruit load={load} minChars={2} />)
    fireEvent.click(combobox())
    type('a')
    expect(screen.getByText('Type at least 2 characters')).toBeTruthy()
    type('ap')
    expect(screen.getByText('Loading...')).toBeTruthy()
    await act(async () => new Promise((resolve) => setTimeout(resolve)))
    await act(async () => waiting[0]?.(FRUIT.slice(0, 1)))
    expect(options()).toEqual(['Apple'])
    expect(asked).toEqual(['ap'])
  })

  test('keeps the errors of its loader to itself', async () => {
    show(<Fruit load={() => Promise.reject(new Error('down'))} />)
    fireEvent.click(combobox())
    type('a')
    expect(await screen.findByText('No results for a')).toBeTruthy()
  })
})

test('several can be chosen; backspace takes the last away', () => {
  function Fruits() {
    const [value, setValue] = useState<readonly Option[]>([])
    return <MultiSelect label="Fruit" options={FRUIT} value={value} onChange={setValue} />
  }
  show(<Fruits />)
  fireEvent.click(combobox())
  fireEvent.click(screen.getByRole('option', { name: 'Apple' }))
  fireEvent.click(screen.getByRole('option', { name: 'Pear' }))
  expect(screen.getAllByText('Remove')).toHaveLength(2)
  key('Backspace')
  expect(screen.getAllByText('Remove')).toHaveLength(1)
})

describe('section 5: numbers', () => {
  function Amount({ field: Field, value: first }: { field: typeof NumberField; value: number | null }) {
    const [value, setValue] = useState(first)
    return (
      <>
        <Field label="Amount" value={value} onChange={setValue} min={1} max={90} />
        <output>{String(value)}</output>
      </>
    )
  }
  const field = () => screen.getByLabelText('Amount') as HTMLInputElement
  const write = (value: string) => fireEvent.change(field(), { target: { value } })
  const held = () => screen.getByRole('status').textContent

  test('an integer takes digits only', () => {
    show(<Amount field={IntegerField} value={null} />)
    for (const wrong of ['a', '1.5', '-1']) write(wrong)
    expect(field().value).toBe('')
    write('45')
    expect(held()).toBe('45')
  })

  test('a number takes one decimal point or comma', () => {
    show(<Amount field={NumberField} value={null} />)
    write('1.2.3')
    expect(field().value).toBe('')
    write('1,5')
    expect(held()).toBe('1.5')
  })

  test('what lies outside is clamped when the field is left', () => {
    show(<Amount field={NumberField} value={500} />)
    fireEvent.blur(field())
    expect(field().value).toBe('90')
    write('0')
    fireEvent.blur(field())
    expect(held()).toBe('1')
  })
})

describe('WID-01 text input', () => {
  function Name({ onEnter }: { onEnter?: () => void }) {
    const [value, setValue] = useState('Ala')
    return (
      <TextInput
        label="Name"
        hint="As others see it"
        value={value}
        onChange={setValue}
        max={5}
        clearable
        {...(onEnter === undefined ? {} : { onEnter })}
      />
    )
  }
  const field = () => screen.getByLabelText('Name') as HTMLInputElement

  test('counts, describes, clears', () => {
    show(<Name />)
    expect(screen.getByText('3/5')).toBeTruthy()
    const note = document.getElementById(field().getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe('As others see it')
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(field().value).toBe('')
    expect(document.activeElement).toBe(field())
  })

  test('Enter (key code 13) submits; while an input method composes a letter (229) it does not', () => {
    let submitted = 0
    show(
      <Name
        onEnter={() => {
          submitted += 1
        }}
      />,
    )
    fireEvent.keyDown(field(), { key: 'a', keyCode: 65 })
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
    expect(submitted).toBe(0)
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 })
    expect(submitted).toBe(1)
  })

  test('what is longer than its maximum stays, and is counted', () => {
    show(<Name />)
    fireEvent.change(field(), { target: { value: 'Żaneta' } })
    expect(field().value).toBe('Żaneta')
    expect(screen.getByText('6/5')).toBeTruthy()
  })

  test('cannot be cleared while it is disabled', () => {
    show(<TextInput label="Name" value="Ala" onChange={() => undefined} clearable disabled />)
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  })

  test('its name and that it may stay empty are heard as two words', () => {
    show(<TextInput label="Note" optionalText="optional" value="" onChange={() => undefined} />)
    expect(screen.getByRole('textbox', { name: 'Note optional' })).toBeTruthy()
  })
})
