import type { AvatarParts } from '@kredka/contracts/locker/parts'
import { BACKGROUNDS } from './backgrounds.ts'
import { CLOTHES } from './clothes.ts'
import { HAIRS, inkOn, SKINS } from './colours.ts'
import { EXTRAS } from './extras.ts'
import { AIDS, eyesIn, FACES, glassesIn, mouthsIn } from './features.ts'
import { hairsIn } from './hair.ts'
import { drawShape, type Shape } from './shapes.ts'

/** An avatar as SVG, drawn from the back to the front. */
export function drawAvatar(parts: AvatarParts): string {
  const skin = partOf(SKINS, parts.skin)
  const ink = inkOn(parts.skin)
  const hair = partOf(hairsIn(partOf(HAIRS, parts.colour)), parts.hair)
  const shapes: readonly Shape[] = [
    ...partOf(BACKGROUNDS, parts.background),
    ...hair.back,
    { d: 'M26 42v8c2 4 10 4 12 0v-8z', fill: skin },
    ...partOf(CLOTHES, parts.clothes),
    { d: 'M19 27c-4-2-5 6 0 7zm26 0c4-2 5 6 0 7z', fill: skin },
    { d: partOf(FACES, parts.face), fill: skin },
    ...partOf(eyesIn(ink), parts.eyes),
    { d: 'M32 31c1 2 1 3-1 3', line: 1.4, stroke: ink },
    ...partOf(mouthsIn(ink), parts.mouth),
    ...hair.front,
    ...partOf(glassesIn(ink), parts.glasses),
    ...partOf(AIDS, parts.aid),
    ...partOf(EXTRAS, parts.extra),
  ]
  const open =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" stroke-linecap="round" stroke-linejoin="round">'
  return `${open}${shapes.map(drawShape).join('')}</svg>`
}

/** Codes are read before they are drawn: a number beyond the parts is a fault of this code. */
function partOf<T>(parts: readonly T[], number: number): T {
  const part = parts[number - 1]
  if (part === undefined) throw new RangeError(`there is no part ${number}`)
  return part
}
