import type pg from 'pg'
import type { TestEvent } from '../../kernel/testing/test-read-models.ts'
import { AUTHOR_ID, QUESTIONS } from './played.ts'

type Timed = TestEvent & { readonly at: string }

interface NaiveItem {
  readonly people: number
  readonly share: number
  readonly discrimination: number
  /** Of eight options, however many there are. */
  readonly picked: readonly number[]
  readonly words: readonly { readonly word: string; readonly people: number; readonly is_right: boolean }[]
  readonly seconds: number | null
}
interface NaivePanel {
  /** By question. */
  readonly items: Readonly<Record<string, NaiveItem>>
  readonly scores: readonly number[]
  readonly people: number
  readonly plays: number
}

/** What is right of all that the players of `played.ts` type, by hand. */
const RIGHT_WORDS = ['kraków', '12']

/** Everything that is counted is said by itself, over the events as an export tells them. */
const PANEL = `
  with events as (
    select n, event->>'type' as type, (event->>'at')::timestamptz as at, event->'data' as data,
      event->'data'->>'attempt_id' as attempt_id, event->'data'->>'question_id' as question_id
    from jsonb_array_elements($1::jsonb) with ordinality as exported (event, n)
  ), claims as (
    select distinct data->>'visitor_id' as visitor_id, data->>'player_id' as user_id
    from events where type = 'AttemptClaimed'
  ), runs as (
    select n, data, attempt_id, coalesce(user_id, data->>'player_id') as person
    from events left join claims on visitor_id = data->>'player_id' where type = 'AttemptFinished'
  ), others as (
    select * from runs where person <> $2
  ), firsts as (
    select distinct on (person) * from others order by person, n
  ), scored as (
    select attempt_id, coalesce(anew.data, firsts.data)->'scores' as scores,
      coalesce(anew.data->'after_bp', firsts.data->'bp')::int / 100 as percent
    from firsts left join (
      select distinct on (attempt_id) attempt_id, data from events where type = 'AttemptRescored'
      order by attempt_id, n desc
    ) as anew using (attempt_id)
  ), asked as (
    select score->>'question_id' as question_id, (score->>'bp')::numeric as bp, percent
    from scored cross join jsonb_array_elements(scores) as score
  ), answers as (
    select events.* from events join firsts using (attempt_id) where type = 'AnswerGiven'
  ), last_answers as (
    select distinct on (attempt_id, question_id) question_id, data from answers
    order by attempt_id, question_id, n desc
  ), seen as (
    -- the start, and when each question was answered first
    select attempt_id, null as question_id, at from events join firsts using (attempt_id) where type = 'AttemptStarted'
    union all select attempt_id, question_id, min(at) from answers group by attempt_id, question_id
  ), took as (
    select question_id,
      least(round(extract(epoch from at - lag(at) over (partition by attempt_id order by at))), 600) as seconds
    from seen
  ), placed as (
    select *, count(*) over of_question * 0.27 as places,
      row_number() over (of_question order by percent desc) as from_top,
      row_number() over (of_question order by percent) as from_bottom
    from asked window of_question as (partition by question_id)
  ), borders as (
    select question_id, places, max(percent) filter (where from_top = ceil(places)) as upper,
      max(percent) filter (where from_bottom = ceil(places)) as lower
    from placed group by question_id, places
  ), ends as (
    -- those who stand equal at a border share the places that are left
    select question_id, places,
      sum(bp) filter (where percent > upper) as above, count(*) filter (where percent > upper) as n_above,
      avg(bp) filter (where percent = upper) as at_upper,
      sum(bp) filter (where percent < lower) as below, count(*) filter (where percent < lower) as n_below,
      avg(bp) filter (where percent = lower) as at_lower
    from asked join borders using (question_id) group by question_id, places
  ), typed as (
    select question_id, trim(data->'words'->>0) as word, count(*)::int as people from last_answers
    where trim(data->'words'->>0) <> '' group by 1, 2 having count(*) >= 3
  )
  select
    (select count(*)::int from firsts) as people,
    (select count(*)::int from others) as plays,
    array(
      select (select count(*)::int from scored where percent / 10 = tenth) from generate_series(0, 10) as tenth
      order by tenth
    ) as scores,
    (select jsonb_object_agg(question_id, jsonb_build_object(
      'people', (select count(*) from asked where asked.question_id = ends.question_id),
      'share', (select round(avg(bp)) from asked where asked.question_id = ends.question_id),
      'discrimination', round(
        (coalesce(above, 0) + at_upper * (places - n_above)) / places
        - (coalesce(below, 0) + at_lower * (places - n_below)) / places
      ),
      'picked', array(
        select (
          select count(*) from last_answers as last
          where last.question_id = ends.question_id and last.data->'choices' @> to_jsonb(choice)
        ) from generate_series(0, 7) as choice order by choice
      ),
      'words', array(
        select jsonb_build_object('word', word, 'people', typed.people, 'is_right', word = any ($3))
        from typed where typed.question_id = ends.question_id order by typed.people desc, word collate "C"
      ),
      'seconds', (
        select percentile_disc(0.5) within group (order by seconds) from took where took.question_id = ends.question_id
      )
    )) from ends) as items`

/** What the panel should say, counted from nothing over a whole log, by plain SQL. */
export async function naivePanel(pool: pg.Pool, log: readonly Timed[]) {
  const { rows } = await pool.query<NaivePanel>(PANEL, [JSON.stringify(log), AUTHOR_ID, RIGHT_WORDS])
  const [panel] = rows
  if (panel === undefined) throw new Error('nothing was counted')
  const items = QUESTIONS.flatMap(({ question_id, task }) => {
    const counted = panel.items[question_id]
    if (counted === undefined) return []
    const { people, words, picked, ...figures } = counted
    const options = task.kind === 'single' || task.kind === 'several' ? task.options.length : 0
    return [{ people, figures: { ...figures, picked: picked.slice(0, options), words: options > 0 ? [] : [words] } }]
  })
  return { ...panel, items }
}
