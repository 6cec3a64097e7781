import { CATS_MAX, type Layout } from '../engine/cats-board-1/layout.ts'

const SIDE_MIN = 4
const SIDE_MAX = 8
const CATS_MIN = 2
/** A line of text each row: `#` a wall, `A` to `D` the cats, `a` to `d` their boxes, `.` nothing. */
const MAP = /^[#.A-Da-d]+(?:\/[#.A-Da-d]+)*$/

/** A board as it is written; null for what is none. */
export function readMap(map: string): Layout | null {
  if (!MAP.test(map)) return null
  const lines = map.split('/')
  const columns = lines[0]?.length ?? 0
  if (!isSide(columns) || !isSide(lines.length) || lines.some(({ length }) => length !== columns)) return null
  const signs = [...lines.join('')]
  const placesOf = (sign: string) => signs.flatMap((one, cell) => (one === sign ? [cell] : []))
  const letters = ['A', 'B', 'C', 'D']
  const cats = letters.map(placesOf)
  const boxes = letters.map((letter) => placesOf(letter.toLowerCase()))
  const count = cats.filter(({ length }) => length > 0).length
  // cats are lettered from A on, each with one box
  const isWhole = letters.every(
    (_, n) => cats[n]?.length === (n < count ? 1 : 0) && boxes[n]?.length === cats[n].length,
  )
  if (!isWhole || count < CATS_MIN || count > CATS_MAX) return null
  return { columns, rows: lines.length, walls: placesOf('#'), cats: cats.flat(), boxes: boxes.flat() }
}

function isSide(length: number): boolean {
  return length >= SIDE_MIN && length <= SIDE_MAX
}
