import { useSyncExternalStore } from 'react'
import { type CookiePreference, isPreferenceKey, readPreference, storePreference } from './preference.ts'

let known: { readonly preference: CookiePreference | null } | null = null
const listeners = new Set<() => void>()

function current(): CookiePreference | null {
  known ??= { preference: readPreference(localStorage, Date.now()) }
  return known.preference
}

function tellListeners(): void {
  known = null
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (isPreferenceKey(key)) tellListeners()
  }
  listeners.add(listener)
  window.addEventListener('storage', elsewhere)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', elsewhere)
  }
}

/** The person's answer on cookies, null before there is one; in all tabs at once (NAV-06). */
export function useConsent(): CookiePreference | null {
  return useSyncExternalStore(follow, current, () => null)
}

export function answerConsent(preference: CookiePreference): void {
  storePreference(localStorage, preference)
  tellListeners()
}
