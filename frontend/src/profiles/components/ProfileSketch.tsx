import type { CurrentUserView } from '@kredka/contracts/profiles/views'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import classes from './profile-sketch.module.css'

interface Props {
  readonly profile: CurrentUserView
  /** As it stands in the form. */
  readonly typed: { readonly name: string; readonly about: string }
}

/** Oneself as others will see it, while it is being written. */
export function ProfileSketch({ profile, typed }: Props) {
  const t = useText()
  const path = usePath()
  const name = typed.name.trim() || (profile.name ?? '')
  const about = typed.about.trim()
  return (
    <section className={classes.sketch} aria-labelledby="profile-sketch">
      <h2 id="profile-sketch" className={classes.title}>
        {t('profiles.sketch')}
      </h2>
      <div className={classes.who}>
        <Avatar name={name} picture={profile.picture_url} size={72} />
        <div className={classes.words}>
          <p className={classes.name}>{name}</p>
          <p className={classes.role}>{t(profile.is_teacher ? 'profiles.role_teacher' : 'profiles.role_student')}</p>
        </div>
      </div>
      <p className={classes.about} data-empty={about === '' || undefined}>
        {about === '' ? t('profiles.sketch_empty') : about}
      </p>
      <p className={classes.note}>{t('profiles.sketch_note', { email: profile.email ?? '' })}</p>
      {profile.is_teacher && (
        <Button icon="eye" to={path('teachers.teacher', { id: profile.id })}>
          {t('profiles.see_public')}
        </Button>
      )}
    </section>
  )
}
