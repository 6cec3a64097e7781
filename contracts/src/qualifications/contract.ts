import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { qualificationEvents } from './events.ts'
import { qualificationsLifeCycles } from './life-cycles.ts'
import * as views from './views.ts'

export const qualificationsContract = defineContract({
  name: 'qualifications',
  title: 'Qualifications',
  about: 'What teachers say to have learned, and of what of it staff saw proof.',
  endpoints: Object.values(endpoints),
  events: qualificationEvents,
  streams: [
    stream(
      'qualifications',
      'teacher_id',
      'What a teacher says to have learned, and what staff saw proof of.',
      Object.values(qualificationEvents),
    ),
  ],
  lifeCycles: qualificationsLifeCycles,
  views,
})
