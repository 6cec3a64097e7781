import { Count, Currency, DateOnly, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { SubjectRef } from '../offers/views.ts'
import { CHARTS, COUNTED, type Counted } from './rules.ts'

export const ChartRef = OneOf(CHARTS)

/** Of the period, and of the one before. Money can be given back: it may be less than nothing. */
const Pair = Obj({ now: Type.Integer(), before: Type.Integer() })
export type Pair = Static<typeof Pair>

const counted = Object.fromEntries(COUNTED.map((name) => [name, Pair])) as { readonly [N in Counted]: typeof Pair }
const all = {
  ...counted,
  /** People who did something on the site, each counted once. */
  active: Pair,
  /** What went wrong inside the site. */
  faults: Pair,
}

/** One point of the charts; `before`: of the point as far from the beginning of the period before. */
export const FigureStepView = Obj({ from: DateOnly, to: DateOnly, before_from: DateOnly, before_to: DateOnly, ...all })
export type FigureStepView = Static<typeof FigureStepView>

export const SubjectFiguresView = Obj({
  subject_id: SubjectRef,
  revenue: Pair,
  lessons: Pair,
  asked: Pair,
  plays: Pair,
})
export type SubjectFiguresView = Static<typeof SubjectFiguresView>

/** The figures of the site for some days, next to as many days before them (ADM-06). */
export const FiguresView = Obj({
  from: DateOnly,
  to: DateOnly,
  before_from: DateOnly,
  before_to: DateOnly,
  /** Days of a point; the first one may have fewer. */
  step_days: Count,
  currency: Currency,
  totals: Obj(all),
  steps: Type.Array(FigureStepView),
  /** Those with any figure, by what was paid in the period. */
  subjects: Type.Array(SubjectFiguresView),
})
export type FiguresView = Static<typeof FiguresView>
export type FigureName = keyof FiguresView['totals']
