import type pg from 'pg'

/** What must hold of the log whatever happened. Each gives a line per violation. */
const CHECKS = {
  'revisions run from 0 without a hole': `
    select stream || ' has ' || count(*) || ' events up to revision ' || max(revision) as fault
    from event_store.events group by stream having min(revision) <> 0 or max(revision) <> count(*) - 1`,
  'no id stands twice in a stream': `
    select stream || ' holds ' || id || ' ' || count(*) || ' times' as fault
    from event_store.events group by stream, id having count(*) > 1`,
  'positions run from 1 without a hole': `
    select 'positions ' || min(position) || ' to ' || max(position) || ' for ' || count(*) || ' events' as fault
    from event_store.events having min(position) <> 1 or max(position) <> count(*)`,
  'positions grow with the revisions': `
    select stream || ': revision ' || revision || ' stands before the one below it' as fault
    from (select *, lag(position) over (partition by stream order by revision) as below from event_store.events) e
    where position <= below`,
  'appends are whole': `
    select (data::json ->> 'seed') || ' ' || (data::json ->> 'append') || ': ' || count(*) || ' events' as fault
    from event_store.events group by stream, data::json ->> 'seed', data::json ->> 'append'
    having count(*) <> 1 + (data::json ->> 'append')::integer % 5 or max(revision) - min(revision) <> count(*) - 1`,
} as const

export interface Verdict {
  readonly name: string
  readonly faults: readonly string[]
}

export async function checkInvariants(pool: pg.Pool): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const [name, sql] of Object.entries(CHECKS)) {
    const { rows } = await pool.query<{ fault: string }>(sql)
    verdicts.push({ name, faults: rows.map(({ fault }) => fault) })
  }
  return verdicts
}
