import type { Game } from '@kredka/contracts/games/rules'
import { lazy, Suspense } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'

const Loaded = lazy(async () => ({ default: (await loadChunk(() => import('./GamePicture.tsx'))).GamePicture }))

/** A game's picture for pages that are not about games: it comes behind their words, into a place of its own. */
export function LazyGamePicture({ game }: { readonly game: Game }) {
  return (
    <Suspense fallback={null}>
      <Loaded game={game} />
    </Suspense>
  )
}
