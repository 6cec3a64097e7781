import type { FaqItemView } from '@kredka/contracts/help/views'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { RichText } from '../../ui/RichText.tsx'
import classes from './faq.module.css'
import { Marked } from './Marked.tsx'

interface Props {
  readonly item: FaqItemView
  /** What is searched for: while there is something, the answer is open. */
  readonly words: readonly string[]
}

/** A question with its answer below; `/faq-and-help#its-id` opens it. */
export function FaqItem({ item: { id, question, answer }, words }: Props) {
  const t = useText()
  const { hash, key } = useLocation()
  const named = hash === `#${id}`
  const searching = words.length > 0
  const [open, setOpen] = useState(named)
  const box = useRef<HTMLDetailsElement>(null)
  // Also for a second click on the same link, which only the key of the place tells apart.
  useEffect(() => {
    if (!named || key === '') return
    setOpen(true)
    // the browser's own way to an anchor takes the focus away once it has come there
    const arrived = requestAnimationFrame(() => {
      box.current?.scrollIntoView({ block: 'start' })
      box.current?.querySelector('summary')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(arrived)
  }, [named, key])
  return (
    <details
      ref={box}
      id={id}
      className={classes.item}
      open={open || searching}
      onToggle={(event) => {
        if (!searching) setOpen(event.currentTarget.open)
      }}
    >
      <summary className={classes.question}>
        <h3>
          <Marked text={question} words={words} />
        </h3>
      </summary>
      <div className={classes.answer}>
        <RichText source={answer} words={(text) => <Marked text={text} words={words} />} />
        <a href={`#${id}`} className={classes.link}>
          {t('help.link_to')}
          <span className="visually-hidden">: {question}</span>
        </a>
      </div>
    </details>
  )
}
