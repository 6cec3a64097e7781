import {
  getSecondFactor,
  getSecondFactorDemand,
  listAdminSessions,
  listLeads,
  listProjections,
  listRunners,
  listStaff,
} from '@kredka/contracts/admin/endpoints'
import { listFaults, showFault } from '@kredka/contracts/faults/endpoints'
import { listAlarms, listDeadLetters, listJobs, showJob } from '@kredka/contracts/jobs/endpoints'
import { listMails, showMail } from '@kredka/contracts/mail/endpoints'
import { getOfferRequest, listAllOffers, listOfferRequests } from '@kredka/contracts/offers/endpoints'
import { createResource } from '../app/store/resource.ts'

export const adminSessions = createResource(listAdminSessions, { on: ['admin_session'] })
export const staff = createResource(listStaff, { on: ['staff_member', 'admin_session'] })
export const secondFactor = createResource(getSecondFactor, { on: ['staff_member'] })
export const factorDemand = createResource(getSecondFactorDemand, { on: ['staff_member'] })
export const readModels = createResource(listProjections, { on: ['projection'] })
export const runners = createResource(listRunners, { on: ['projection'] })
export const leads = createResource(listLeads, { on: ['projection'] })
export const offerRequests = createResource(listOfferRequests, { on: ['offer'] })
export const offerRequest = createResource(getOfferRequest, { on: ['offer'], about: ({ id }) => id })
export const allOffers = createResource(listAllOffers, { on: ['offer'] })
export const mails = createResource(listMails, { on: ['mail'] })
export const mail = createResource(showMail, { on: ['mail'], about: ({ id }) => id })
export const jobs = createResource(listJobs, { on: ['job'] })
export const job = createResource(showJob, { on: ['job'] })
export const faults = createResource(listFaults, { on: ['fault'] })
export const fault = createResource(showFault, { on: ['fault'], about: ({ id }) => id })
export const alarms = createResource(listAlarms, { on: ['job'] })
export const deadLetters = createResource(listDeadLetters, { on: ['job'] })
