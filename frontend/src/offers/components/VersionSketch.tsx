import type { OfferVersionView } from '@kredka/contracts/offers/views'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { OfferFacts } from './OfferFacts.tsx'
import { Paragraphs } from './Paragraphs.tsx'
import { PriceList } from './PriceList.tsx'
import classes from './version-sketch.module.css'

/** A version of an offer as visitors see it. */
export function VersionSketch({ version }: { readonly version: OfferVersionView }) {
  const t = useText()
  const user = useAppSelector(selectUser)
  return (
    <article className={classes.sketch}>
      <header className={classes.head}>
        <h2 className={classes.title}>{version.title}</h2>
        <OfferFacts
          subject={version.subject_id}
          level={version.level}
          places={version.places}
          city={version.city?.name ?? null}
        />
      </header>
      <div className={classes.content}>
        <h3>{t('offers.about_lessons')}</h3>
        <Paragraphs text={version.description} />
        {user !== null && (
          <p className={classes.teacher}>
            <Avatar name={user.userName} picture={user.userPictureUrl} />
            {user.userName}
          </p>
        )}
      </div>
      <div className={classes.side}>
        <Card>
          <h3 className={classes.prices}>{t('offers.prices')}</h3>
          <PriceList prices={version.prices} />
        </Card>
      </div>
    </article>
  )
}
