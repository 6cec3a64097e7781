import { Count, Id, Instant, Language, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { PALETTES, SCHEMES } from '../kernel/wire.ts'
import { NAME_MAX, PROVIDERS } from './rules.ts'

/** Section 3's session; camelCase because the specification spells it so. */
const session = {
  userId: Id,
  userName: Type.String({ maxLength: NAME_MAX }),
  userEmail: Type.String(),
  userPictureUrl: Nullable(Type.String()),
  isTeacher: Type.Boolean(),
  /** IANA name; only where the person chose one (I18-02). */
  timezone: Type.Optional(Type.String()),
  /** Only where the person chose one in the menu or the settings (I18-01). */
  chosen_language: Type.Optional(Language),
  /** Only where the person chose them (THM-01). */
  palette: Type.Optional(OneOf(PALETTES)),
  colour_scheme: Type.Optional(OneOf(SCHEMES)),
  /** Only while the account is to be deleted: when (ACC-08). */
  deletion_due_at: Type.Optional(Instant),
  /** Only where staff look through the person's eyes: who, and for how long yet (ADM-03). */
  seen_by: Type.Optional(Obj({ name: Type.String(), until: Instant })),
}
export const SessionView = Obj(session)
export type SessionView = Static<typeof SessionView>

/** With `?fetch_token=1` the tokens come in the body, for clients without cookies (ACC-02). */
export const LoginView = Obj({
  ...session,
  language: Language,
  token: Type.Optional(Type.String()),
  refresh_token: Type.Optional(Type.String()),
})
export type LoginView = Static<typeof LoginView>

export const RefreshView = Obj({
  token: Type.Optional(Type.String()),
  refresh_token: Type.Optional(Type.String()),
  expires_in: Count,
})

/** A login that is open now (ACC-10). */
export const OpenSessionView = Obj({
  id: Id,
  /** As the browser named itself. */
  user_agent: Type.String(),
  created_at: Instant,
  last_used_at: Instant,
  /** The one that asks. */
  current: Type.Boolean(),
})
export type OpenSessionView = Static<typeof OpenSessionView>

export const ProviderView = Obj({ provider: OneOf(PROVIDERS) })

/**
 * Section 7's answer to a third party's token. A session: `id`, and the tokens where they were asked for; the cookies
 * carry it otherwise. Else `creation_token`, with what `needs` says: the terms accepted, or the password of the account
 * that has this address.
 */
export const ThirdPartyView = Obj({
  needs: OneOf(['nothing', 'terms', 'password']),
  creation_token: Nullable(Type.String()),
  email: Type.String(),
  id: Nullable(Id),
  name: Type.String(),
  picture_url: Nullable(Type.String()),
  token: Type.Optional(Type.String()),
  refresh_token: Type.Optional(Type.String()),
})
export type ThirdPartyView = Static<typeof ThirdPartyView>

/** Where the deletion of one's account stands (ACC-08). `requested`: the link of the last mail is still good. */
export const DeletionView = Obj({
  state: OneOf(['none', 'requested', 'scheduled']),
  due_at: Nullable(Instant),
})
export type DeletionView = Static<typeof DeletionView>
