import { randomUUID } from 'node:crypto'
import { must } from '@kredka/contracts/kernel/testing/must'
import { commandIdOfKey } from '../../ids.ts'
import { counter } from '../counter.ts'
import { counterSite } from '../counter-site.ts'
import type { Given } from './harness.ts'

/** What the write side promises over any store: one rule for repeats, whatever the store remembers. */
export function commandsContract(given: Given): void {
  /** Two processes with a write side each, over one log. */
  async function twoSites() {
    const { store, another } = given()
    const here = counterSite({ store })
    const there = counterSite({ store: await another(), keyring: here.keyring, ids: here.ids, clock: here.clock })
    return [here, there] as const
  }

  test('EVT-03 a command repeated after 1 100 others answers as the first time, in any process', async () => {
    const [here, there] = await twoSites()
    const id = randomUUID()
    const old = here.context('counters.count', { command_id: commandIdOfKey({ kind: 'visitor' }, id) })
    const first = must(await here.write.execute(counter, id, { do: 'count', times: 2, note: 'mine' }, old))
    for (let n = 0; n < 11; n += 1) {
      must(await here.write.execute(counter, id, { do: 'count', times: 100 }, here.context()))
    }
    for (const { write } of [here, there]) {
      expect(await write.execute(counter, id, { do: 'count', times: 2, note: 'mine' }, old)).toEqual(first)
    }
    expect(await here.real.read(`counter-${id}`)).toHaveLength(1_102)
  })

  test('EVT-03 a command that two processes carry out at once is carried out once', async () => {
    const sites = await twoSites()
    const id = randomUUID()
    const same = sites[0].context('counters.count', { command_id: commandIdOfKey({ kind: 'visitor' }, id) })
    const answers = await Promise.all(
      sites.map(({ write }) => write.execute(counter, id, { do: 'count', times: 3 }, same)),
    )
    expect(answers.map((answer) => must(answer).revision)).toEqual([2, 2])
    expect(await sites[0].real.read(`counter-${id}`)).toHaveLength(3)
  })
}
