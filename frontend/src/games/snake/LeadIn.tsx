import { SECOND } from '@kredka/contracts/kernel/durations'
import { useEffect, useState } from 'react'
import classes from './snake.module.css'

/** Counts down to the moment from which the clock runs. */
export function LeadIn({ until }: { readonly until: number }) {
  const [left, setLeft] = useState(() => secondsTo(until))
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(secondsTo(until)), (until - Date.now()) % SECOND || SECOND)
    return () => clearTimeout(timer)
  }, [left, until])
  if (left <= 0) return null
  return (
    <div className={classes.lead} aria-live="assertive">
      {left}
    </div>
  )
}

function secondsTo(until: number): number {
  return Math.ceil((until - Date.now()) / SECOND)
}
