import { listAdminSessions, listProjections, listRunners } from '@kredka/contracts/admin/endpoints'
import { listDeadLetters, listJobs, showJob } from '@kredka/contracts/jobs/endpoints'
import { listMails, showMail } from '@kredka/contracts/mail/endpoints'
import { getOfferRequest, listOfferRequests } from '@kredka/contracts/offers/endpoints'
import { createResource } from '../app/store/resource.ts'

export const adminSessions = createResource('admin.sessions', listAdminSessions, { on: ['admin_session'] })
export const readModels = createResource('admin.projections', listProjections, { on: ['projection'] })
export const runners = createResource('admin.runners', listRunners, { on: ['projection'] })
export const offerRequests = createResource('offers.requests', listOfferRequests, { on: ['offer'] })
export const offerRequest = createResource('offers.request', getOfferRequest, { on: ['offer'], about: ({ id }) => id })
export const mails = createResource('mail.list', listMails, { on: ['mail'] })
export const mail = createResource('mail.show', showMail, { on: ['mail'], about: ({ id }) => id })
export const jobs = createResource('jobs.list', listJobs, { on: ['job'] })
export const job = createResource('jobs.show', showJob, { on: ['job'] })
export const deadLetters = createResource('jobs.dead_letters', listDeadLetters, { on: ['job'] })
