import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../terminal/root.ts'
import type { Reducer } from './reducer.ts'

test('ANA-02 a reducer knows the events of every module', () => {
  const modules = globSync('*/events.ts', { cwd: join(ROOT, 'contracts/src') })
    .map((file) => file.split('/')[0])
    .filter((module) => module !== 'kernel')
  const text = readFileSync(join(import.meta.dirname, 'log-event.ts'), 'utf8')
  expect(modules.length).toBeGreaterThan(30)
  expect(modules.filter((module) => !text.includes(`'@kredka/contracts/${module}/events'`))).toEqual([])
})

test('ANA-02 the compiler knows each event’s data, in its newest version', () => {
  const reducer: Reducer<{ readonly dates: number; readonly names: string[] }> = {
    initial: { dates: 0, names: [] },
    on: {
      OrderPlaced: (state, { data }) => ({ ...state, dates: state.dates + data.terms.dates.length }),
      // @ts-expect-error an order has no such property
      OrderAccepted: (state, { data }) => ({ ...state, dates: data.wishes }),
      // @ts-expect-error there is no such event
      OrderPainted: (state) => state,
    },
  }
  expect(Object.keys(reducer.on)).toHaveLength(3)
})
