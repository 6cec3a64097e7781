import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { runEvents } from './events.ts'
import { gamesLifeCycles } from './life-cycles.ts'
import * as views from './views.ts'

export const gamesContract = defineContract({
  name: 'games',
  title: 'Games',
  about: 'Games, played move by move with the server, and the best results.',
  endpoints: Object.values(endpoints),
  events: runEvents,
  streams: [stream('run', 'run_id', 'One run of one person at one game.', Object.values(runEvents))],
  lifeCycles: gamesLifeCycles,
  views,
})
