import type { LevelContent } from '@kredka/contracts/levels/content'
import { act, cleanup, screen } from '@testing-library/react'
import { show } from '../ui/testing/show.tsx'
import { DrawingBoard } from './components/DrawingBoard.tsx'
import type { Tool } from './drawing.ts'

afterEach(cleanup)

const SIDE = 8
const LEVEL: LevelContent = {
  map: ['@.......', ...Array.from({ length: SIDE - 1 }, () => '.'.repeat(SIDE))].join('\n'),
  heading: 'right',
  speed: 3,
  open_edges: 0,
}

test('GAM-03 a hand that is gone before anything was rendered has drawn over all cells that it went over', () => {
  const drawn: [Tool, readonly number[]][] = []
  show(
    <DrawingBoard
      level={LEVEL}
      tool="wall"
      zoom={1}
      faulty={new Set()}
      onTool={() => undefined}
      onDraw={(tool, cells) => drawn.push([tool, cells])}
    />,
  )
  const board = screen.getByRole('application')
  Object.assign(board, {
    setPointerCapture: () => undefined,
    getBoundingClientRect: () => ({ left: 0, top: 0, width: SIDE * 10, height: SIDE * 10 }),
  })
  const point = (type: string, column: number, row: number) =>
    board.dispatchEvent(
      new MouseEvent(type, { bubbles: true, clientX: column * 10 + 5, clientY: row * 10 + 5, button: 0 }),
    )
  // a browser hands a last move over together with the end of the gesture
  act(() => {
    point('pointerdown', 1, 2)
    point('pointermove', 3, 2)
    point('pointermove', 4, 2)
    point('pointerup', 4, 2)
  })
  expect(drawn).toEqual([['wall', [17, 18, 19, 20]]])
})
