import { getContactMessage, getFaq, listContactMessages, listFaqEntries } from '@kredka/contracts/help/endpoints'
import { createResource } from '../app/store/resource.ts'

export const faq = createResource('help.faq', getFaq)
export const faqEntries = createResource('help.faq_entries', listFaqEntries)
export const contactMessages = createResource('help.messages', listContactMessages)
export const contactMessage = createResource('help.message', getContactMessage)
