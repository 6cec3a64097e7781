import { COOKIES } from '../kernel/wire.ts'
import type { LegalDocument } from './document.ts'
import { SERVICE_NAME } from './operator.ts'
import { COOKIE_POLICY_VERSION } from './versions.ts'

export const document: LegalDocument = {
  id: 'cookie-policy',
  version: COOKIE_POLICY_VERSION,
  title: 'Cookie policy',
  sections: [
    {
      id: 'about',
      heading: 'What this is about',
      blocks: [
        `Cookies are short records that a website keeps in your browser. Browser storage is similar, except that its content is not sent to the server by itself. Here you find everything that ${SERVICE_NAME} stores.`,
        'We store only what the Service needs to work, and the choices you make in the menu. We use no cookies for advertising or statistics, and there are no cookies of other companies here. The Operator named in the privacy policy is responsible for the data.',
      ],
    },
    {
      id: 'necessary',
      heading: 'Necessary cookies',
      blocks: [
        'All but the last are set when you log in and are gone at the latest when you log out; without them you cannot log in. The last is set when you begin a quiz without an account. Scripts on the page cannot read them, and the browser leaves them out of background requests from other sites.',
        {
          terms: [
            {
              term: 'kredka_access',
              text: 'Shows that you have an open session. The access itself lasts 15 minutes and is renewed; the cookie is kept for 14 days after the last renewal.',
            },
            {
              term: 'kredka_refresh',
              text: 'Renews the access, so that you need not keep entering your password. The browser sends it only to the part of the Service that handles logging in. 14 days after the last renewal, and a session lasts 90 days at most.',
            },
            {
              term: 'kredka_admin',
              text: 'The session of people who work in the back office; nobody else ever gets it. 7 days at most; after 12 hours without use the session ends.',
            },
            {
              term: 'kredka_admin_half',
              text: 'A log-in to the back office between the password and the code, for people who have a second factor. 5 minutes; gone once the code is given.',
            },
            {
              term: 'kredka_impersonation',
              text: 'Says that somebody of the back office, who gave a reason, sees the Service through the eyes of a user and can change nothing; nobody else ever gets it. This lasts 15 minutes at most; the cookie goes when it ends, after 30 minutes at the latest.',
            },
            {
              term: 'kredka_visitor',
              text: 'A random identifier, so that a quiz begun without an account can be gone on with, its result found again and taken over into an account, and the daily limit counted. We keep it only as a hash that cannot be reversed without our key. A year after it was set; you get none for looking at pages.',
            },
          ],
        },
        'On an encrypted connection these names begin with __Host- or __Secure-. With this mark the browser protects the cookie better.',
      ],
    },
    {
      id: 'choices',
      heading: 'Cookies that keep your choices',
      blocks: [
        'They are set when you choose something in the menu, so that the page has the right language and look at once.',
        {
          terms: [
            { term: COOKIES.language, text: 'The language chosen. A year after the last choice.' },
            { term: COOKIES.palette, text: 'The colours chosen. A year after the last choice.' },
            {
              term: COOKIES.scheme,
              text: 'Light or dark. A year after the last choice; choosing “as the system has it” removes it.',
            },
          ],
        },
      ],
    },
    {
      id: 'storage',
      heading: 'Browser storage',
      blocks: [
        'These records stay in your browser until you remove them:',
        {
          terms: [
            {
              term: 'kredka.language, kredka.palette, kredka.scheme',
              text: 'The same choices as above, on this device.',
            },
            {
              term: 'kredka.logged_in',
              text: 'Says that somebody is logged in on this device, which is needed to renew the session. It goes when you log out.',
            },
            {
              term: 'kredka.refreshed_at',
              text: 'When the session was last renewed, so that open tabs do not all do it at once.',
            },
            {
              term: 'kredka.cookie_preference',
              text: 'Your answer to the question about cookies and its date. It holds for 180 days.',
            },
            {
              term: 'kredka.shell',
              text: 'Files of the site itself: code, typeface and the note that there is no connection, so that it opens faster and can tell when you are offline. No personal data.',
            },
            {
              term: 'kredka.own',
              text: 'What you have begun and not sent: messages, offers you are writing, and for an hour what you wanted before logging in (such as an offer to keep). It goes when it is sent and when you log out. Also whether you want notifications on this device, whether games may make sounds, whether quizzes you took before logging in are on your account yet, and the key of your seat in a quiz room, until you log out.',
            },
            {
              term: 'kredka.offline',
              text: 'Quizzes that you have finished, with pictures and key, ten at most, so that you can play them again offline. They go when you log out.',
            },
          ],
        },
        'And these go when you close the tab:',
        {
          terms: [
            {
              term: 'kredka.position, kredka.admin_position',
              text: 'Marks of your last changes, so that the next page already shows them. Used for 30 seconds.',
            },
            {
              term: 'kredka.third_party',
              text: 'Where to return to after logging in with a Google or Facebook account. It goes when you are back.',
            },
            {
              term: 'kredka.own',
              text: 'A lesson order that you have begun, so that neither reloading the page nor logging in loses it. It goes when the order is sent and when you log out.',
            },
            {
              term: 'kredka.reloaded_for_chunk',
              text: 'When the page last reloaded by itself after an update of the Service, so that it does not repeat over and over.',
            },
          ],
        },
      ],
    },
    {
      id: 'consent',
      heading: 'Consent, and changing it',
      blocks: [
        'Records that are necessary, or that you ask for by making a choice, need no consent (Article 399 of the Polish Electronic Communications Law). We ask about the others on your first visit: functional, analytics and ads are off until you allow them. “Accept all” leaves out ads.',
        'Today we store nothing that would need such a consent. We remember your answer for 180 days, and you can change it at any time below this text and in the settings.',
      ],
    },
    {
      id: 'control',
      heading: 'How to stay in control',
      blocks: [
        'You can look at, remove and block these records in your browser’s settings. After removing them you will have to log in again and choose the language and the look once more. With cookies blocked you can look through offers, but you can neither log in nor solve quizzes.',
        'When what we store changes, we will change this policy and give the new date.',
      ],
    },
  ],
}
