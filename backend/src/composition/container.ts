import { Container } from 'inversify'
import type { Config } from '../config/config.ts'
import { type HttpOverrides, httpModule } from './http-module.ts'
import { CLOSERS, type Identifier, LOG } from './identifiers.ts'
import { liveModule } from './live-module.ts'
import { type ProcessOverrides, processModule } from './process-module.ts'
import { type ReadSideOverrides, readSideModule } from './read-side-module.ts'
import { type StoresOverrides, storesModule } from './stores-module.ts'
import { workerModule } from './worker-module.ts'
import { writeSideModule } from './write-side-module.ts'

export interface Overrides extends ProcessOverrides, StoresOverrides, HttpOverrides, ReadSideOverrides {}

/** All parts of a process, each made when it is first asked for. Tools of `ops/` take the ones they need. */
export interface Parts {
  get<T>(what: Identifier<T>): Promise<T>
  /** Closes every part that was made, last made first. */
  close(): Promise<void>
}

/** @param role of the process, for its log: `site`, `api`, `worker`, or a tool's name */
export function createParts(config: Config, role: string, overrides: Overrides = {}): Parts {
  const container = new Container()
  container.load(
    processModule(config, role, overrides),
    storesModule(overrides),
    writeSideModule(),
    readSideModule(overrides),
    httpModule(overrides),
    liveModule(),
    workerModule(),
  )
  const get = <T>(what: Identifier<T>) => container.getAsync<T>(what)
  return {
    get,
    close: async () => {
      const [closers, log] = [await get(CLOSERS), await get(LOG)]
      await closers.closeAll(log)
    },
  }
}
