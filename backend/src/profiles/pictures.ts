import { streamOf } from '@kredka/contracts/kernel/events'
import { lockerEvents } from '@kredka/contracts/locker/events'
import { avatarUrl } from '@kredka/contracts/locker/parts'
import { pictureUrl } from '@kredka/contracts/profiles/rules'
import { last } from '../kernel/last.ts'
import type { Tools } from '../kernel/tools.ts'
import { profileDecider } from './profile.ts'

type Read = Pick<Tools, 'write' | 'streams'>

/** Where the person's picture is shown from, their photo or their avatar (GAM-05); null where they have none. */
export async function pictureOf({ write, streams }: Read, userId: string): Promise<string | null> {
  const { picture, kind } = (await write.fold(profileDecider, userId)).state
  if (kind === 'avatar') return avatarOf(streams, userId)
  return picture === null ? null : pictureUrl(picture)
}

/** Where the avatar that a person put together is shown from. */
export async function avatarOf(streams: Read['streams'], userId: string): Promise<string | null> {
  const chosen = last(await streams.read(streamOf('locker', userId)), lockerEvents.AvatarChosen)
  const code = chosen?.data.code ?? null
  return code === null ? null : avatarUrl(code)
}
