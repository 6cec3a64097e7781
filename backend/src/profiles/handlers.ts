import { isRejection } from '@kredka/contracts/kernel/errors'
import { TUTOR_TERMS_VERSION } from '@kredka/contracts/legal/versions'
import {
  changeProfile,
  changeVideo,
  choosePicture,
  choosePictureKind,
  removePicture,
  startTeaching,
} from '@kredka/contracts/profiles/endpoints'
import { pictureUrl } from '@kredka/contracts/profiles/rules'
import { shrinkPicture } from '../files/index.ts'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle, handleUpload } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { avatarOf, pictureOf } from './pictures.ts'
import { profileDecider } from './profile.ts'
import { teacherDecider } from './teacher.ts'

export function profileHandlers({ write, vault, streams }: Tools): readonly Handler[] {
  return [
    handle(changeProfile, async ({ name, phone, about }, request) => {
      const user_id = callerId(request)
      const command = { do: 'change', user_id, name, phone, about } as const
      return replyDone(await write.execute(profileDecider, user_id, command, request.context))
    }),

    handleUpload(choosePicture, async (file, _, request) => {
      const user_id = callerId(request)
      const picture = await shrinkPicture(file, 'profile')
      if (isRejection(picture)) return picture
      const file_id = deriveEntityId(request.context.command_id, 'picture')
      await vault.files.put({ file_id, purpose: 'profile_picture', owner_id: user_id, ...picture })
      const command = { do: 'choose_picture', user_id, file_id } as const
      const outcome = await write.execute(profileDecider, user_id, command, request.context)
      return isRejection(outcome)
        ? outcome
        : { answer: { picture_url: pictureUrl(file_id) }, position: outcome.position }
    }),

    handle(removePicture, async (_, request) => {
      const user_id = callerId(request)
      const command = { do: 'remove_picture', user_id } as const
      return replyDone(await write.execute(profileDecider, user_id, command, request.context))
    }),

    handle(choosePictureKind, async ({ kind }, request) => {
      const user_id = callerId(request)
      const has_avatar = (await avatarOf(streams, user_id)) !== null
      const command = { do: 'choose_kind', user_id, kind, has_avatar } as const
      const outcome = await write.execute(profileDecider, user_id, command, request.context)
      if (isRejection(outcome)) return outcome
      return { answer: { picture_url: await pictureOf({ write, streams }, user_id) }, position: outcome.position }
    }),

    handle(changeVideo, async ({ video }, request) => {
      const user_id = callerId(request)
      const command = { do: 'change_video', user_id, video } as const
      return replyDone(await write.execute(profileDecider, user_id, command, request.context))
    }),

    handle(startTeaching, async ({ about, terms_version }, request) => {
      const user_id = callerId(request)
      const command = {
        do: 'start',
        user_id,
        about,
        how: 'self',
        agreed_version: terms_version ?? null,
        version_in_force: TUTOR_TERMS_VERSION,
      } as const
      return replyDone(await write.execute(teacherDecider, user_id, command, request.context))
    }),
  ]
}
