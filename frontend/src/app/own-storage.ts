const PREFIX = 'kredka.own.'
/** Stands for whoever is not logged in. */
export const VISITOR = 'visitor'
/** What staff write has a session of its own: it stays when whoever else uses the browser logs in or out. */
const STAFF = 'staff-'

/** Whose the things are that a member of staff writes. */
export function staffOwner(adminId: string): string {
  return STAFF + adminId
}

/** Whose the settings of a member of staff in this browser are: these stay when they log out themselves. */
export function staffSettingsOwner(adminId: string): string {
  return `${staffOwner(adminId)}-settings`
}

/**
 * What a person wrote and has not sent yet, kept in the browser under their id until they log out; nobody else ever
 * reads it.
 */
export interface OwnStorage {
  read(userId: string, name: string): string | null
  /** `null` takes it away. */
  write(userId: string, name: string, value: string | null): void
  /** The person's names that begin so. */
  names(userId: string, beginning: string): readonly string[]
  /** Everything goes, but what belongs to the people with these ids, and to staff. */
  forget(kept?: readonly string[]): void
  /** Everything of this one goes. */
  forgetOf(userId: string): void
  /** Another tab wrote or took away something of this person. */
  listen(userId: string, heard: (name: string) => void): () => void
}

/** @param target hears of other tabs by `storage` events */
export function ownStorage(storage: Storage, target: EventTarget): OwnStorage {
  const keyOf = (userId: string, name: string) => `${PREFIX}${userId}.${name}`
  const keys = () => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  const remove = (which: (key: string) => boolean) => {
    for (const key of keys()) if (key.startsWith(PREFIX) && which(key)) storage.removeItem(key)
  }
  return {
    read: (userId, name) => storage.getItem(keyOf(userId, name)),
    write(userId, name, value) {
      try {
        if (value === null) storage.removeItem(keyOf(userId, name))
        else storage.setItem(keyOf(userId, name), value)
      } catch {
        // Storage may be full or forbidden: then what is written lives as long as the page, which still holds it.
      }
    },
    names(userId, beginning) {
      const own = keyOf(userId, '')
      return keys()
        .filter((key) => key.startsWith(own + beginning))
        .map((key) => key.slice(own.length))
    },
    forget(kept = []) {
      const stays = [...kept.map((id) => keyOf(id, '')), PREFIX + STAFF]
      remove((key) => !stays.some((beginning) => key.startsWith(beginning)))
    },
    forgetOf: (userId) => remove((key) => key.startsWith(keyOf(userId, ''))),
    listen(userId, heard) {
      const own = keyOf(userId, '')
      const listener = (event: Event) => {
        const key = 'key' in event && typeof event.key === 'string' ? event.key : ''
        if (key.startsWith(own)) heard(key.slice(own.length))
      }
      target.addEventListener('storage', listener)
      return () => target.removeEventListener('storage', listener)
    },
  }
}
