import { splitSlug } from '@kredka/contracts/kernel/slug'
import { noteOfferSeen } from '@kredka/contracts/offers/endpoints'
import { mainPrice } from '@kredka/contracts/offers/rules'
import { subjectAddress } from '@kredka/contracts/offers/search-address'
import { searchTitle } from '@kredka/contracts/offers/search-title'
import type { OfferView } from '@kredka/contracts/offers/views'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { isId } from '../../app/routing/ids.ts'
import { PageTitle } from '../../app/routing/PageTitle.tsx'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { OrderButton, OrderSection, useOrdering } from '../../orders/index.ts'
import { LazyOfferReviews } from '../../reviews/index.ts'
import { FavouriteButton } from '../../searches/index.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { OfferFacts } from '../components/OfferFacts.tsx'
import { Paragraphs } from '../components/Paragraphs.tsx'
import { PricePanel } from '../components/PricePanel.tsx'
import { TeacherPanel } from '../components/TeacherPanel.tsx'
import { offer } from '../resources.ts'
import { useWords } from '../useWords.ts'
import classes from './offer-page.module.css'

/** The public page of an offer (OFR-05). */
export function OfferPage() {
  const { slugged = '' } = useParams()
  const { id } = splitSlug(slugged)
  const found = useResource(offer, isId(id) ? { id } : null)
  if (!isId(id) || (found.status === 'failed' && found.error.status === 404)) return <NotFound />
  return (
    <ResourceView of={found} skeleton={<Coming />}>
      {(view) => <Shown key={view.id} offer={view} />}
    </ResourceView>
  )
}

function Shown({ offer: shown }: { readonly offer: OfferView }) {
  const t = useText()
  const words = useWords()
  const path = usePath()
  const language = useLanguage()
  const all = searchTitle(language, null, null)
  const user = useAppSelector(selectUser)
  const ordering = useOrdering(shown)
  const price = mainPrice(shown.prices)
  useSeen(shown.id)
  const subject = words.subject(shown.subject_id)
  return (
    <article className={classes.page}>
      <PageTitle title={shown.title} />
      <header className={classes.head}>
        <Breadcrumbs
          crumbs={[
            { label: all, to: path('offers.search') },
            { label: subject, to: subjectAddress(language, shown.subject_id) },
          ]}
        />
        <div className={classes.title}>
          <h1>{shown.title}</h1>
          <FavouriteButton offer_id={shown.id} title={shown.title} />
        </div>
        <OfferFacts
          subject={shown.subject_id}
          level={shown.level}
          places={shown.places}
          city={shown.city?.name ?? null}
        />
      </header>
      <div className={classes.content}>
        <OrderSection offer_id={shown.id} ordering={ordering} />
        <section aria-labelledby="about-lessons">
          <h2 id="about-lessons">{t('offers.about_lessons')}</h2>
          <Paragraphs text={shown.description} />
        </section>
        <TeacherPanel teacher={shown.teacher} />
        <LazyOfferReviews id={shown.id} />
      </div>
      <aside className={classes.side}>
        {user?.userId === shown.teacher.id && <OwnOfferNote id={shown.id} />}
        <PricePanel offer={shown} onChoose={ordering.offered && !ordering.opened ? ordering.openAt : undefined}>
          <OrderButton ordering={ordering} />
          {ordering.offered && !ordering.opened && <p className="soft-note">{t('orders.order_about')}</p>}
        </PricePanel>
      </aside>
      {ordering.offered && !ordering.opened && (
        <div className={classes.bar}>
          {price !== undefined && (
            <p>
              <strong>{words.price(price)}</strong> <span className="soft-note">{words.duration(price.duration)}</span>
            </p>
          )}
          <OrderButton ordering={ordering} />
        </div>
      )}
    </article>
  )
}

/** The teacher's own offer as others see it, with the way to change it. */
function OwnOfferNote({ id }: { readonly id: string }) {
  const t = useText()
  const path = usePath()
  return (
    <Card tinted padding="tight">
      <p>{t('offers.own')}</p>
      <p>
        <Button look="arrow" to={path('offers.edit', { id })}>
          {t('offers.own_edit')}
        </Button>
      </p>
    </Card>
  )
}

/** The shape of the page, so that nothing moves when it comes. */
function Coming() {
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <SkeletonLines lines={3} />
      </div>
      <div className={classes.content}>
        <SkeletonLines lines={9} />
      </div>
      <div className={classes.side}>
        <Card>
          <SkeletonLines lines={5} />
        </Card>
      </div>
    </div>
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
