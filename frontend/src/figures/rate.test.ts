import { writeRate } from './rate.ts'

test('ADM-06 a single fault among very many events does not read as none', () => {
  const written = (rate: number) => writeRate(rate, String)
  expect([0, 0.003, 0.005, 0.014, 2.5].map(written)).toEqual(['0', '< 0.01', '0.01', '0.01', '2.5'])
})
