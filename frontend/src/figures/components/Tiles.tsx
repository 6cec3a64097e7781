import { ANSWER_TIMES, FAULTS_PER } from '@kredka/contracts/figures/rules'
import type { FiguresView, Pair } from '@kredka/contracts/figures/views'
import type { CSSProperties } from 'react'
import { type PlainPage, usePath } from '../../app/routing/usePath.ts'
import { OfficeLink } from '../../back-office/OfficeLink.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { writeRate } from '../rate.ts'
import { Change } from './Change.tsx'
import classes from './figures.module.css'

export const TILES = ['active', 'sign_ups', 'asked', 'lessons', 'revenue', 'answered', 'finished', 'faulty'] as const
export type TileName = (typeof TILES)[number]

/** Lists of what a figure counts, where the back office has one. */
const LISTS: Readonly<Partial<Record<TileName, PlainPage>>> = {
  active: 'admin.users',
  sign_ups: 'admin.users',
  finished: 'admin.quizes-panel',
  lessons: 'admin.lesson-problems',
}

interface Props {
  readonly totals: FiguresView['totals']
  readonly names?: readonly TileName[]
  /** In a row where there is room. */
  readonly across?: number
}

interface Across extends CSSProperties {
  readonly '--across': number
}

/** Figures of the whole period, each with what it was before. */
export function Tiles({ totals, names = TILES, across = 4 }: Props) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const rate = (value: number) => writeRate(value, format.number)
  const money = (amount: number) => format.money(amount, 'PLN')
  const { number, percent } = format
  const shown: Readonly<Record<TileName, readonly [pair: Pair, format: (value: number) => string]>> = {
    active: [totals.active, number],
    sign_ups: [totals.sign_ups, number],
    asked: [totals.asked, number],
    lessons: [totals.lessons, number],
    revenue: [totals.revenue, money],
    finished: [totals.finished, number],
    answered: [shareAnswered(totals), percent],
    faulty: [faultRate(totals), rate],
  }
  const style: Across = { '--across': across }
  return (
    <dl className={classes.tiles} style={style}>
      {names.map((name) => {
        const [pair, written] = shown[name]
        const list = LISTS[name]
        const label = t(`figures.tile_${name}`)
        return (
          <div key={name} className={classes.tile}>
            <dt>
              {list === undefined ? (
                label
              ) : (
                <OfficeLink page={list} to={path(list)}>
                  {label}
                </OfficeLink>
              )}
            </dt>
            <dd className={classes.value}>{written(pair.now)}</dd>
            <dd>
              <Change of={pair} format={written} isBad={name === 'faulty'} isShare={name === 'answered'} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Of the requests those that were answered within a day. */
function shareAnswered(totals: FiguresView['totals']): Pair {
  const quick = ANSWER_TIMES.filter((time) => time !== 'longer')
  const share = (side: keyof Pair) =>
    quick.reduce((sum, time) => sum + totals[time][side], 0) / Math.max(1, totals.asked[side])
  return { now: share('now'), before: share('before') }
}

function faultRate({ faults, events }: FiguresView['totals']): Pair {
  const rate = (side: keyof Pair) => (faults[side] * FAULTS_PER) / Math.max(1, events[side])
  return { now: rate('now'), before: rate('before') }
}
