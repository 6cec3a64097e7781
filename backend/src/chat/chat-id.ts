import { deriveEntityId } from '../kernel/ids.ts'

/** One chat a pair of people, whoever writes first: its id follows from theirs. */
export function chatIdOf(one: string, other: string): string {
  return deriveEntityId([one, other].sort().join('\n'), 'chat')
}
