import { getContactMessage, getFaq, listContactMessages, listFaqEntries } from '@kredka/contracts/help/endpoints'
import { createResource } from '../app/store/resource.ts'

export const faq = createResource(getFaq)
export const faqEntries = createResource(listFaqEntries, { on: ['faq'] })
export const contactMessages = createResource(listContactMessages, { on: ['contact_message'] })
export const contactMessage = createResource(getContactMessage, {
  on: ['contact_message'],
  about: ({ id }) => id,
})
