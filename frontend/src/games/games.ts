import type { Game } from '@kredka/contracts/games/rules'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadChunk } from '../kernel/chunks.ts'

/** The games, each loaded when it is opened. */
export const GAME_PAGES: Readonly<Record<Game, LazyExoticComponent<ComponentType>>> = {
  memory: lazy(async () => ({ default: (await loadChunk(() => import('./memory/MemoryGame.tsx'))).MemoryGame })),
  'color-ball': lazy(async () => ({
    default: (await loadChunk(() => import('./color-ball/ColorBallGame.tsx'))).ColorBallGame,
  })),
  'cats-board': lazy(async () => ({
    default: (await loadChunk(() => import('./cats-board/CatsBoardGame.tsx'))).CatsBoardGame,
  })),
  'snake-quiz': lazy(async () => ({
    default: (await loadChunk(() => import('./snake-quiz/SnakeQuizGame.tsx'))).SnakeQuizGame,
  })),
  snake2024: lazy(async () => ({ default: (await loadChunk(() => import('./snake/SnakeGame.tsx'))).SnakeGame })),
}
