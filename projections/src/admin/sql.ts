/**
 * Who did it, as staff read it: the name of an admin or a person, else the actor as the log has it (`system:…`, or
 * somebody who was deleted since).
 * @param actor a column as SQL names it, such as `h.actor`
 */
export function actorNamed(actor: string): string {
  return `coalesce(
    (select who.name from admin.admins who where ${actor} like 'admin:%' and who.admin_id = substr(${actor}, 7)),
    (select who.name from profiles.people who where ${actor} like 'user:%' and who.user_id = substr(${actor}, 6)),
    ${actor})`
}
