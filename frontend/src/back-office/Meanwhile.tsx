import { useFormat } from '../i18n/useFormat.ts'
import { useText } from '../i18n/useText.ts'
import { Stack } from '../ui/layout.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { ThingHistory } from './thing-history.ts'
import { Who } from './Who.tsx'

interface Props {
  readonly history: ThingHistory
  /** Acts that there were when somebody began to write. */
  readonly known: ReadonlySet<string>
  /** What they write for cannot be done any more. */
  readonly isOver: boolean
}

/** Above a reason that somebody writes: who decided what meanwhile, and whether theirs is still asked for (ADM-02). */
export function Meanwhile({ history: { acts, words }, known, isOver }: Props) {
  const t = useText()
  const format = useFormat()
  const sorted = acts.toSorted((one, other) => one.at.localeCompare(other.at))
  const isNew = sorted.filter(({ id }) => !known.has(id))
  // of what is over when somebody comes back to it, the last act tells why
  const told = isNew.length === 0 && isOver ? sorted.slice(-1) : isNew
  if (told.length === 0 && !isOver) return null
  return (
    <Notice kind="warning">
      <Stack space={2}>
        {told.map(({ id, type, at, actor, reason }) => (
          <p key={id}>
            <strong>
              <Who actor={actor} />
            </strong>
            {': '}
            {words[type] === undefined ? type : t(words[type])}
            {` · ${format.dateTime(at)}`}
            {reason !== null && ` · ${reason}`}
          </p>
        ))}
        <p>{t(isOver ? 'back_office.no_longer' : 'back_office.meanwhile')}</p>
      </Stack>
    </Notice>
  )
}
