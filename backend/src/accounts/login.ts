import { accountEvents } from '@kredka/contracts/accounts/events'
import type { LoginView } from '@kredka/contracts/accounts/views'
import { type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import { settingsEvents } from '@kredka/contracts/settings/events'
import type { Reply, Request } from '../kernel/handler.ts'
import { last } from '../kernel/last.ts'
import type { Tools } from '../kernel/tools.ts'
import { isTeacher, pictureOf } from '../profiles/index.ts'
import { deletionDecider } from './deletion.ts'
import { personOf } from './people.ts'

/** Begins a session and answers as a login does (ACC-02). Null when the person is gone. */
export async function logInAs(
  { vault, cookies, streams, write }: Tools,
  user_id: string,
  request: Request,
  fetch_token: boolean,
): Promise<Reply<LoginView> | null> {
  const person = await personOf(streams, user_id)
  if (person === null) return null
  const account = await streams.read(streamOf('account', user_id))
  const { state: deletion } = await write.fold(deletionDecider, user_id)
  const session = await vault.sessions.begin({ user_id, user_agent: request.user_agent })
  const issued = await cookies.issue(session)
  const tokens = fetch_token ? { token: issued.token, refresh_token: session.refresh_token } : {}
  return {
    answer: {
      userId: user_id,
      userName: person.name,
      userEmail: person.email,
      userPictureUrl: await pictureOf({ write, streams }, user_id),
      isTeacher: await isTeacher(write, user_id),
      language: person.language,
      ...preferencesOf(account, await streams.read(streamOf('preferences', user_id))),
      ...(deletion.is === 'scheduled' ? { deletion_due_at: deletion.due_at } : {}),
      ...tokens,
    },
    cookies: issued.cookies,
    // whoever has just signed up is read at once
    position: account.at(-1)?.position ?? null,
  }
}

/** What the person has chosen for every device: the page follows it at once (I18-01, I18-02). */
function preferencesOf(
  account: readonly Recorded[],
  preferences: readonly Recorded[],
): Pick<LoginView, 'timezone' | 'chosen_language' | 'palette' | 'colour_scheme'> {
  const language = last(account, accountEvents.LanguageChosen)?.data.language
  const timezone = last(preferences, settingsEvents.RegionChosen)?.data.timezone
  const colours = last(preferences, settingsEvents.ColoursChosen)?.data
  return {
    ...(timezone === undefined ? {} : { timezone }),
    ...(language === undefined ? {} : { chosen_language: language }),
    ...(colours === undefined ? {} : { palette: colours.palette, colour_scheme: colours.colour_scheme }),
  }
}
