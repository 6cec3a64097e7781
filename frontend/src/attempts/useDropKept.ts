import { useEffect } from 'react'
import { useAppStore } from '../app/store/hooks.ts'

/**
 * Takes what an assignment hides out of this browser, where it may have been kept before it was assigned (QUI-10).
 * @param names of kept quizzes, see `nameOfKept`
 */
export function useDropKept(names: readonly string[]): void {
  const { offline } = useAppStore().services
  const all = names.join(' ')
  useEffect(() => {
    for (const name of all.split(' ')) if (name !== '') void offline.remove(name)
  }, [offline, all])
}
