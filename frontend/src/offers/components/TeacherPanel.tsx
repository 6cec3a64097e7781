import type { OfferView } from '@kredka/contracts/offers/views'
import { usePath } from '../../app/routing/usePath.ts'
import { WriteMessageButton } from '../../chat/index.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Qualifications } from '../../qualifications/index.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row } from '../../ui/layout.tsx'
import { IntroductionVideo } from './IntroductionVideo.tsx'
import { Paragraphs } from './Paragraphs.tsx'
import classes from './teacher-panel.module.css'

/** Who teaches, in their own words. */
export function TeacherPanel({ teacher }: { readonly teacher: OfferView['teacher'] }) {
  const t = useText()
  const format = useFormat()
  const path = usePath()
  const name = teacher.name ?? t('offers.deleted_user')
  return (
    <Card>
      <section className={classes.panel} aria-labelledby="teacher">
        <header className={classes.head}>
          <Avatar name={name} picture={teacher.picture_url} size={72} />
          <div>
            <h2 id="teacher">{name}</h2>
            {teacher.teacher_since !== null && (
              <p className="soft-note">{t('offers.teaches_since', { date: format.date(teacher.teacher_since) })}</p>
            )}
          </div>
        </header>
        {teacher.about !== '' && <Paragraphs text={teacher.about} />}
        <Qualifications teacher={teacher.id} nested />
        <IntroductionVideo link={teacher.video} />
        <Row>
          {teacher.name !== null && <WriteMessageButton to={{ user_id: teacher.id }} />}
          <Button look="arrow" to={path('teachers.teacher', { id: teacher.id })}>
            {t('offers.teacher_offers', { count: teacher.offers })}
          </Button>
        </Row>
      </section>
    </Card>
  )
}
