import { splitSlug } from '@kredka/contracts/kernel/slug'
import { noteOfferSeen } from '@kredka/contracts/offers/endpoints'
import type { OfferView } from '@kredka/contracts/offers/views'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { useText } from '../../app/i18n/useText.ts'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { PageTitle } from '../../app/routing/PageTitle.tsx'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { OfferFacts } from '../components/OfferFacts.tsx'
import { Paragraphs } from '../components/Paragraphs.tsx'
import { PricePanel } from '../components/PricePanel.tsx'
import { TeacherPanel } from '../components/TeacherPanel.tsx'
import { offer } from '../resources.ts'
import { useWords } from '../useWords.ts'
import classes from './offer-page.module.css'

const ID = /^[0-9a-hjkmnp-tv-z]{26}$/

/** The public page of an offer (OFR-05). */
export function OfferPage() {
  const { slugged = '' } = useParams()
  const { id } = splitSlug(slugged)
  const found = offer.use(ID.test(id) ? { id } : null)
  if (!ID.test(id) || (found.status === 'failed' && found.error.status === 404)) return <NotFound />
  return (
    <ResourceView of={found} skeleton={<SkeletonLines lines={10} />}>
      {(view) => <Shown offer={view} />}
    </ResourceView>
  )
}

function Shown({ offer: shown }: { readonly offer: OfferView }) {
  const t = useText()
  const words = useWords()
  const path = usePath()
  useSeen(shown.id)
  const subject = words.subject(shown.subject_id)
  return (
    <article className={classes.page}>
      <PageTitle title={shown.title} />
      <header className={classes.head}>
        <Breadcrumbs
          crumbs={[
            { label: t('offers.heading'), to: path('offers.search') },
            { label: subject, to: `${path('offers.search')}?subject=${shown.subject_id}` },
            { label: shown.title },
          ]}
        />
        <h1>{shown.title}</h1>
        <OfferFacts
          subject={shown.subject_id}
          level={shown.level}
          places={shown.places}
          city={shown.city?.name ?? null}
        />
      </header>
      <div className={classes.content}>
        <section aria-labelledby="about-lessons">
          <h2 id="about-lessons">{t('offers.about_lessons')}</h2>
          <Paragraphs text={shown.description} />
        </section>
        <TeacherPanel teacher={shown.teacher} />
      </div>
      <aside className={classes.side}>
        <PricePanel prices={shown.prices} addedAt={shown.added_at} changedAt={shown.changed_at} />
      </aside>
    </article>
  )
}

/** Counted by the server once per visitor and day (OFR-05). That it fails is nobody's business. */
function useSeen(id: string): void {
  const { send } = useCommand(noteOfferSeen, { quiet: true })
  const [seen, setSeen] = useState<string | null>(null)
  useEffect(() => {
    if (seen === id) return
    setSeen(id)
    send({ id })
  }, [id, seen, send])
}

export { OfferPage as Page }
