import { RANKING, RANKING_RULES, type RankingWeights, REASON_RULES } from '@kredka/contracts/offers/ranking'
import type { Rows } from '../kernel/projection.ts'
import { changeSums, countSums } from './sums.ts'

/**
 * The words of a text, which are letters and digits alone as those of a search are: Postgres takes `5–8` for one word,
 * and `5-8` for two numbers of which one is below zero. Its classes know only the signs of ASCII; the ranges are those
 * of Latin-1, of punctuation and of symbols.
 */
const weigh = (text: string, weight: 'A' | 'B' | 'C') =>
  `setweight(to_tsvector('simple', regexp_replace(${text}, '[[:punct:]\\u00a0-\\u00bf\\u2000-\\u2bff]+', ' ', 'g')),
      '${weight}')`

/** Of so many people the hits are made anew at a time: bounds the memory, whoever changed and however many. */
const PEOPLE_AT_ONCE = 500

/** How hits follow from the rows as they stand. */
export interface Settling {
  /**
   * Makes the hits of those whose facts changed anew, with what they are ranked by (OFR-04). All of it follows from the
   * rows as they stand, so that a search computes none of it.
   * @returns whether more may be left
   */
  readonly settle: (rows: Rows) => Promise<boolean>
  /**
   * A new day: what stands in for missing facts is taken anew. By its date everybody is judged, and what is over
   * forgotten, later.
   */
  readonly beginDay: (rows: Rows, date: string) => Promise<void>
  /**
   * Judges some of those who were judged by another day, and forgets some of what is over. It changes nothing that a
   * day's stand-ins are made of.
   */
  readonly judgeSome: (rows: Rows) => Promise<boolean>
}

export function createSettling(weights: RankingWeights): Settling {
  const steps = [ANSWERED, JUDGE, LOSE, KINDS, findBy(weights)]

  async function settle(rows: Rows): Promise<boolean> {
    const dirty = await rows.sql<{ user_id: string }>(`select user_id from people where dirty limit ${PEOPLE_AT_ONCE}`)
    if (dirty.length === 0) return false
    const whom = [dirty.map(({ user_id }) => user_id)]
    const before = countSums(rows, whom)
    const made = steps.map((text) => rows.sql(text, whom))
    const after = countSums(rows, whom)
    await Promise.all([before, ...made, after, rows.sql(JUDGED, whom)])
    await changeSums(rows, await before, await after)
    return dirty.length === PEOPLE_AT_ONCE
  }

  async function settleAll(rows: Rows): Promise<void> {
    while (await settle(rows));
  }

  return {
    settle,
    async beginDay(rows, date) {
      await settleAll(rows)
      await Promise.all([rows.sql(STAND_INS, [date]), rows.sql(USUAL), rows.sql(COMMON)])
    },
    async judgeSome(rows) {
      const forgotten = await rows.sql(FORGET_TIMES)
      const judged = await rows.sql(MARK_SOME)
      await settleAll(rows)
      return judged.length === TEACHERS_A_SLICE || forgotten.length === TIMES_A_SLICE
    },
  }
}

const JUDGED = `update people set dirty = false, judged = coalesce((select today from site), '-infinity')
    where user_id = any($1)`

/** A tenth of a second of work: a teacher has a few offers, and the sums are counted before and after. */
const TEACHERS_A_SLICE = 50
const TIMES_A_SLICE = 5_000

const FORGET_TIMES = `
  with gone as (select teacher_id, slot_id from taken where ends_at < (select today from site) order by ends_at
    limit ${TIMES_A_SLICE})
  delete from taken t using gone g where (t.teacher_id, t.slot_id) = (g.teacher_id, g.slot_id)
  returning 1 as one`

const MARK_SOME = `
  with due as (select user_id from people where teaching and judged < (select today from site) order by judged
    limit ${TEACHERS_A_SLICE})
  update people p set dirty = true from due d where p.user_id = d.user_id
  returning 1 as one`

const R = RANKING_RULES
const [soon, well, somewhat] = R.answer_hours
const [whole, good, fair, late] = R.answer_worth

/**
 * What answers are worth is added up as they come: how many there were before does not matter. One that changed counts
 * as it stands now.
 */
const ANSWERED = `
  with answered as (
    select q.teacher_id, q.order_id, q.counted as was,
           case when q.lapsed then 0
             when q.answered_at - q.placed_at <= interval '${soon} hours' then ${whole}
             when q.answered_at - q.placed_at <= interval '${well} hours' then ${good}
             when q.answered_at - q.placed_at <= interval '${somewhat} hours' then ${fair}
             else ${late} end as worth
      from requests q where q.due and q.teacher_id = any($1)),
  counted as (
    update requests q set due = false, counted = a.worth
      from answered a where q.teacher_id = a.teacher_id and q.order_id = a.order_id)
  update people p set worth = p.worth + a.worth, answers = p.answers + a.answers
    from (select teacher_id, sum(worth - coalesce(was, 0)) as worth, count(*) filter (where was is null) as answers
            from answered group by 1) a
   where p.user_id = a.teacher_id`

/** What a teacher's answers and lessons are worth. */
const JUDGE = `
  update people
     set response = case when answers > 0 then round(worth / answers, 4) end,
         attendance = case when held + missed > 0 then round(held::numeric / (held + missed), 4) end
   where user_id = any($1) and teaching`

const LOSE = `
  delete from hits h using people p
   where p.user_id = any($1) and h.teacher_id = p.user_id
     and not (p.teaches and exists (
           select from versions v where v.teacher_id = h.teacher_id and v.offer_id = h.offer_id and v.visible))`

/**
 * 52 bits of a hash: as many as a number of JavaScript holds, and so many that no two of some thousand kinds share one.
 */
const KINDS = `
  insert into kinds (kind, subject_id, level, places)
  select distinct hashtextextended(concat_ws(' ', v.subject_id, v.level, array_to_string(v.places, ',')),
    0) & ((1::bigint << 52) - 1),
         v.subject_id, v.level, v.places
    from people p join versions v on v.teacher_id = p.user_id and v.visible
   where p.user_id = any($1) and p.teaches
  on conflict (subject_id, level, places) do nothing`

const A = REASON_RULES

/** A figure as a card tells it: no more than there is. */
const steps = (figure: string, step: number) => `(${step} * floor((${figure}) / ${step}))::int`
const low = '100 - 100.0 * main_amount / usual'

/**
 * Hundredths of a point for how many offers of the same teacher come before; they are judged together, so that all of
 * them are known here.
 */
const lowerPoints = (among: string) =>
  `${100 * R.further_offer} * least(${R.further_offers}, row_number() over (partition by ${among}
      order by points desc, public_at desc, offer_id) - 1)::int`

/**
 * What is missing comes out as what most have; see RANKING for the weights. The words of a version stay, so they are
 * taken apart once.
 */
const findBy = (weights: RankingWeights) => `
  with known as (
    select coalesce(average, ${R.first_average}) as average, coalesce(response, ${R.first_median}) as response,
           coalesce(attendance, ${R.first_median}) as attendance, today from site),
  spent as materialized (
    select x.teacher_id,
           round(sum(extract(epoch from least(x.ends_at, k.today + ${R.free_days}) - greatest(x.starts_at,
             k.today)) / 3600), 2) as hours
      from known k join taken x on x.ends_at > k.today and x.starts_at < k.today + ${R.free_days}
     where x.teacher_id = any($1) group by 1),
  fact as materialized (
    select v.*, was.search as was_search, c.kind, o.public_at, p.stars, p.reviews, p.held, p.response, p.answers,
      p.attendance,
           coalesce(was.names, ${weigh('v.search_a', 'A')} || ${weigh('v.search_b', 'B')}) as names,
           coalesce(g.hours, '{}') as hours, u.amount as usual,
           (p.stars + ${R.average_reviews} * k.average) / (p.reviews + ${R.average_reviews}) as standing,
           coalesce(p.response, k.response) as response_share, coalesce(p.attendance, k.attendance) as attendance_share,
           0.4 * least(1, char_length(v.description) / ${R.description}.0) + 0.3 * least(1, p.about / ${R.about}.0)
             + case when p.picture then 0.2 else 0 end + case when jsonb_array_length(v.prices) > 1 then 0.1
               else 0 end as completeness,
           greatest(0, coalesce(g.minutes, 0) * ${R.free_days / 7} / 60.0 - coalesce(t.hours, 0)) as free_hours,
           greatest(0, least(1 - p.held / ${R.newcomer_lessons}.0,
             1 - coalesce(k.today - (p.since at time zone 'Europe/Warsaw')::date, 0) / ${R.newcomer_days}.0))
               as newcomer
      from people p
      join versions v on v.teacher_id = p.user_id and v.visible
      join offers o on o.offer_id = v.offer_id
      join kinds c on (c.subject_id, c.level, c.places) = (v.subject_id, v.level, v.places)
      cross join known k
      left join hits was on was.offer_id = v.offer_id and was.version = v.version
      left join groups g on g.group_id = v.availability_group_id
      left join spent t on t.teacher_id = p.user_id
      left join usual u on u.subject_id = v.subject_id
     where p.user_id = any($1) and p.teaches),
  judged as (
    select *, round(100 * (${weights.rating} * (standing - 1) / 4 + ${weights.response} * response_share
           + ${weights.attendance} * attendance_share + ${weights.completeness} * completeness
           + ${weights.free_time} * least(1, free_hours / ${R.free_hours}.0) + ${weights.newcomer} * newcomer))::int
             as points
      from fact)
  insert into hits as h (offer_id, version, teacher_id, kind, subject_id, level, places, city_id, main_amount,
    added_at, hours, rating, reviews,
                         standing, score, subject_score, reasons, search, names)
  select offer_id, version, teacher_id, kind, subject_id, level, places, city_id, main_amount, public_at, hours,
         case when reviews > 0 then round(100.0 * stars / reviews)::int end, reviews, round(100 * standing)::int,
         points - ${lowerPoints('teacher_id')}, points - ${lowerPoints('teacher_id, subject_id')},
         array_remove(array[
           case when reviews >= ${A.top_rated.reviews} and stars >= ${A.top_rated.average} * reviews
             then 'top_rated' end,
           case when ${low} >= ${A.low_price.percent} then 'low_price:' || ${steps(low, A.low_price.step)} end,
           case when answers >= ${A.answers_fast.answers} and response >= ${A.answers_fast.share}
             then 'answers_fast:' || case when response >= ${A.answers_fast.soon_share} then ${soon} else ${well} end end,
           case when held >= ${A.reliable.lessons} and attendance >= ${A.reliable.share}
             then 'reliable:' || ${steps('held', A.reliable.step)} end,
           case when newcomer >= ${A.newcomer.share} then 'newcomer' end,
           case when free_hours >= ${A.much_time.hours}
             then 'much_time:' || ${steps('free_hours', A.much_time.step)} end], null),
         coalesce(was_search, names || ${weigh('search_c', 'C')}), names
    from judged
  on conflict (offer_id) do update
     set version = excluded.version, kind = excluded.kind, subject_id = excluded.subject_id, level = excluded.level,
       places = excluded.places,
         city_id = excluded.city_id, main_amount = excluded.main_amount, added_at = excluded.added_at,
           hours = excluded.hours,
         rating = excluded.rating, reviews = excluded.reviews, standing = excluded.standing, score = excluded.score,
         subject_score = excluded.subject_score, reasons = excluded.reasons, search = excluded.search,
           names = excluded.names
   where (h.version, h.hours, h.rating, h.reviews, h.standing, h.score, h.subject_score, h.reasons) is distinct from
         (excluded.version, excluded.hours, excluded.rating, excluded.reviews, excluded.standing, excluded.score,
           excluded.subject_score,
          excluded.reasons)`

const STAND_INS = `
  update site set today = $1::date,
         average = (select round(sum(stars)::numeric / nullif(sum(reviews), 0), 4) from people where teaches),
         response = (select round(percentile_cont(0.5) within group (order by response)::numeric, 4) from people
                      where teaches and response is not null),
         attendance = (select round(percentile_cont(0.5) within group (order by attendance)::numeric, 4) from people
                        where teaches and attendance is not null)`

/** The median price of each subject that has enough offers. */
const USUAL = `
  with now as (
         select subject_id, percentile_disc(0.5) within group (order by main_amount) as amount
           from hits group by 1 having count(*) >= ${A.low_price.offers}),
       gone as (
         delete from usual u where not exists (select from now n where n.subject_id = u.subject_id))
  insert into usual (subject_id, amount) select subject_id, amount from now
  on conflict (subject_id) do update set amount = excluded.amount where usual.amount <> excluded.amount`

/** Reasons that tell hardly any offer apart, and how many free hours a few have at most. */
const COMMON = `
  with each as (
    select split_part(reason, ':', 1) as why, nullif(split_part(reason, ':', 2), '')::int as figure
      from hits cross join unnest(reasons) as reason),
  size as (select count(*)::int as hits from hits)
  update site set
    common = array(
      select why from each where why <> 'much_time' group by 1
      having count(*) > ${A.common.share} * greatest((select hits from size), ${A.common.offers}) order by 1),
    much = coalesce((
      select figure from each where why = 'much_time' order by figure desc
      offset (select floor(${A.much_time.top} * greatest(hits, ${A.common.offers}))::int from size) limit 1), 0)`

/** With the weights of the site. */
export const { settle, beginDay, judgeSome } = createSettling(RANKING)
