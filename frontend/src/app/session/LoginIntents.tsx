import { LazyPart } from '../layouts/LazyPart.tsx'
import type { LoadPart } from '../routing/page.ts'
import { useAppSelector, useAppStore } from '../store/hooks.ts'
import { readLoginIntent } from './login-intent.ts'
import { selectUser } from './session-slice.ts'

/** Loads what fulfils intents that need no page, once somebody with one is logged in. */
export function LoginIntents({ intents }: { readonly intents: Readonly<Record<string, LoadPart>> }) {
  const { own } = useAppStore().services
  const known = useAppSelector(selectUser) !== null
  const kind = known ? readLoginIntent(own, Date.now())?.what.split(':')[0] : undefined
  return <LazyPart load={(kind === undefined ? undefined : intents[kind]) ?? null} />
}
