/** Pieces of SQL that several statements of the community share. */

/** Somebody `p`, as `{id, name}`; the name is null for a deleted user. */
export const PERSON = `jsonb_build_object('id', p.user_id, 'name', p.name)`

/** Idea `i` of author `p` as `IdeaView` for the viewer in `$1`. */
export const IDEA = `i.idea_id as id, i.status, i.title, i.description, ${PERSON} as author, i.votes,
  exists (select from community.votes w where w.idea_id = i.idea_id and w.voter_id = $1) as voted,
  i.proposed_at, i.decided_at, i.answer`

/** Public versions `v` of opinions `o` by people `p`. A blocked or forgotten person's are none. */
export const PUBLIC_OPINIONS = `
  from community.opinion_versions v
  join community.opinions o on o.user_id = v.user_id
  join profiles.people p on p.user_id = v.user_id
 where v.visible and v.text is not null and not p.blocked`

/** Of `PUBLIC_OPINIONS`, `OpinionView`: the first name only. */
export const OPINION = `o.opinion_id as id, split_part(btrim(p.name), ' ', 1) as name, v.stars, v.text, v.edited, v.written_at`

export const TASK = 'task_id as id, status, title, description, place, added_at, moved_at'

/** The board, by column and place. */
export const TASKS = `
  select ${TASK} from community.tasks
   order by array_position(array['to-do', 'in-progress', 'done'], status), place, task_id`
