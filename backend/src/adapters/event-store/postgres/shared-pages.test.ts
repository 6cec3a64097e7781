import type { StoredEvent } from '@kredka/contracts/kernel/ports'
import type { Page } from './reader.ts'
import { sharePages } from './shared-pages.ts'

/** A log whose events are its positions. */
function log(head: bigint) {
  const asked: bigint[] = []
  const known = { head }
  const read = async (from: bigint): Promise<Page> => {
    asked.push(from)
    const positions = Array.from({ length: Number(known.head - from) }, (_, n) => from + BigInt(n) + 1n)
    await Promise.resolve()
    return { events: positions.map(eventAt), last: positions.at(-1) ?? from, complete: true }
  }
  return { asked, known, page: sharePages(read) }
}

const eventAt = (position: bigint): StoredEvent => ({
  stream: 's',
  revision: Number(position),
  position: String(position),
  id: String(position),
  type: 'Noted',
  data: {},
  metadata: {},
})
const positions = ({ events }: Page) => events.map(({ position }) => Number(position))

test('subscribers who wait for the same events read them once', async () => {
  const { asked, known, page } = log(3n)
  const all = await Promise.all([page(0n, 500, 1), page(0n, 500, 1), page(0n, 500, 1)])
  expect(all.map(positions)).toEqual([
    [1, 2, 3],
    [1, 2, 3],
    [1, 2, 3],
  ])
  expect(positions(await page(1n, 500, 1))).toEqual([2, 3])
  expect(asked).toEqual([0n])
  expect(positions(await page(3n, 500, 1))).toEqual([])
  known.head = 5n
  expect(positions(await page(3n, 500, 1))).toEqual([4, 5])
  expect(positions(await page(2n, 500, 1))).toEqual([3, 4, 5])
  expect(asked).toEqual([0n, 3n, 3n, 2n])
})

test('a page that could not be read is read again', async () => {
  let fails = true
  const page = sharePages(async (from) => {
    if (fails) throw new Error('down')
    return { events: [eventAt(from + 1n)], last: from + 1n, complete: true }
  })
  await expect(page(0n, 500, 1)).rejects.toThrow('down')
  fails = false
  expect(positions(await page(0n, 500, 1))).toEqual([1])
})
