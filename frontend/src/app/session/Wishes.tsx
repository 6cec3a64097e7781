import { LatePart } from '../layouts/LatePart.tsx'
import type { LoadPart } from '../routing/page.ts'
import { useAppSelector, useAppStore } from '../store/hooks.ts'
import { selectUser } from './session-slice.ts'
import { readWish } from './wish.ts'

/** Loads what fulfils wishes that need no page, once somebody with one is logged in. */
export function Wishes({ wishes }: { readonly wishes: Readonly<Record<string, LoadPart>> }) {
  const { own } = useAppStore().services
  const known = useAppSelector(selectUser) !== null
  const kind = known ? readWish(own, Date.now())?.what.split(':')[0] : undefined
  return <LatePart load={(kind === undefined ? undefined : wishes[kind]) ?? null} />
}
