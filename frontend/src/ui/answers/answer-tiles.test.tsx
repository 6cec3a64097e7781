import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { show } from '../testing/show.tsx'
import { ANSWER_COLOURS } from '../theme/tokens.ts'
import { AnswerTile, type TileState } from './AnswerTile.tsx'
import { type AnswerOption, AnswerTiles } from './AnswerTiles.tsx'
import { TILE_MARKS, tileMarkAt } from './tile-marks.ts'
import { ANSWER_VERDICTS } from './verdict.ts'

const OPTIONS: readonly AnswerOption[] = [
  { id: 7, text: 'Wisła' },
  { id: 2, text: 'Odra' },
  { id: 5, text: 'Warta' },
]

interface QuestionProps {
  readonly multiple?: boolean
  readonly locked?: boolean
  readonly keysEverywhere?: boolean
  readonly onChoice?: (chosen: readonly number[]) => void
}

function Question({ onChoice, ...rest }: QuestionProps) {
  const [chosen, setChosen] = useState<readonly number[]>([])
  const choose = (next: readonly number[]) => {
    setChosen(next)
    onChoice?.(next)
  }
  return <AnswerTiles label="The longest river" options={OPTIONS} chosen={chosen} onChange={choose} {...rest} />
}

describe('QUI-03 answers to choose from', () => {
  test('one of several: radio buttons that are named by letter and words', () => {
    show(<Question />)
    const group = screen.getByRole('radiogroup', { name: 'The longest river' })
    expect(within(group).getAllByRole('radio').map(nameOf)).toEqual(['A Wisła', 'B Odra', 'C Warta'])
    fireEvent.click(screen.getByRole('radio', { name: 'B Odra' }))
    fireEvent.click(screen.getByRole('radio', { name: 'C Warta' }))
    expect(checkedNames()).toEqual(['C Warta'])
  })

  test('several: checkboxes that are ticked and unticked', () => {
    const choices: (readonly number[])[] = []
    show(<Question multiple onChoice={(chosen) => choices.push(chosen)} />)
    expect(screen.getByRole('group', { name: 'The longest river' })).toBeTruthy()
    for (const name of ['C Warta', 'A Wisła', 'C Warta']) fireEvent.click(screen.getByRole('checkbox', { name }))
    expect(choices).toEqual([[5], [5, 7], [7]])
  })

  test('arrows go round; where one is chosen they choose, where several are they only lead there', () => {
    const { unmount } = show(<Question />)
    const last = screen.getByRole('radio', { name: 'C Warta' })
    last.focus()
    fireEvent.keyDown(last, { key: 'ArrowDown' })
    expect(checkedNames()).toEqual(['A Wisła'])
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'A Wisła' }))
    unmount()
    show(<Question multiple />)
    const first = screen.getByRole('checkbox', { name: 'A Wisła' })
    first.focus()
    fireEvent.keyDown(first, { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'C Warta' }))
    expect(checkedNames()).toEqual([])
  })

  test.each([
    ['2', 'B Odra'],
    ['c', 'C Warta'],
    ['A', 'A Wisła'],
  ])('the key %s chooses %s', (key, name) => {
    show(<Question />)
    fireEvent.keyDown(screen.getByRole('radiogroup'), { key })
    expect(checkedNames()).toEqual([name])
  })

  test.each([{ key: '9' }, { key: 'x' }, { key: 'a', ctrlKey: true }, { key: 'Tab' }])(
    '%j chooses nothing',
    (event) => {
      show(<Question />)
      fireEvent.keyDown(screen.getByRole('radiogroup'), event)
      expect(checkedNames()).toEqual([])
    },
  )

  test('keys elsewhere on the page count only where that was asked for, and never in a field', () => {
    const page = (keysEverywhere: boolean) => (
      <>
        <input aria-label="Search" />
        <Question keysEverywhere={keysEverywhere} />
      </>
    )
    const { unmount } = show(page(false))
    fireEvent.keyDown(document.body, { key: 'b' })
    expect(checkedNames()).toEqual([])
    unmount()
    show(page(true))
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'a' })
    expect(checkedNames()).toEqual([])
    fireEvent.keyDown(document.body, { key: 'b' })
    expect(checkedNames()).toEqual(['B Odra'])
  })

  test('what is sent cannot be changed, and keeps the focus', () => {
    const choices: (readonly number[])[] = []
    show(<Question locked keysEverywhere onChoice={(chosen) => choices.push(chosen)} />)
    const first = screen.getByRole<HTMLInputElement>('radio', { name: 'A Wisła' })
    expect([first.disabled, first.getAttribute('aria-disabled')]).toEqual([false, 'true'])
    fireEvent.click(first)
    fireEvent.keyDown(first, { key: '2' })
    fireEvent.keyDown(document.body, { key: '2' })
    expect(choices).toEqual([])
  })

  test.each([
    ['pl', 'Wysłana'],
    ['en', 'Sent'],
  ] as const)('a chosen one that is sent says so in %s', (language, word) => {
    show(<AnswerTiles label="River" options={OPTIONS} chosen={[2]} onChange={() => undefined} locked />, { language })
    expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByRole('radio', { name: `B Odra ${word}` }))
  })

  test('a review is a list with a word for each verdict', () => {
    const options = OPTIONS.map((option, n) => ({ ...option, verdict: (['wrong', 'missed', undefined] as const)[n] }))
    show(<AnswerTiles label="River" options={options} chosen={[7]} />)
    expect(screen.queryByRole('radio')).toBeNull()
    const items = within(screen.getByRole('list', { name: 'River' })).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent?.trim())).toEqual([
      'A Wisła Wrong',
      'B Odra Right, not chosen',
      'C Warta',
    ])
  })
})

test.each(ANSWER_VERDICTS)('QUI-03 the verdict %s is an icon and a word, not a colour alone', (verdict: TileState) => {
  const { container } = show(
    <AnswerTile place={0} state={verdict}>
      Wisła
    </AnswerTile>,
  )
  expect(container.querySelectorAll('svg')).toHaveLength(2)
  expect(container.textContent).toMatch(/^A Wisła.+/)
})

test('QUI-03 each answer has a letter, a shape and a colour of its own', () => {
  expect(TILE_MARKS).toHaveLength(ANSWER_COLOURS)
  for (const what of ['letter', 'shape', 'colour'] as const) {
    expect(new Set(TILE_MARKS.map((mark) => mark[what])).size).toBe(ANSWER_COLOURS)
  }
  expect(() => tileMarkAt(8)).toThrow(RangeError)
})

function nameOf(input: HTMLElement): string {
  return input.closest('label')?.textContent?.trim() ?? ''
}

function checkedNames(): readonly string[] {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('fieldset input')]
  return inputs.filter((input) => input.checked).map(nameOf)
}
