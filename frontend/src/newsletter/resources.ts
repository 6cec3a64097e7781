import { getIssue, getNewsletterCounts, getOwnNewsletter, listIssues } from '@kredka/contracts/newsletter/endpoints'
import { createResource } from '../app/store/resource.ts'

export const ownNewsletter = createResource(getOwnNewsletter)
export const newsletterCounts = createResource(getNewsletterCounts, { on: ['subscriber'] })
export const issues = createResource(listIssues, { on: ['issue'] })
export const issue = createResource(getIssue, { on: ['issue'], about: ({ id }) => id })
