import { choosePicture, removePicture } from '@kredka/contracts/profiles/endpoints'
import {
  PICTURE_KEPT_MAX_BYTES,
  PICTURE_SENT_MAX_BYTES,
  PICTURE_SIDE,
  PICTURE_TYPES,
} from '@kredka/contracts/profiles/rules'
import type { CurrentUserView } from '@kredka/contracts/profiles/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppDispatch } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { ImageUploader } from '../../ui/image/ImageUploader.tsx'
import { Stack } from '../../ui/layout.tsx'
import { currentUser, ownPictures } from '../resources.ts'
import { useShowPicture } from '../useShowPicture.ts'
import { AvatarShown } from './AvatarShown.tsx'

const LIMITS = {
  types: PICTURE_TYPES,
  chosenBytes: PICTURE_SENT_MAX_BYTES,
  side: PICTURE_SIDE,
  sentBytes: PICTURE_KEPT_MAX_BYTES,
} as const

interface Props {
  readonly profile: CurrentUserView
}

/** One's own picture: a photo, or the avatar from the locker (PRO-01, GAM-05). It shows everywhere at once. */
export function ProfilePicture({ profile }: Props) {
  const t = useText()
  const path = usePath()
  const { data: pictures } = useResource(ownPictures, {})
  return (
    <Stack space={3}>
      {pictures?.kind === 'avatar' ? (
        <Avatar name={profile.name ?? ''} picture={pictures.avatar_url} size={112} />
      ) : (
        <Photo profile={profile} />
      )}
      <AvatarShown />
      <p className="soft-note">
        <Link to={path('locker')}>{t('profiles.to_locker')}</Link>
      </p>
    </Stack>
  )
}

/** Chooses, changes or removes the photo. */
function Photo({ profile }: Props) {
  const t = useText()
  const words = useErrorText()
  const dispatch = useAppDispatch()
  const showInSession = useShowPicture()
  const showPicture = (picture_url: string | null) => {
    showInSession(picture_url)
    dispatch(currentUser.replace({}, { ...profile, picture_url }))
  }
  const choose = useCommand(choosePicture, {
    success: 'profiles.picture_saved',
    quiet: true,
    always: ({ picture_url }) => showPicture(picture_url),
  })
  const remove = useCommand(removePicture, {
    success: 'profiles.picture_removed',
    quiet: true,
    always: () => showPicture(null),
  })
  const error = choose.error ?? remove.error
  return (
    <ImageUploader
      label={t('profiles.picture')}
      picture={profile.picture_url}
      limits={LIMITS}
      busy={choose.status === 'sending' ? 'sending' : remove.status === 'sending' ? 'removing' : null}
      error={error === null ? undefined : words(error)}
      onChoose={(picture) => choose.send({}, picture)}
      onRemove={() => remove.send({})}
      removeTitle={t('profiles.remove_picture')}
      removeAbout={t('profiles.remove_picture_about')}
    >
      <Avatar name={profile.name ?? ''} picture={profile.picture_url} size={112} />
    </ImageUploader>
  )
}
