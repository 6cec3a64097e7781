import { DISCRIMINATION_MIN_BP, type ItemFlag } from '@kredka/contracts/items/rules'
import type { QuizPanelView } from '@kredka/contracts/items/views'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { MathText } from '../../ui/math/MathText.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { ItemAnswers } from './ItemAnswers.tsx'
import classes from './items.module.css'
import { type ToldItem, toldItem } from './told-item.ts'
import { useBp } from './useBp.ts'

/** Places to fill, as a prompt marks them. */
const GAPS = /\[\[\d+\]\]/g

/** What the questions of a version tell, once enough people answered; before that nothing. */
export function Questions({ panel }: { readonly panel: QuizPanelView }) {
  const t = useText()
  const told = panel.items.flatMap((item, n) => {
    return toldItem({ ...item, prompt: item.prompt.replace(GAPS, '____') }, n + 1) ?? []
  })
  const byShare = told.toSorted((one, other) => one.share - other.share)
  const [hardest, easiest] = [byShare[0], byShare.at(-1)]
  if (hardest === undefined || easiest === undefined || panel.version === null) return null
  const { version } = panel
  return (
    <section aria-labelledby="items-questions">
      <Stack space={5}>
        <h2 id="items-questions" className={classes.heading}>
          {t('items.questions')}
        </h2>
        <div className={classes.ends}>
          <End label={t('items.hardest')} item={hardest} />
          <End label={t('items.easiest')} item={easiest} />
        </div>
        <Figures items={told} />
        <details className={classes.how}>
          <summary>{t('items.how')}</summary>
          <p>{t('items.how_share')}</p>
          <p>{t('items.how_discrimination')}</p>
          <p>{t('items.how_seconds')}</p>
          {told.some(({ rooms }) => rooms !== null) && <p>{t('items.how_rooms')}</p>}
        </details>
        <h2 className={classes.heading}>{t('items.answers')}</h2>
        {told.map((item) => (
          <ItemAnswers key={item.id} item={item} quizId={panel.id} version={version} />
        ))}
      </Stack>
    </section>
  )
}

function End({ label, item }: { readonly label: string; readonly item: ToldItem }) {
  const bp = useBp()
  return (
    <Card padding="tight">
      <p className={classes.soft}>
        {label}: {bp(item.share)}
      </p>
      <p className={classes.prompt}>
        {item.number}. <MathText text={item.prompt} formulas={item.formulas} />
      </p>
    </Card>
  )
}

function Figures({ items }: { readonly items: readonly ToldItem[] }) {
  const t = useText()
  const format = useFormat()
  const bp = useBp()
  const inRooms: Column<ToldItem> = {
    key: 'rooms',
    label: t('items.rooms'),
    numeric: true,
    cell: ({ rooms }) => (rooms === null ? t('items.unknown') : bp(rooms.share)),
  }
  const columns: readonly Column<ToldItem>[] = [
    {
      key: 'question',
      label: t('items.question'),
      cell: ({ id, number, prompt, formulas }) => (
        <a href={`#item-${id}`} className={classes.short}>
          {number}. <MathText text={prompt} formulas={formulas} />
        </a>
      ),
    },
    {
      key: 'share',
      label: t('items.share'),
      numeric: true,
      cell: ({ figures }) => (figures === null ? t('items.unknown') : bp(figures.share)),
    },
    {
      key: 'discrimination',
      label: t('items.discrimination'),
      numeric: true,
      cell: ({ figures }) =>
        figures === null ? (
          t('items.unknown')
        ) : (
          <span data-low={figures.discrimination < DISCRIMINATION_MIN_BP || undefined}>
            {format.number(Math.round(figures.discrimination / 100))}
          </span>
        ),
    },
    {
      key: 'seconds',
      label: t('items.seconds'),
      numeric: true,
      cell: ({ figures }) => {
        const seconds = figures?.seconds ?? null
        return seconds === null ? t('items.unknown') : t('items.seconds_value', { seconds })
      },
    },
    ...(items.some(({ rooms }) => rooms !== null) ? [inRooms] : []),
    {
      key: 'flags',
      label: t('items.flags'),
      cell: ({ flags }) => <Flags flags={flags} />,
    },
  ]
  return <Table label={t('items.questions')} columns={columns} rows={items} keyOf={({ id }) => id} />
}

function Flags({ flags }: { readonly flags: readonly ItemFlag[] }) {
  const t = useText()
  return (
    <span className={classes.flags}>
      {flags.map((flag) => (
        <StatusLabel key={flag} kind={flag === 'KEY_BEATEN' ? 'warning' : 'info'}>
          {t(`items.flag_${flag}`)}
        </StatusLabel>
      ))}
    </span>
  )
}
