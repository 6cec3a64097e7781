import { useRef } from 'react'
import type { Option } from './useOptions.ts'

/** A pressed key, of React or of the browser. */
export type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'timeStamp' | 'preventDefault' | 'stopPropagation'
>

export function isLetter({ key, ctrlKey, metaKey, altKey }: Key): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey
}

const TOGETHER_MS = 600

/**
 * Letters typed in quick succession lead to the option that begins with them, as in the system's own lists.
 * @returns the option's place, or null where the key is no letter or leads nowhere
 */
export function useFirstLetters(options: readonly Option[]): (event: Key) => number | null {
  const typed = useRef({ text: '', at: 0 })
  return (event) => {
    const { key, timeStamp } = event
    const before = timeStamp - typed.current.at < TOGETHER_MS ? typed.current.text : ''
    if (!isLetter(event) || (key === ' ' && before === '')) return null
    const text = before + key.toLocaleLowerCase()
    typed.current = { text, at: timeStamp }
    const at = options.findIndex(({ label }) => label.toLocaleLowerCase().startsWith(text))
    return at < 0 ? null : at
  }
}
