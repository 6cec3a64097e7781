import { lazy } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'

export const loadSeatRoom = () => loadChunk(() => import('./seat/SeatRoom.tsx'))

/** Players are many and on phones: what the host and the wall show is not loaded for them, nor the seat for those. */
export const LazySeatRoom = lazy(async () => ({ default: (await loadSeatRoom()).SeatRoom }))
export const LazyHostRoom = lazy(async () => ({
  default: (await loadChunk(() => import('./host/HostRoom.tsx'))).HostRoom,
}))
export const LazyScreenRoom = lazy(async () => ({
  default: (await loadChunk(() => import('./screen/ScreenRoom.tsx'))).ScreenRoom,
}))
/** Whoever is in a room asks for no other. */
export const LazyCodeForm = lazy(async () => ({ default: (await loadChunk(() => import('./CodeForm.tsx'))).CodeForm }))
/** Few come by the link of a guest’s seat. */
export const LazyTakeSeat = lazy(async () => ({ default: (await loadChunk(() => import('./TakeSeat.tsx'))).TakeSeat }))
