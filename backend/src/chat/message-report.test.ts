import { messageReportEvents as e } from '@kredka/contracts/chat/events'
import { REPORT_GRAPH } from '@kredka/contracts/chat/rules'
import { make } from '@kredka/contracts/kernel/events'
import { graphStory } from '../kernel/testing/graph-story.ts'
import { story } from '../kernel/testing/story.ts'
import { type MessageReportCommand, messageReportDecider } from './message-report.ts'

const idOf = (n: number) => `01jd000000000000000000000${n}`
const about = { message_id: idOf(1), chat_id: idOf(2), reporter_id: idOf(3), sender_id: idOf(4) }
const admin_id = idOf(9)
const decision = { ...about, admin_id, reason: 'Wyłudzanie.' }
const reported = make(e.MessageReported, { ...about, reason: 'fraud', note: 'Prosi o przelew.' })
const read = make(e.ReportedChatRead, decision)
const dismissed = make(e.MessageReportDismissed, decision)
const reopened = make(e.MessageReportReopened, decision)
const warned = make(e.ReportedSenderWarned, decision)
const blocked = make(e.ReportedSenderBlocked, decision)

const report: MessageReportCommand = { do: 'report', about, reason: 'fraud', note: 'Prosi o przelew.' }
const decide = (what: 'read' | 'dismiss' | 'warn' | 'block' | 'reopen'): MessageReportCommand => ({
  do: what,
  admin_id,
  reason: ' Wyłudzanie. ',
})
const tale = story(messageReportDecider, e)

test('CHT-02 a message is reported once', () => {
  tale.given().when(report).gives(reported)
  tale.given(reported).when(report).rejects('MESSAGE_ALREADY_REPORTED')
  tale.given(reported, dismissed).when(report).rejects('MESSAGE_ALREADY_REPORTED')
})

test('ADM-02 staff dismiss a report, warn or block the sender, each with a reason', () => {
  tale.given(reported).when(decide('dismiss')).gives(dismissed)
  tale.given(reported).when(decide('warn')).gives(warned)
  tale.given(reported, read).when(decide('block')).gives(blocked)
})

test('ADM-02 a dismissed report is taken back with a reason and decided anew; a warning or a block is not', () => {
  tale.given(reported, dismissed).when(decide('reopen')).gives(reopened)
  tale.given(reported, dismissed, reopened).when(decide('warn')).gives(warned)
  tale.given(reported, dismissed, reopened).when(decide('reopen')).rejects('MESSAGE_REPORT_DECIDED')
  tale.given(reported, blocked).when(decide('reopen')).rejects('MESSAGE_REPORT_DECIDED')
})

test('ADM-03 every look at the chat is an event of its own, also after the decision; without a report there is none', () => {
  tale.given(reported).when(decide('read')).gives(read)
  tale.given(reported, read, warned).when(decide('read')).gives(read)
  tale.given().when(decide('read')).rejects('MESSAGE_REPORT_NOT_FOUND')
})

test('CHT-02 every command in every state of a report goes where the graph says or is refused', () =>
  graphStory(messageReportDecider, e).follows({
    graph: REPORT_GRAPH,
    stateOf: ({ state }) => state,
    given: {
      absent: [],
      waiting: [reported],
      dismissed: [reported, dismissed],
      warned: [reported, warned],
      blocked: [reported, blocked],
    },
    when: {
      report: () => report,
      dismiss: () => decide('dismiss'),
      warn: () => decide('warn'),
      block: () => decide('block'),
      reopen: () => decide('reopen'),
    },
  }))
