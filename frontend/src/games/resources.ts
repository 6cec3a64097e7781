import { getBoard, getDaily, getOwnGames, getQuizPools, getRun } from '@kredka/contracts/games/endpoints'
import { getLevel } from '@kredka/contracts/levels/endpoints'
import { createResource } from '../app/store/resource.ts'

export const run = createResource(getRun, { on: ['run'], about: ({ id }) => id })
export const board = createResource(getBoard, { on: ['run'] })
export const ownGames = createResource(getOwnGames, { on: ['run'] })
export const quizPools = createResource(getQuizPools)
export const daily = createResource(getDaily, { on: ['run'] })
export const drawnLevel = createResource(getLevel, { on: ['run', 'level'] })
