import { make } from '@kredka/contracts/kernel/events'
import { workQueueEvents as e } from '@kredka/contracts/work-queue/events'
import { story } from '../kernel/testing/story.ts'
import { workItemDecider } from './work-queue.ts'

const item_id = '01jd0000000000000000000001'
const ada = '01jd0000000000000000000002'
const ola = '01jd0000000000000000000003'
const about = { kind: 'offer', item_id } as const
const item = { item: `offer.${item_id}`, ...about }
const assigned = (admin_id: string) => make(e.WorkAssigned, { ...item, admin_id })
const released = (admin_id: string) => make(e.WorkReleased, { ...item, admin_id })

const items = story(workItemDecider, e)

test('ADM-02 a member of staff takes what waits, hands it to a colleague, and gives it back', () => {
  items
    .given()
    .when({ ...about, admin_id: ada, seen: null })
    .gives(assigned(ada))
  items
    .given(assigned(ada))
    .when({ ...about, admin_id: ola, seen: ada })
    .gives(assigned(ola))
  items
    .given(assigned(ola))
    .when({ ...about, admin_id: null, seen: ola })
    .gives(released(ola))
  items
    .given(assigned(ola), released(ola))
    .when({ ...about, admin_id: ada, seen: null })
    .gives(assigned(ada))
})

test('ADM-02 of two who take a thing at once one has it, and the other hears of it', () => {
  items
    .given(assigned(ada))
    .when({ ...about, admin_id: ola, seen: null })
    .rejects('WORK_TAKEN')
  items
    .given(assigned(ada), released(ada))
    .when({ ...about, admin_id: ola, seen: ada })
    .rejects('WORK_TAKEN')
  items
    .given(assigned(ada), assigned(ola))
    .when({ ...about, admin_id: null, seen: ada })
    .rejects('WORK_TAKEN')
})

test('ADM-02 what is so already is no event', () => {
  items
    .given(assigned(ada))
    .when({ ...about, admin_id: ada, seen: null })
    .gives()
  items
    .given()
    .when({ ...about, admin_id: null, seen: ada })
    .gives()
})
