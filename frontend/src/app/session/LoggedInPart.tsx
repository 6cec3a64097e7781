import { LazyPart } from '../layouts/LazyPart.tsx'
import type { LoadPart } from '../routing/page.ts'
import { useAppSelector } from '../store/hooks.ts'
import { selectUser } from './session-slice.ts'

/** Loads what works on every page while somebody is logged in. */
export function LoggedInPart({ load }: { readonly load: LoadPart | null }) {
  return <LazyPart load={useAppSelector(selectUser) === null ? null : load} />
}
