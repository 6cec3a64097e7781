import type { ChatPersonView } from '@kredka/contracts/chat/views'
import { selectIsOnline } from '../../app/live/presence-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { usePersonName } from '../usePersonName.ts'
import classes from './person-picture.module.css'

interface Props {
  readonly person: ChatPersonView
  /** In px. */
  readonly size: number
}

/** A person's picture with the signal that they are there. */
export function PersonPicture({ person, size }: Props) {
  const t = useText()
  const online = useAppSelector((state) => selectIsOnline(state, person.id))
  return (
    <span className={classes.picture}>
      <Avatar name={usePersonName(person)} picture={person.picture_url} size={size} />
      {online && (
        <span className={classes.dot}>
          <span className="visually-hidden">{t('chat.online')}</span>
        </span>
      )}
    </span>
  )
}
