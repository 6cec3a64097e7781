import { duration, progress } from './progress.ts'

function screen(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, columns: 100, written, write: (text: string) => written.push(text) }
}

test('a terminal gets one line that is drawn anew, not more often than ten times a second', () => {
  let now = 0
  const out = screen(true)
  const bar = progress('Replaying', 'events', 1_000, out, () => now)
  for (let n = 0; n <= 500; n++) {
    now = n * 4
    bar.set(n)
  }
  bar.end()
  expect(out.written.length).toBeLessThanOrEqual(22)
  expect(out.written.at(-2)).toBe('\rReplaying [############............] 500/1 000 events · 250/s · 2.0 s left\x1b[K')
  expect(out.written.at(-1)).toBe('\rReplaying [############............] 500/1 000 events · 250/s · 2.0 s\x1b[K\n')
})

test('a file gets a line every five seconds, and the last one', () => {
  let now = 0
  const out = screen(false)
  const bar = progress('Exporting', 'events', 0, out, () => now)
  for (now = 1_000; now <= 12_000; now += 1_000) bar.set(now)
  bar.end()
  expect(out.written).toEqual([
    'Exporting 1 000 events · 1 000/s\n',
    'Exporting 6 000 events · 1 000/s\n',
    'Exporting 11 000 events · 1 000/s\n',
    'Exporting 12 000 events · 923/s · 13 s\n',
  ])
})

test('a duration reads like speech', () => {
  expect([duration(0.34), duration(42.4), duration(200)]).toEqual(['0.3 s', '42 s', '3 min 20 s'])
})
