import { jest } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { show } from '../testing/show.tsx'
import { SortableList } from './SortableList.tsx'

const NAMES = ['Ala', 'Kot', 'Dom']
const moves: (readonly [string, string | null])[] = []

function Questions() {
  const [items, setItems] = useState(NAMES.map((name) => ({ id: name.toLowerCase(), name })))
  const move = (id: string, after: string | null) => {
    moves.push([id, after])
    const moved = items.filter((item) => item.id === id)
    const rest = items.filter((item) => item.id !== id)
    const at = rest.findIndex((item) => item.id === after) + 1
    setItems([...rest.slice(0, at), ...moved, ...rest.slice(at)])
  }
  return (
    <SortableList label="Questions" items={items} onMove={move}>
      {({ name }, place) => `${place + 1}. ${name}`}
    </SortableList>
  )
}

const order = () =>
  within(screen.getByRole('list', { name: 'Questions' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const press = async (element: Element, code: string) => {
  fireEvent.keyDown(element, { code, key: code })
  // what was lifted is measured, and moves, a moment later
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)))
}

/** jsdom lays nothing out: rows of 50 px, in their order. */
function layOut(): void {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const row = this.closest('li')
    const at = row === null ? 0 : [...(row.parentElement?.children ?? [])].indexOf(row)
    return new DOMRect(0, at * 50, 300, row === null ? 150 : 50)
  })
}

beforeEach(() => {
  moves.length = 0
  globalThis.DOMRect ??= class {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
    constructor(x = 0, y = 0, width = 0, height = 0) {
      Object.assign(this, { x, y, width, height, left: x, top: y, right: x + width, bottom: y + height })
      ;[this.x, this.y, this.width, this.height] = [x, y, width, height]
    }
  } as unknown as typeof DOMRect
  layOut()
})
afterEach(() => jest.restoreAllMocks())

describe('QUI-02 a list that is put in order', () => {
  test('by buttons for one step, which keep the focus and say where it is now', () => {
    show(<Questions />)
    const down = screen.getByRole('button', { name: 'Down: Ala' })
    down.focus()
    fireEvent.click(down)
    expect(moves).toEqual([['ala', 'kot']])
    expect(order()).toEqual(['1. Kot', '2. Ala', '3. Dom'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Down: Ala' }))
    expect(said()).toContain('Ala: place 2 of 3')
    fireEvent.click(screen.getByRole('button', { name: 'Up: Ala' }))
    expect(moves.at(-1)).toEqual(['ala', null])
  })

  test('the first goes no higher, the last no lower', () => {
    show(<Questions />)
    fireEvent.click(screen.getByRole('button', { name: 'Up: Ala' }))
    fireEvent.click(screen.getByRole('button', { name: 'Down: Dom' }))
    expect(moves).toEqual([])
  })

  test('by keys: space lifts and puts down, arrows move', async () => {
    show(<Questions />)
    const handle = screen.getByRole('button', { name: 'Move: Ala' })
    handle.focus()
    await press(handle, 'Space')
    expect(said()).toContain('Ala: lifted, place 1 of 3')
    await press(document.body, 'ArrowDown')
    expect(said()).toContain('Ala: place 2 of 3')
    await press(document.body, 'Space')
    expect(moves).toEqual([['ala', 'kot']])
    expect(said()).toContain('Ala: put down at place 2 of 3')
  })

  test('Escape takes it back', async () => {
    show(<Questions />, { language: 'pl' })
    const handle = screen.getByRole('button', { name: 'Przenieś: Ala' })
    handle.focus()
    await press(handle, 'Space')
    await press(document.body, 'ArrowDown')
    await press(document.body, 'Escape')
    expect(moves).toEqual([])
    expect(said()).toContain('Ala: z powrotem na miejscu 1 z 3')
  })

  test('the handle says how it is used', () => {
    show(<Questions />, { language: 'pl' })
    const handle = screen.getByRole('button', { name: 'Przenieś: Ala' })
    expect(handle.getAttribute('aria-roledescription')).toBe('przenoszenie')
    const help = document.getElementById(handle.getAttribute('aria-describedby') ?? '')
    expect(help?.textContent).toMatch(/^Spacja podnosi/)
  })
})
