import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isOutage } from './backoff.ts'

const refused = (target: { port: number } | { path: string }) =>
  new Promise<unknown>((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', ...target })
    socket.once('error', resolve)
    socket.once('connect', () => {
      socket.destroy()
      reject(new Error('somebody listens there'))
    })
  })

test('OPS-08 a server whose socket is gone is an outage, a file that is missing is not', async () => {
  const nowhere = join(tmpdir(), `kredka-nobody-${process.pid}`)
  expect(isOutage(await refused({ path: nowhere }))).toBe(true)
  expect(isOutage(await refused({ port: 1 }))).toBe(true)
  const missing = await readFile(nowhere).catch((error: unknown) => error)
  expect(missing).toMatchObject({ code: 'ENOENT' })
  expect(isOutage(missing)).toBe(false)
})
