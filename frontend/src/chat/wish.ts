import { keyOf } from '../app/api/key.ts'
import type { Addressee } from './components/WriteMessage.tsx'

/** Somebody wanted to write to them when they went to log in. */
export function wishOf(to: Addressee): string {
  return `write:${keyOf(to)}`
}
