import { choosePicture, removePicture } from '@kredka/contracts/profiles/endpoints'
import {
  PICTURE_KEPT_MAX_BYTES,
  PICTURE_SENT_MAX_BYTES,
  PICTURE_SIDE,
  PICTURE_TYPES,
} from '@kredka/contracts/profiles/rules'
import type { CurrentUserView } from '@kredka/contracts/profiles/views'
import { sessionChanged } from '../../app/session/session-slice.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppDispatch } from '../../app/store/hooks.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { ImageUploader } from '../../ui/image/ImageUploader.tsx'
import { currentUser } from '../resources.ts'

const LIMITS = {
  types: PICTURE_TYPES,
  chosenBytes: PICTURE_SENT_MAX_BYTES,
  side: PICTURE_SIDE,
  sentBytes: PICTURE_KEPT_MAX_BYTES,
} as const

/** Chooses, changes or removes one's own picture (PRO-01); it shows everywhere at once. */
export function ProfilePicture({ profile }: { readonly profile: CurrentUserView }) {
  const t = useText()
  const words = useErrorText()
  const dispatch = useAppDispatch()
  const showPicture = (picture_url: string | null) => {
    dispatch(sessionChanged({ userPictureUrl: picture_url }))
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
