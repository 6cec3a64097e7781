import { StoreUnavailableError } from '@kredka/contracts/kernel/ports'

/** For a server or network that says nothing any more. @throws StoreUnavailableError after so long */
export async function limitTime<T>(work: Promise<T>, ms: number, what = 'no answer'): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailableError(`${what} within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
