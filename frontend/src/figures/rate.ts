/** The smallest rate that is told by its number. */
const SMALLEST = 0.01

/** A rate to two decimals. One that would read as none is told as less than the smallest: something did go wrong. */
export function writeRate(rate: number, number: (value: number) => string): string {
  return rate > 0 && rate < SMALLEST / 2 ? `< ${number(SMALLEST)}` : number(Math.round(rate * 100) / 100)
}
