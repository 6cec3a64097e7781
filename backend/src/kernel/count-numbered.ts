/**
 * How many things there are that are numbered from 0 without gaps. Found by doubling and halving, so that the cost
 * grows with the logarithm of their number.
 */
export async function countNumbered(isThere: (n: number) => Promise<boolean>): Promise<number> {
  let absent = 1
  while (await isThere(absent - 1)) absent *= 2
  // what is there ends somewhere below `absent`
  let there = Math.floor(absent / 2)
  let gone = absent
  while (gone - there > 1) {
    const middle = Math.floor((there + gone) / 2)
    if (await isThere(middle - 1)) there = middle
    else gone = middle
  }
  return there
}
