import { orderFaq, publishFaqItem } from '@kredka/contracts/help/endpoints'
import { FAQ_CATEGORIES, type FaqCategory } from '@kredka/contracts/help/rules'
import type { FaqEntryView } from '@kredka/contracts/help/views'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import classes from './faq-page.module.css'

interface Props {
  readonly entries: readonly FaqEntryView[]
  readonly onChanged: () => void
}

export function FaqLists({ entries, onChanged }: Props) {
  return (
    <Stack space={5}>
      {FAQ_CATEGORIES.map((category) => ({ category, items: entries.filter((entry) => entry.category === category) }))
        .filter(({ items }) => items.length > 0)
        .map(({ category, items }) => (
          <Category key={category} category={category} items={items} onChanged={onChanged} />
        ))}
    </Stack>
  )
}

interface CategoryProps {
  readonly category: FaqCategory
  readonly items: readonly FaqEntryView[]
  readonly onChanged: () => void
}

function Category({ category, items, onChanged }: CategoryProps) {
  const t = useText()
  const language = useLanguage()
  const order = useCommand(orderFaq, { done: onChanged, failed: onChanged })
  const [moved, setMoved] = useState('')
  const held = useFocusKept(items)
  const move = (from: number, to: number) => {
    const ids = items.map(({ id }) => id)
    const entry = items[from]
    if (entry === undefined || order.status === 'sending') return
    ids.splice(from, 1)
    ids.splice(to, 0, entry.id)
    held()
    setMoved(t('help.moved', { question: entry[`question_${language}`], place: to + 1, of: ids.length }))
    order.send({ category, item_ids: ids })
  }
  return (
    <section className={classes.category} aria-label={t(`help.category_${category}`)}>
      <h2>{t(`help.category_${category}`)}</h2>
      <p className="visually-hidden" role="status">
        {moved}
      </p>
      <ol className={classes.items} aria-busy={order.status === 'sending' || undefined}>
        {items.map((entry, at) => (
          <Entry
            key={entry.id}
            entry={entry}
            onUp={at === 0 ? null : () => move(at, at - 1)}
            onDown={at === items.length - 1 ? null : () => move(at, at + 1)}
            onChanged={onChanged}
          />
        ))}
      </ol>
    </section>
  )
}

/**
 * A row that is put elsewhere in the page loses the focus: the button that was pressed gets it back, unless somebody
 * went on meanwhile.
 * @returns to be called when a button is pressed that moves its row
 */
function useFocusKept(items: readonly FaqEntryView[]): () => void {
  const pressed = useRef<Element | null>(null)
  const drawn = items.map(({ id }) => id).join()
  const last = useRef(drawn)
  useEffect(() => {
    if (last.current === drawn) return
    last.current = drawn
    if (pressed.current instanceof HTMLElement && document.activeElement === document.body) pressed.current.focus()
    pressed.current = null
  }, [drawn])
  return () => {
    pressed.current = document.activeElement
  }
}

interface EntryProps {
  readonly entry: FaqEntryView
  readonly onUp: (() => void) | null
  readonly onDown: (() => void) | null
  readonly onChanged: () => void
}

function Entry({ entry, onUp, onDown, onChanged }: EntryProps) {
  const t = useText()
  const path = usePath()
  const language = useLanguage()
  const { id, published } = entry
  const question = entry[`question_${language}`]
  const publish = useCommand(publishFaqItem, { done: onChanged, failed: onChanged })
  return (
    <li className={classes.entry}>
      <Link to={`${path('admin.faq')}?item=${id}`} className={classes.question}>
        {question}
      </Link>
      <StatusLabel kind={published ? 'active' : 'inactive'}>
        {t(published ? 'help.published' : 'help.unpublished')}
      </StatusLabel>
      <div className={classes.buttons}>
        <Button
          size="small"
          look="quiet"
          label={t('help.move_up', { question })}
          disabled={onUp === null}
          {...(onUp === null ? {} : { onClick: onUp })}
        >
          <span aria-hidden="true">↑</span>
        </Button>
        <Button
          size="small"
          look="quiet"
          label={t('help.move_down', { question })}
          disabled={onDown === null}
          {...(onDown === null ? {} : { onClick: onDown })}
        >
          <span aria-hidden="true">↓</span>
        </Button>
        <Button
          size="small"
          look={published ? 'quiet' : 'secondary'}
          loading={publish.status === 'sending'}
          label={`${t(published ? 'help.take_back' : 'help.publish')}: ${question}`}
          onClick={() => publish.send({ id, published: !published })}
        >
          {t(published ? 'help.take_back' : 'help.publish')}
        </Button>
      </div>
    </li>
  )
}
