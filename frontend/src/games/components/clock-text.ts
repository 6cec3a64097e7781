import { HOUR, MINUTE, SECOND } from '@kredka/contracts/kernel/durations'

/** `0:07`, `12:40`, `1:02:40`. */
export function clockText(ms: number): string {
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0')
  const seconds = two((ms % MINUTE) / SECOND)
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)}:${seconds}`
  return `${Math.floor(ms / HOUR)}:${two((ms % HOUR) / MINUTE)}:${seconds}`
}
