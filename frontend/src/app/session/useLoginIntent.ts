import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { type AuthTab, openAuth } from '../auth/auth-modal-slice.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks.ts'
import { dropLoginIntent, type GuestSeat, keepLoginIntent, readLoginIntent } from './login-intent.ts'
import { selectUser } from './session-slice.ts'

/** `askToLogIn('write:01j9…')` remembers what a visitor wants, and where, and asks them to log in or sign up. */
export function useAskToLogIn(): (what: string, tab?: AuthTab, seat?: GuestSeat | null) => void {
  const dispatch = useAppDispatch()
  const { own } = useAppStore().services
  const { pathname, search } = useLocation()
  return (what, tab = 'login', seat = null) => {
    keepLoginIntent(own, { what, from: pathname + search, ...(seat === null ? {} : { seat }) }, Date.now())
    dispatch(openAuth({ tab }))
  }
}

/** Fulfils the intent, once, when whoever had it is logged in and looks at this page. */
export function useLoginIntent(what: string, fulfil: () => void): void {
  const { own } = useAppStore().services
  const userId = useAppSelector(selectUser)?.userId ?? null
  const latest = useRef(fulfil)
  latest.current = fulfil
  useEffect(() => {
    if (userId === null) return
    // A tab that nobody looks at leaves it to the one that the mail has opened.
    const fulfilInSight = () => {
      if (document.hidden || readLoginIntent(own, Date.now())?.what !== what) return
      dropLoginIntent(own)
      latest.current()
    }
    // After a login the page is read anew, and its parts with it: the one that comes to stay fulfils the intent.
    const staying = setTimeout(fulfilInSight)
    document.addEventListener('visibilitychange', fulfilInSight)
    return () => {
      clearTimeout(staying)
      document.removeEventListener('visibilitychange', fulfilInSight)
    }
  }, [own, userId, what])
}
