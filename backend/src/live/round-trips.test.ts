import { EventEmitter } from 'node:events'
import { measureRoundTrips, noteHeard } from './round-trips.ts'

test('ROO-02 what the line takes is the smallest of the last five round trips, by our pings alone', () => {
  let time = 0
  const connection = new EventEmitter()
  const smallest = measureRoundTrips(connection, () => time)
  const ping = (ms: number) => {
    connection.emit('packetCreate', { type: 'ping' })
    time += ms
    connection.emit('packet', { type: 'pong' })
  }
  expect(smallest()).toBeNull()
  // a pong that nobody asked for says nothing
  connection.emit('packet', { type: 'pong' })
  expect(smallest()).toBeNull()
  for (const ms of [80, 40, 90]) ping(ms)
  expect(smallest()).toBe(40)
  for (const ms of [60, 70, 65, 75]) ping(ms)
  expect(smallest()).toBe(60)
})

test('ROO-02 whatever comes over a connection says that it was there then', () => {
  let time = 1_000
  const connection = new EventEmitter()
  const heardAt = noteHeard(connection, () => time)
  expect(heardAt()).toBe(1_000)
  time = 3_500
  connection.emit('packet', { type: 'pong' })
  time = 11_500
  expect(heardAt()).toBe(3_500)
})
