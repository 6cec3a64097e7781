import { choosePictureKind } from '@kredka/contracts/profiles/endpoints'
import { useEffect } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { ownPictures } from '../resources.ts'
import { useShowPicture } from '../useShowPicture.ts'

/** Shows the avatar as the profile picture, or no longer; for pages where the avatar itself stands beside it (GAM-05). */
export function AvatarShown() {
  const t = useText()
  const { data: pictures, refresh } = useResource(ownPictures, {})
  const showPicture = useShowPicture()
  const show = useCommand(choosePictureKind, {
    success: 'profiles.picture_kind_saved',
    always: ({ picture_url }) => showPicture(picture_url),
    done: refresh,
  })
  const avatar = pictures?.kind === 'avatar' ? pictures.avatar_url : undefined
  useEffect(() => {
    if (avatar !== undefined) showPicture(avatar)
  }, [avatar, showPicture])
  if (pictures === null || (pictures.avatar_url === null && pictures.kind === 'photo')) return null
  const isShown = pictures.kind === 'avatar'
  return (
    <Row>
      <p>{t(isShown ? 'profiles.avatar_shown' : 'profiles.avatar_not_shown')}</p>
      <Button loading={show.status === 'sending'} onClick={() => show.send({ kind: isShown ? 'photo' : 'avatar' })}>
        {t(isShown ? 'profiles.show_photo' : 'profiles.show_avatar')}
      </Button>
    </Row>
  )
}
