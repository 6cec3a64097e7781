import { keyOf } from '../app/api/key.ts'

/** A person, or a chat there is. */
export type Addressee = { readonly user_id: string } | { readonly chat_id: string }

/** Somebody wanted to write to them when they went to log in. */
export function intentToWrite(to: Addressee): string {
  return `write:${keyOf(to)}`
}
