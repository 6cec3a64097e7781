import type { ChartChoice } from './views.ts'

/** A ready question that answers something of the log as it is (ANA-03). */
export interface ExampleQuestion {
  readonly id: string
  readonly title: { readonly pl: string; readonly en: string }
  readonly about: { readonly pl: string; readonly en: string }
  readonly sql: string
  readonly chart: ChartChoice
}

/**
 * The worked examples, for the page of analysts and for `ops/docs/analysts.md` alike: `npm run docs -- questions` writes
 * them into the document, where each stands below the heading that is its English title.
 */
export const EXAMPLE_QUESTIONS: readonly ExampleQuestion[] = [
  {
    id: 'days',
    title: { pl: 'Dzień po dniu', en: 'Day by day' },
    about: {
      pl: 'Ile zdarzeń dzieje się każdego dnia i ile osób za nimi stoi.',
      en: 'How much happens on each day, and how many people are behind it.',
    },
    sql: `select
  occurred_at::date as day,
  count(*) as events,
  count(distinct actor) filter (starts_with(actor, 'user:')) as people
from events
group by day order by day`,
    chart: { kind: 'line', x: 'day', y: ['events', 'people'] },
  },
  {
    id: 'funnel',
    title: { pl: 'Od zamówienia do zapłaty', en: 'From order to paid' },
    about: {
      pl: 'Ile zamówień przyjęto, ile lekcji się odbyło i ile opłacono.',
      en: 'How many orders are accepted, taught and paid for.',
    },
    sql: `select
  count(distinct placed.order_id) as placed,
  count(distinct accepted.order_id) as accepted,
  count(distinct done.order_id) as taught,
  count(distinct paid.order_id) as paid
from OrderPlaced placed
left join OrderAccepted accepted using (order_id)
left join LessonDone done using (order_id)
left join PaymentMarkedPaid paid using (order_id)`,
    chart: { kind: 'table', x: null, y: [] },
  },
  {
    id: 'retention',
    title: { pl: 'Kto wraca, według miesiąca rejestracji', en: 'Retention by cohort' },
    about: {
      pl: 'Ile osób, które założyły konto w danym miesiącu, robiło coś w następnych.',
      en: 'Of those who registered in a month, how many did something in the months after.',
    },
    sql: `with cohorts as (
  select user_id, date_trunc('month', registered_at) as cohort from people
), active as (
  select distinct actor[6:] as user_id, date_trunc('month', occurred_at) as month
  from events where starts_with(actor, 'user:')
)
select cohort::date as cohort, date_diff('month', cohort, month) as months_later, count(*) as people
from cohorts join active using (user_id)
group by all order by all`,
    chart: { kind: 'table', x: null, y: [] },
  },
  {
    id: 'answers',
    title: { pl: 'Jak szybko odpowiadają nauczyciele', en: 'How fast teachers answer' },
    about: {
      pl: 'Mediana godzin od zamówienia do odpowiedzi.',
      en: 'The median of hours from an order to its answer.',
    },
    sql: `with answers as (
  select order_id, event_at from OrderAccepted
  union all select order_id, event_at from OrderRejected
)
select
  placed.teacher_id,
  count(*) as orders,
  round(median(date_diff('minute', placed.event_at, answers.event_at)) / 60, 1) as median_hours
from OrderPlaced placed join answers using (order_id)
group by all order by median_hours`,
    chart: { kind: 'bar', x: 'teacher_id', y: ['median_hours'] },
  },
  {
    id: 'prices',
    title: { pl: 'Ceny w miastach', en: 'Prices by city' },
    about: {
      pl: 'Ile jest ofert i ile kosztuje godzina.',
      en: 'How many offers there are, and what an hour costs.',
    },
    sql: `select
  city_id,
  count(distinct offer_id) as offers,
  round(median((price ->> '$.amount')::int * 60 / (price ->> '$.duration')::int) / 100, 2) as zl_an_hour
from OfferSubmitted, unnest(prices::json[]) as listed (price)
group by all order by offers desc, city_id`,
    chart: { kind: 'bar', x: 'city_id', y: ['zl_an_hour'] },
  },
  {
    id: 'difficult',
    title: { pl: 'Trudne pytania quizów', en: 'Difficult questions' },
    about: {
      pl: 'Jaka część odpowiedzi dostała pełną liczbę punktów.',
      en: 'The share of answers that got the full score, for each question of finished attempts.',
    },
    sql: `select
  score ->> '$.question_id' as question_id,
  count(*) as answers,
  round(avg(((score ->> '$.bp')::int = 10000)::int), 2) as solved
from AttemptFinished, unnest(scores::json[]) as judged (score)
group by all order by solved, answers desc`,
    chart: { kind: 'table', x: null, y: [] },
  },
  {
    id: 'versions',
    title: { pl: 'Ile czasu mija do zmiany oferty', en: 'What only events can answer' },
    about: {
      pl: 'Serwis pamięta ofertę, jaka jest teraz; dziennik – każdą wersję wysłaną do sprawdzenia.',
      en: 'The site keeps the offer as it is now; the log keeps every version that was sent for review.',
    },
    sql: `select
  offer_id,
  version,
  date_diff('hour', lag(event_at) over sent, event_at) as hours_since_the_one_before,
  prices is distinct from lag(prices) over sent as has_other_prices
from OfferSubmitted
window sent as (partition by offer_id order by version)
order by version desc, offer_id`,
    chart: { kind: 'table', x: null, y: [] },
  },
]
