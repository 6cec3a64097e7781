import { command, Done, document, query } from '../kernel/endpoints.ts'
import { Obj, OneOf, PageQuery, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { FaultRef } from './events.ts'
import {
  FAULT_MESSAGE_MAX,
  FAULT_PATH_MAX,
  FAULT_SIDES,
  FAULT_SORTS,
  FAULT_SOURCES,
  FAULT_STACK_MAX,
  FAULT_STATES,
  TRACE_MS_MAX,
} from './rules.ts'
import { FaultDetailView, FaultView } from './views.ts'

const faultFilters = {
  /** Part of the error's name or message, of where it happened, or a correlation id. */
  q: Type.Optional(Type.String({ maxLength: 200 })),
  source: Type.Optional(OneOf(FAULT_SOURCES)),
  side: Type.Optional(OneOf(FAULT_SIDES)),
  state: Type.Optional(OneOf(FAULT_STATES)),
  /** Default: what happened last first. */
  sort: Type.Optional(OneOf(FAULT_SORTS)),
}

export const listFaults = query('faults.list', {
  path: 'GET /admin/errors',
  access: 'admin',
  duty: 'operate',
  about: 'The error log: faults of server, jobs, crons and browsers, equal ones as one row.',
  query: Obj({ ...PageQuery, ...faultFilters }),
  answer: Type.Array(FaultView),
  paged: true,
})

export const exportFaults = document('faults.csv', {
  path: 'GET /admin/errors.csv',
  access: 'admin',
  duty: 'operate',
  about: 'The same as a table, the first 10,000 rows.',
  query: Obj(faultFilters),
  type: 'text/csv; charset=utf-8',
  costly: true,
})

const OneFault = Obj({ id: FaultRef })

export const showFault = query('faults.show', {
  path: 'GET /admin/errors/{id}',
  access: 'admin',
  duty: 'operate',
  about: 'One fault: its frames, the last times it happened, what staff decided.',
  params: OneFault,
  answer: FaultDetailView,
  errors: ['FAULT_NOT_FOUND'],
})

export const resolveFault = command('faults.resolve', {
  path: 'POST /admin/errors/{id}/resolve',
  access: 'admin',
  duty: 'operate',
  about: 'Says that a fault is mended. When it happens again it is new again.',
  params: OneFault,
  body: Obj({ reason: Type.Optional(Text(REASON_MAX)) }),
  answer: Done,
  errors: ['FAULT_NOT_FOUND', 'FAULT_DECIDED'],
})

export const ignoreFault = command('faults.ignore', {
  path: 'POST /admin/errors/{id}/ignore',
  access: 'admin',
  duty: 'operate',
  about: 'Leaves a fault as it is, with a reason: it is counted on, and new no more.',
  params: OneFault,
  body: Obj({ reason: Text(REASON_MAX) }),
  answer: Done,
  errors: ['FAULT_NOT_FOUND', 'FAULT_DECIDED'],
})

export const reopenFault = command('faults.reopen', {
  path: 'POST /admin/errors/{id}/reopen',
  access: 'admin',
  duty: 'operate',
  about: 'Takes back that a fault was resolved or ignored, with a reason.',
  params: OneFault,
  body: Obj({ reason: Text(REASON_MAX) }),
  answer: Done,
  errors: ['FAULT_NOT_FOUND', 'FAULT_DECIDED'],
})

export const reportTrace = command('faults.trace', {
  path: 'POST /traces',
  access: 'public',
  limit: 'play',
  about: 'How long a command took in a browser, for the traces of the site. Dropped where the site keeps none.',
  body: Obj({
    /** As its request said in `traceparent`. */
    trace_id: Type.String({ pattern: '^[0-9a-f]{32}$' }),
    /** Name of the command. */
    command: Type.String({ pattern: '^[a-z_]+\\.[a-z_]+$', maxLength: 80 }),
    /** `ok`, or the code that the browser showed. */
    outcome: Type.String({ pattern: '^(ok|[A-Z][A-Z_]*)$', maxLength: 60 }),
    ms: Type.Integer({ minimum: 0, maximum: TRACE_MS_MAX }),
  }),
  answer: Done,
})

export const reportFault = command('faults.report', {
  path: 'POST /errors',
  access: 'public',
  about: 'What nobody caught in a browser, for the error log. Addresses and quoted values are not kept.',
  body: Obj({
    source: OneOf(['uncaught-exception', 'unhandled-rejection']),
    name: Type.String({ maxLength: 80 }),
    message: Type.String({ maxLength: FAULT_MESSAGE_MAX }),
    stack: Type.String({ maxLength: FAULT_STACK_MAX }),
    /** Of the page, without its query. */
    path: Type.String({ maxLength: FAULT_PATH_MAX }),
  }),
  answer: Done,
})
