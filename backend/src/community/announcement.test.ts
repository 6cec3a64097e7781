import { announcementEvents as e } from '@kredka/contracts/community/events'
import { ANNOUNCEMENT_GRAPH } from '@kredka/contracts/community/rules'
import { make } from '@kredka/contracts/kernel/events'
import { graphStory } from '../kernel/testing/graph-story.ts'
import { story } from '../kernel/testing/story.ts'
import { type AnnouncementCommand, type AnnouncementContent, announcementDecider } from './announcement.ts'

const announcement_id = '01jd0000000000000000000001'
const title = { pl: 'Nowa tablica', en: 'A new board' }
const text = { pl: 'Zajrzyj.', en: 'Have a look.' }
const other = { pl: 'Zajrzyj tu.', en: 'Have a look here.' }
const written = make(e.AnnouncementWritten, { announcement_id, title, text, pinned: false })
const published = make(e.AnnouncementPublished, { announcement_id })
const withdrawn = make(e.AnnouncementWithdrawn, { announcement_id, reason: 'Pomyłka.' })
const changed = (is_public: boolean) => make(e.AnnouncementChanged, { announcement_id, title, text: other, is_public })

function write(is_new: boolean, change: Partial<AnnouncementContent> = {}): AnnouncementCommand {
  return { do: 'write', announcement_id, is_new, content: { title, text, pinned: false, ...change } }
}
const publish: AnnouncementCommand = { do: 'publish', announcement_id }
const withdraw: AnnouncementCommand = { do: 'withdraw', announcement_id, reason: ' Pomyłka. ' }

test('BRD-01 the house writes an announcement in both languages and publishes it', () => {
  story(announcementDecider, e)
    .given()
    .when(write(true, { title: { pl: ' Nowa tablica ', en: 'A new board ' } }))
    .gives(written)
  story(announcementDecider, e).given(written).when(publish).gives(published)
})

test('BRD-01 a correction says whether everybody could see it; nothing changed is nothing said', () => {
  story(announcementDecider, e)
    .given(written)
    .when(write(false, { text: other }))
    .gives(changed(false))
  story(announcementDecider, e)
    .given(written, published)
    .when(write(false, { text: other }))
    .gives(changed(true))
  story(announcementDecider, e)
    .given(written, changed(false))
    .when(write(false, { text: other }))
    .gives()
})

test('BRD-01 pinning is not a correction', () => {
  const pinned = make(e.AnnouncementPinned, { announcement_id, pinned: true })
  story(announcementDecider, e)
    .given(written, published)
    .when(write(false, { pinned: true }))
    .gives(pinned)
  story(announcementDecider, e)
    .given(written, pinned)
    .when(write(false, { pinned: true }))
    .gives()
})

test('BRD-01 only what is published can be withdrawn, with a reason; what does not exist is not found', () => {
  story(announcementDecider, e).given(written, published).when(withdraw).gives(withdrawn)
  story(announcementDecider, e).given(written).when(withdraw).rejects('ANNOUNCEMENT_NOT_PUBLISHED')
  for (const command of [write(false), publish, withdraw]) {
    story(announcementDecider, e).given().when(command).rejects('ANNOUNCEMENT_NOT_FOUND')
  }
})

test('BRD-01 every command in every state of an announcement goes where the graph says or is refused', () =>
  graphStory(announcementDecider, e).follows({
    graph: ANNOUNCEMENT_GRAPH,
    stateOf: ({ state }) => state,
    given: {
      absent: [],
      draft: [written],
      published: [written, published],
      withdrawn: [written, published, withdrawn],
    },
    when: {
      write: (_, state) => write(state === 'absent', { text: other }),
      publish: () => publish,
      withdraw: () => withdraw,
    },
    // publishing what is published, and withdrawing what is withdrawn, is granted already
    granted: { published: ['publish'], withdrawn: ['withdraw'] },
  }))
