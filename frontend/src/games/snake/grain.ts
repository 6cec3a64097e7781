import { randomOf } from '@kredka/contracts/games/engine/random'

const SIDE = 64
/** Of a hundred places so many are left out by the crayon, as paper is not smooth. */
const BARE_OF_HUNDRED = 16

/** A colour as a crayon leaves it on paper; the colour alone where the browser makes no patterns. */
export function grainOf(brush: CanvasRenderingContext2D, colour: string, paper: string): CanvasPattern | string {
  const sheet = document.createElement('canvas')
  sheet.width = SIDE
  sheet.height = SIDE
  const grain = sheet.getContext('2d')
  if (grain === null) return colour
  const { below } = randomOf([1, 0x9e3779b9, 0x7f4a7c15, 0x85ebca6b])
  grain.fillStyle = colour
  grain.fillRect(0, 0, SIDE, SIDE)
  grain.fillStyle = paper
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    if (below(100) >= BARE_OF_HUNDRED) continue
    grain.globalAlpha = (1 + below(5)) / 10
    // strokes lie aslant
    grain.fillRect(at % SIDE, Math.floor(at / SIDE), 1 + below(3), 1)
  }
  return brush.createPattern(sheet, 'repeat') ?? colour
}
