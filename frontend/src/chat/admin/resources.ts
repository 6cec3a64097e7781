import { getMessageReport, listMessageReports } from '@kredka/contracts/chat/endpoints'
import { createResource } from '../../app/store/resource.ts'

const on = { on: ['message_report'] } as const

export const messageReports = createResource(listMessageReports, on)
export const messageReport = createResource(getMessageReport, on)
