import { appendingContract } from './event-store-contract/appending.ts'
import { commandsContract } from './event-store-contract/commands.ts'
import { concurrencyContract } from './event-store-contract/concurrency.ts'
import type { StoreUnderTest } from './event-store-contract/harness.ts'
import { identityContract } from './event-store-contract/identity.ts'
import { readingContract } from './event-store-contract/reading.ts'
import { repeatsContract } from './event-store-contract/repeats.ts'
import { subscribingContract } from './event-store-contract/subscribing.ts'

export type { StoreUnderTest } from './event-store-contract/harness.ts'

/** What every adapter of the event store promises (EVT-02). Call it at the top of a test file. */
export function eventStoreContract(name: string, makeStore: () => Promise<StoreUnderTest>): void {
  describe(`event store contract: ${name}`, () => {
    let made: StoreUnderTest | undefined
    const getStore = () => {
      if (!made) throw new Error('the store was not made')
      return made
    }
    beforeAll(async () => {
      made = await makeStore()
    })
    afterAll(() => made?.dispose())

    describe('appending', () => appendingContract(getStore))
    describe('repeats', () => repeatsContract(getStore))
    describe('commands', () => commandsContract(getStore))
    describe('reading', () => readingContract(getStore))
    describe('concurrent writers', () => concurrencyContract(getStore))
    describe('identity', () => identityContract(getStore))
    describe('subscribing', () => subscribingContract(getStore))
  })
}
