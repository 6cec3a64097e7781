import type { PageLanguage } from '@kredka/contracts/kernel/head'
import type { LifeCycle as Declared, LifeCycleWords } from '@kredka/contracts/kernel/life-cycle'

/** What can become of a thing, with what its states and commands mean in one language. */
export type LifeCycle = Pick<Declared, 'name' | 'graph'> & LifeCycleWords

export function lifeCyclesIn(
  language: PageLanguage,
  modules: readonly { readonly lifeCycles?: readonly Declared[] }[],
): readonly LifeCycle[] {
  const declared = modules.flatMap(({ lifeCycles }) => lifeCycles ?? [])
  return declared.map(({ name, graph, words }) => ({ name, graph, ...words[language] }))
}
