import { getIssue, getNewsletterCounts, getOwnNewsletter, listIssues } from '@kredka/contracts/newsletter/endpoints'
import { createResource } from '../app/store/resource.ts'

export const ownNewsletter = createResource('newsletter.own', getOwnNewsletter)
export const newsletterCounts = createResource('newsletter.counts', getNewsletterCounts, { on: ['subscriber'] })
export const issues = createResource('newsletter.issues', listIssues, { on: ['issue'] })
export const issue = createResource('newsletter.issue', getIssue, { on: ['issue'], about: ({ id }) => id })
