import { ERROR_CODES, messageOf, statusOf } from '@kredka/contracts/kernel/errors'
import { FRAME_HEADERS, FRAME_PARAMETERS } from '../frame.ts'
import { isObject } from '../schemas.ts'
import { type Html, html } from './html.ts'
import { shapes } from './module-page.ts'
import { english, englishProse, heading, type PageTools, table } from './parts.ts'

/** What holds for every call: envelope, headers, errors, the shapes that all use. */
export function basicsPage(introduction: string, tools: PageTools): Html {
  const { t } = tools
  return html`<h1>${t.basics}</h1>
${englishProse(introduction, tools)}
${heading(2, 'headers', html`${t.headers}`, t.headers, tools)}${headers(tools)}
${heading(2, 'errors', html`${t.errors}`, t.errors, tools)}${errors(tools)}
${shapes('kernel', tools)}`
}

const ANSWERED: Readonly<Record<string, string>> = {
  Position: 'x-position',
  SentPosition: 'x-sent-position',
  Stale: 'x-stale',
  CorrelationId: 'x-correlation-id',
  RetryAfter: 'retry-after',
  ETag: 'etag',
}

function headers(tools: PageTools): Html {
  const { t } = tools
  const sent = Object.values(FRAME_PARAMETERS).map((one) => [nameIn(one, ''), t.sent, english(aboutIn(one), tools)])
  const received = Object.entries(FRAME_HEADERS).map(([key, one]) => [
    html`<code>${ANSWERED[key] ?? key}</code>`,
    t.received,
    english(aboutIn(one), tools),
  ])
  return table([t.name, '', t.meaning], [...sent, ...received], t.headers)
}

function nameIn(value: unknown, otherwise: string): Html {
  return html`<code>${isObject(value) && typeof value.name === 'string' ? value.name : otherwise}</code>`
}

function aboutIn(value: unknown): string {
  return isObject(value) && typeof value.description === 'string' ? value.description : ''
}

function errors(tools: PageTools): Html {
  const { t } = tools
  const rows = ERROR_CODES.toSorted((a, b) => statusOf(a) - statusOf(b)).map((one) => [
    String(statusOf(one)),
    html`<code>${one}</code>`,
    english(`${messageOf(one)}.`, tools),
  ])
  return table([t.status, t.code, t.meaning], rows, t.errors)
}
