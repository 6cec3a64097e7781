import { WORD_PEOPLE_MIN } from '@kredka/contracts/items/rules'
import type { ItemFiguresView, RoomFiguresView } from '@kredka/contracts/items/views'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { MathText } from '../../ui/math/MathText.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './items.module.css'
import type { ToldItem } from './told-item.ts'
import { useBp } from './useBp.ts'

interface Props {
  readonly item: ToldItem
  readonly quizId: string
  readonly version: number
}

/** What people answered, beside what is right; where that looks wrong, the way to the key. */
export function ItemAnswers({ item, quizId, version }: Props) {
  const t = useText()
  const path = usePath()
  const { id, number, prompt, formulas, figures, flags, rooms } = item
  return (
    <Card>
      <article id={`item-${id}`} className={classes.item} aria-labelledby={`item-${id}-prompt`}>
        <Stack space={4}>
          <h3 id={`item-${id}-prompt`} className={classes.prompt}>
            {number}. <MathText text={prompt} formulas={formulas} />
          </h3>
          {flags.map((flag) => (
            <Notice key={flag} kind={flag === 'KEY_BEATEN' ? 'warning' : 'info'}>
              <p>{t(`items.about_${flag}`)}</p>
              {flag === 'KEY_BEATEN' && (
                <Button
                  look="arrow"
                  to={`${path('quizzes.correct-key', { id: quizId, question_id: id })}?version=${version}`}
                >
                  {t('items.correct')}
                </Button>
              )}
            </Notice>
          ))}
          {figures !== null && <FirstAttempts item={item} figures={figures} hasTitle={rooms !== null} />}
          {rooms !== null && <Rooms item={item} rooms={rooms} />}
        </Stack>
      </article>
    </Card>
  )
}

interface FirstProps extends Pick<Props, 'item'> {
  readonly figures: ItemFiguresView
  /** Beside what rooms tell. */
  readonly hasTitle: boolean
}

function FirstAttempts({ item, figures, hasTitle }: FirstProps) {
  const t = useText()
  const { people } = item
  return (
    <>
      {hasTitle && <h4 className={classes.source}>{t('items.first_attempts')}</h4>}
      <Options item={item} picked={figures.picked} all={people} />
      {figures.words.map((words, gap) => (
        <Stack key={String(gap)} space={2}>
          <h4 className={classes.soft}>
            {figures.words.length > 1 ? `${t('items.gap', { gap: gap + 1 })}: ` : ''}
            {t('items.typed')}
          </h4>
          {words.length === 0 ? (
            <p className={classes.soft}>{t('items.typed_none', { least: WORD_PEOPLE_MIN })}</p>
          ) : (
            <ul className={classes.bars}>
              {words.map(({ word, people: count, is_right }) => (
                <Bar key={word} isRight={is_right} count={count} all={people}>
                  {word}
                </Bar>
              ))}
            </ul>
          )}
        </Stack>
      ))}
      {figures.words.length > 0 && <p className={classes.soft}>{t('items.typed_hint', { least: WORD_PEOPLE_MIN })}</p>}
    </>
  )
}

/** How it went in quiz rooms, where guests answer too. */
function Rooms({ item, rooms }: Pick<Props, 'item'> & { readonly rooms: RoomFiguresView }) {
  const t = useText()
  const bp = useBp()
  const { answers, missing, share, seconds, picked } = rooms
  return (
    <>
      <h4 className={classes.source}>{t('items.rooms')}</h4>
      <p className={classes.soft}>
        {[
          t('items.rooms_answers', { count: answers }),
          t('items.rooms_share', { share: bp(share) }),
          ...(seconds === null ? [] : [t('items.rooms_seconds', { seconds })]),
          ...(missing === 0 ? [] : [t('items.rooms_missing', { count: missing })]),
        ].join(' · ')}
      </p>
      <Options item={item} picked={picked} all={answers} />
    </>
  )
}

interface OptionsProps extends Pick<Props, 'item'> {
  readonly picked: readonly number[]
  readonly all: number
}

function Options({ item: { options, formulas }, picked, all }: OptionsProps) {
  if (options.length === 0) return null
  return (
    <ul className={classes.bars}>
      {options.map(({ text, is_right }, n) => (
        <Bar key={String(n)} isRight={is_right} count={picked[n] ?? 0} all={all}>
          <MathText text={text} formulas={formulas} />
        </Bar>
      ))}
    </ul>
  )
}

interface BarProps {
  readonly isRight: boolean
  readonly count: number
  readonly all: number
  readonly children: React.ReactNode
}

function Bar({ isRight, count, all, children }: BarProps) {
  const t = useText()
  return (
    <li className={classes.bar} data-right={isRight || undefined}>
      <span className={classes.answer}>
        {isRight && <Icon name="check" size={16} label={t('items.right')} />}
        <span>{children}</span>
        <span className={classes.count}>
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{t('items.people_count', { count })}</span>
        </span>
      </span>
      <span className={classes.track} aria-hidden="true">
        <span style={{ width: `${(100 * count) / Math.max(all, 1)}%` }} />
      </span>
    </li>
  )
}
