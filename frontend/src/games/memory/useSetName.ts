import { setOf } from '@kredka/contracts/games/sets/sets'
import { useLanguage } from '../../app/routing/usePath.ts'

/** What a set is called; its id where it is gone. */
export function useSetName(id: string): string {
  const language = useLanguage()
  return setOf(id)?.[language] ?? id
}
