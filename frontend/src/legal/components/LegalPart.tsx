import type { LegalBlock, LegalSection } from '@kredka/contracts/legal/document'
import { useText } from '../../i18n/useText.ts'
import classes from './legal-part.module.css'

interface Props {
  /** From 1: people quote it. */
  readonly number: number
  readonly section: LegalSection
}

/** A part of a legal document under its numbered heading, which a link can lead to. */
export function LegalPart({ number, section: { id, heading, blocks } }: Props) {
  const t = useText()
  return (
    <section className={classes.part} aria-labelledby={id}>
      <div className={classes.heading}>
        <h2 id={id} tabIndex={-1}>
          {number}. {heading}
        </h2>
        <a className={classes.anchor} href={`#${id}`} aria-label={t('legal.link_to', { heading })}>
          #
        </a>
      </div>
      {blocks.map((block) => (
        <Block key={typeof block === 'string' ? block : JSON.stringify(block)} block={block} />
      ))}
    </section>
  )
}

function Block({ block }: { readonly block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('list' in block) {
    return (
      <ul className={classes.list}>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  }
  return (
    <dl className={classes.terms}>
      {block.terms.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
