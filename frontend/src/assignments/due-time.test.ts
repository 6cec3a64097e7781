import { dueInstant } from './due-time.ts'

test.each([
  ['2026-12-05', '9', '2026-12-05T08:00:00.000Z'],
  ['5.12.2026', '18.30', '2026-12-05T17:30:00.000Z'],
  ['2026-12-05', '24:00', '2026-12-05T23:00:00.000Z'],
  ['2026-02-30', '9', null],
  ['2026-12-05', 'rano', null],
])(
  'QUI-10 a due date counts as it is typed, though Enter sends it before the fields are left: %s %s',
  (day, time, at) => {
    expect(dueInstant({ day, time }, 'Europe/Warsaw')).toBe(at)
  },
)
