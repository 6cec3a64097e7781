import { WORD_PEOPLE_MIN } from '@kredka/contracts/items/rules'
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

interface Props {
  readonly item: ToldItem
  readonly quizId: string
  readonly version: number
}

/** What people answered, beside what is right; where that looks wrong, the way to the key. */
export function ItemAnswers({ item, quizId, version }: Props) {
  const t = useText()
  const path = usePath()
  const { id, number, prompt, formulas, options, figures, people } = item
  return (
    <Card>
      <article id={`item-${id}`} className={classes.item} aria-labelledby={`item-${id}-prompt`}>
        <Stack space={4}>
          <h3 id={`item-${id}-prompt`} className={classes.prompt}>
            {number}. <MathText text={prompt} formulas={formulas} />
          </h3>
          {figures.flags.map((flag) => (
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
          {options.length > 0 && (
            <ul className={classes.bars}>
              {options.map(({ text, is_right }, n) => (
                <Bar key={String(n)} isRight={is_right} count={figures.picked[n] ?? 0} all={people}>
                  <MathText text={text} formulas={formulas} />
                </Bar>
              ))}
            </ul>
          )}
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
          {figures.words.length > 0 && (
            <p className={classes.soft}>{t('items.typed_hint', { least: WORD_PEOPLE_MIN })}</p>
          )}
        </Stack>
      </article>
    </Card>
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
