import { getContactMessage, getFaq, listContactMessages, listFaqEntries } from '@kredka/contracts/help/endpoints'
import { createResource } from '../app/store/resource.ts'

export const faq = createResource('help.faq', getFaq)
export const faqEntries = createResource('help.faq_entries', listFaqEntries, { on: ['faq'] })
export const contactMessages = createResource('help.messages', listContactMessages, { on: ['contact_message'] })
export const contactMessage = createResource('help.message', getContactMessage, {
  on: ['contact_message'],
  about: ({ id }) => id,
})
