import { useState } from 'react'
import { fileUrl } from '../kernel/files.ts'
import classes from './avatar.module.css'

interface Props {
  readonly name: string
  /** Address of the picture; without one the initials stand on a colour of their own. */
  readonly picture?: string | null
  /** In px. Default 44. */
  readonly size?: number
}

/** Who somebody is, at a glance. Decoration: the name stands beside it. */
export function Avatar({ name, picture, size = 44 }: Props) {
  // A picture may have been replaced since the page asked for its address.
  const [broken, setBroken] = useState<string | null>(null)
  const box = { width: size, height: size, fontSize: size * 0.38 }
  if (picture !== undefined && picture !== null && picture !== '' && picture !== broken) {
    return (
      <img
        className={classes.avatar}
        style={box}
        src={fileUrl(picture)}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(picture)}
      />
    )
  }
  return (
    <span className={classes.avatar} style={box} data-tone={toneOf(name)} aria-hidden="true">
      {initials(name)}
    </span>
  )
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return ([...first].slice(0, 1).join('') + [...last].slice(0, 1).join('')).toLocaleUpperCase()
}

/** The same name has the same colour everywhere. */
function toneOf(name: string): number {
  return [...name].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7) % 6
}
