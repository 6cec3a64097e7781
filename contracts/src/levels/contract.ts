import { defineContract, stream } from '../kernel/module-contract.ts'
import { LevelContent, LevelOp } from './content.ts'
import * as endpoints from './endpoints.ts'
import { levelEvents } from './events.ts'
import { levelsLifeCycles } from './life-cycles.ts'
import * as staff from './staff-endpoints.ts'
import * as views from './views.ts'

export const levelsContract = defineContract({
  name: 'levels',
  title: 'Levels of snake',
  about: 'Levels that people draw, clear and publish, for others to play.',
  endpoints: [...Object.values(endpoints), ...Object.values(staff)],
  events: levelEvents,
  streams: [
    stream(
      'level',
      'level_id',
      'A level of snake: its draft, its published versions, and what others said of them.',
      Object.values(levelEvents),
    ),
  ],
  lifeCycles: levelsLifeCycles,
  views: { ...views, LevelContent, LevelOp },
})
