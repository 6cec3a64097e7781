import { useEffect, useState } from 'react'
import { useAppSelector } from '../store/hooks.ts'
import { selectIsLost } from './live-slice.ts'

/** A server that starts anew is back sooner; nobody needs to know of that. */
const LONG_MS = 20_000

/** True once the socket has been gone for long. */
export function useLongLost(): boolean {
  const isLost = useAppSelector(selectIsLost)
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isLost) return
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isLost])
  return isLost && isLong
}
