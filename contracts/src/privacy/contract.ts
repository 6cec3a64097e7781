import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import { DataExported, PersonFileOpened, privacyEvents } from './events.ts'
import * as views from './views.ts'

export const privacyContract = defineContract({
  name: 'privacy',
  title: 'Personal data',
  about: 'A copy of one’s own data, and what was accepted.',
  endpoints: Object.values(endpoints),
  events: privacyEvents,
  streams: [
    stream('dataexport', 'user_id', 'A person took a copy of their data.', [DataExported]),
    stream('personfile', 'user_id', 'Staff opened everything about a person.', [PersonFileOpened]),
  ],
  views,
})
