import type { Graph } from '@kredka/contracts/kernel/graph'
import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { GRAPHS } from './graphs.ts'
import { LIFE_CYCLES_EN } from './texts.en.ts'
import { LIFE_CYCLES_PL } from './texts.pl.ts'

/** What can become of a thing, with what its states and commands mean. */
export interface LifeCycle {
  /** Of its file in `ops/docs/graphs`, and of its place on the page. */
  readonly name: string
  readonly graph: Graph
  readonly title: string
  readonly states: Readonly<Record<string, string>>
  readonly commands: Readonly<Record<string, string>>
}

export function lifeCyclesIn(language: PageLanguage): readonly LifeCycle[] {
  const texts: Readonly<Record<string, Omit<LifeCycle, 'name' | 'graph'>>> =
    language === 'pl' ? LIFE_CYCLES_PL : LIFE_CYCLES_EN
  return Object.entries(GRAPHS).flatMap(([name, graph]) => {
    const words = texts[name]
    return words === undefined ? [] : [{ name, graph, ...words }]
  })
}
