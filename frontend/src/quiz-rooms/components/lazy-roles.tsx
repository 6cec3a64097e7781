import { lazy } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'

/** Players are many and on phones: what the host and the wall show is not loaded for them. */
export const LazyHostRoom = lazy(async () => ({
  default: (await loadChunk(() => import('./host/HostRoom.tsx'))).HostRoom,
}))
export const LazyScreenRoom = lazy(async () => ({
  default: (await loadChunk(() => import('./screen/ScreenRoom.tsx'))).ScreenRoom,
}))
