import type { OfferCardView } from '@kredka/contracts/offers/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { foundOffers, useWords } from '../../offers/index.ts'
import { SubjectTopics } from '../../topics/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import classes from './repetition.module.css'

const TEACHERS = 3

interface Props {
  readonly subject_id: string
  /** Who asked what was missed; null where several did. */
  readonly author_id: string | null
}

/**
 * Where to go on from what was missed: topics that the person has from a teacher, the author's first, and who explains
 * it (QUI-12).
 */
export function Help({ subject_id, author_id }: Props) {
  const t = useText()
  const path = usePath()
  const words = useWords()
  const isUser = useAppSelector(selectUser) !== null
  const { data } = useResource(foundOffers, { subject: subject_id })
  const teachers = freeTeachers(data ?? [])
  if (!isUser && teachers.length === 0) return null
  const subject = words.subject(subject_id)
  return (
    <Stack space={4}>
      {isUser && <SubjectTopics subject_id={subject_id} author_id={author_id} />}
      {teachers.length > 0 && (
        <Card padding="tight">
          <section aria-label={t('repetition.help', { subject })}>
            <Stack space={3}>
              <h3>{t('repetition.help', { subject })}</h3>
              <ul className={classes.list}>
                {teachers.map((offer) => (
                  <Teacher key={offer.id} offer={offer} />
                ))}
              </ul>
              <div>
                <Button look="arrow" to={`${path('offers.search')}?subject=${subject_id}`}>
                  {t('repetition.help_all')}
                </Button>
              </div>
            </Stack>
          </section>
        </Card>
      )}
    </Stack>
  )
}

function Teacher({ offer }: { readonly offer: OfferCardView }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  return (
    <li className={classes.line}>
      <Link to={path('offers.offer', { slugged: `${offer.id}-${offer.slug}` })}>
        {offer.teacher.name ?? t('offers.deleted_user')}
      </Link>
      {offer.next_free !== null && (
        <span className="soft-note">{t('offers.next_free', { when: format.soon(offer.next_free) })}</span>
      )}
    </li>
  )
}

/** Of the first page of the search those with a free time, each teacher once. */
function freeTeachers(offers: readonly OfferCardView[]): readonly OfferCardView[] {
  const first = new Map<string, OfferCardView>()
  for (const offer of offers) {
    if (offer.next_free !== null && !first.has(offer.teacher.id)) first.set(offer.teacher.id, offer)
  }
  return [...first.values()].slice(0, TEACHERS)
}
