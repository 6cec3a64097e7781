import { MAIL_KEPT_DAYS } from '../mail/rules.ts'
import type { LegalDocument } from './document.ts'
import { OPERATOR, SERVICE_NAME } from './operator.ts'
import { operatorBlocks, processorBlocks } from './operator-blocks.ts'
import { PRIVACY_POLICY_VERSION } from './versions.ts'

export const document: LegalDocument = {
  id: 'privacy-policy',
  version: PRIVACY_POLICY_VERSION,
  title: 'Privacy policy',
  sections: [
    {
      id: 'controller',
      heading: 'Who is responsible for your data',
      blocks: [
        `This policy describes what happens to personal data in ${SERVICE_NAME}. The controller of these data under the GDPR (Regulation (EU) 2016/679) is the Operator of the service.`,
        ...operatorBlocks(OPERATOR, 'en'),
        'A tutor with whom you arrange lessons learns about you what the lessons need. A tutor who runs a business is a separate controller of these data.',
      ],
    },
    {
      id: 'data',
      heading: 'What data we have',
      blocks: [
        {
          terms: [
            {
              term: 'From you, when you create an account',
              text: 'E-mail address, name, password (we keep only its Argon2id hash, from which it cannot be read), language, and which version of the terms was accepted and when.',
            },
            {
              term: 'From you, when you use the Service',
              text: 'Profile (phone, text about yourself, picture, link to a film, qualifications and the documents that prove them), settings, offers, prices and free times, orders and lessons with their place, entries about payments, a tutor’s bank account, messages, reviews, reports, and results of quizzes and games.',
            },
            {
              term: 'From other people',
              text: 'Reviews, messages, lesson notes and reports that concern you. If you log in with Google or Facebook, we receive your e-mail address, name and the address of your picture from there.',
            },
            {
              term: 'From your device',
              text: 'Open sessions with the description of the browser and the time of use, the IP address, and a record of calls to the Service: which address, when, with what result and from which account. The IP address serves to fend off abuse and is not put into the record of calls. Cookies have a policy of their own.',
            },
            {
              term: 'From you, when you solve quizzes without an account',
              text: 'Your answers and results, under the hash of a random identifier in a cookie. We know neither your name nor your address; if you log in later in the same browser, they become part of your account.',
            },
          ],
        },
        'Giving data is voluntary. Without an e-mail address, a name and a password, however, we cannot create an account, and without its details a lesson cannot be arranged. You can look through offers without an account and without giving data.',
      ],
    },
    {
      id: 'purposes',
      heading: 'What for, and on what legal basis',
      blocks: [
        {
          terms: [
            {
              term: 'Running the account and logging in',
              text: 'Performance of the contract for the account (Article 6(1)(b) GDPR).',
            },
            {
              term: 'Offers, orders, lessons, messages, reviews and the record of payments',
              text: 'Performance of the contract (point b) and, for people whose data someone else gives, our and that person’s legitimate interest in the lesson taking place (point f).',
            },
            {
              term: 'E-mails about the account and lessons',
              text: 'Performance of the contract (point b).',
            },
            {
              term: 'A newsletter and optional cookies, where available',
              text: 'Your consent (point a), which you may withdraw at any time.',
            },
            {
              term: 'Security: limiting login attempts, finding abuse and errors',
              text: 'Our legitimate interest in the Service being safe (point f).',
            },
            {
              term: 'Checking offers, reports of content and decisions on them',
              text: 'A legal obligation under the Digital Services Act (point c) and our legitimate interest in the Service being trustworthy (point f).',
            },
            {
              term: 'Totals, such as how often an offer was viewed',
              text: 'Our legitimate interest in improving the Service (point f). We count views without recording who you are.',
            },
            {
              term: 'Complaints, claims and duties towards authorities',
              text: 'A legal obligation (point c) or our legitimate interest in establishing and defending claims (point f).',
            },
          ],
        },
        'We do not sell data, show no advertising, and make no solely automated decisions about you with legal or similarly significant effects. The order of offers follows the rules in the general terms, which are the same for everyone.',
      ],
    },
    {
      id: 'visible',
      heading: 'Who sees your data in the Service',
      blocks: [
        {
          list: [
            'Everyone, also without an account and in search engines: a tutor’s profile, offers and reviews, with the name of each review’s author.',
            'The other side of an accepted order: your phone, if you gave one, and the exact place of the lesson. A tutor’s bank account is seen by the tutor’s students.',
            'The other person in a conversation: the messages.',
            'Authorised people on the Operator’s side: as much as checking offers, giving help and deciding on reports needs. Opening private content, such as the text of an e-mail, requires a reason and is recorded.',
          ],
        },
      ],
    },
    {
      id: 'encryption',
      heading: 'The event log and your personal key',
      blocks: [
        'The Service records changes as events in a log, such as “offer sent” or “profile changed”. Entries in the log are never changed or removed; this is what makes the history of orders and lessons reliable for both sides.',
        'For this reason personal data in the log are encrypted (AES-256-GCM) with a key that each person has of their own. The keys are kept outside the log. When an account is deleted we destroy its key, and nobody, including us, can read the encrypted data any more. What remains are entries without personal data: numbers, times, amounts and states, shown as those of a “deleted user”.',
        'The tables from which pages are made hold data in readable form, because otherwise they could not be searched. When an account is deleted, the data leave those tables together with the key. Restoring a backup also applies the deletions made after it was taken, so that it does not bring deleted people back.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep data',
      blocks: [
        {
          terms: [
            {
              term: 'The account and all that is in it',
              text: 'Until the account is deleted, which happens 30 days after the request.',
            },
            {
              term: 'Documents that prove qualifications',
              text: 'Until staff have decided: we delete them at once and keep only the result. A document that still waits also goes when you remove the qualification, send another one or delete the account.',
            },
            {
              term: 'The address from an unfinished sign-up or a request for a new password',
              text: 'The link is valid for 24 hours for a sign-up and 60 minutes for a new password. We erase the address of an unfinished sign-up after 3 days; a request for a new password stores no address.',
            },
            {
              term: 'Newsletter',
              text: 'The address until you unsubscribe; a subscription that was not confirmed is erased after 9 days.',
            },
            {
              term: 'Messages from the contact form',
              text: 'One year after the matter was closed, two years after the last message where it was not; those sent from an account or its address at most until the account is deleted.',
            },
            {
              term: 'Invitations to teach',
              text: 'The address of the person invited until 30 days after the invitation ended, or until the deletion of the account that came of it.',
            },
            {
              term: 'Sessions',
              text: '14 days after the last use, 90 days at most, and one day more after the end.',
            },
            {
              term: 'Login attempts',
              text: 'Up to 24 hours, as a hash of the IP address and the account that cannot be reversed without our key.',
            },
            {
              term: 'E-mails sent',
              text: `Encrypted, for ${MAIL_KEPT_DAYS} days, at most until the account is deleted. What others wrote in them goes with their account.`,
            },
            {
              term: 'Counting of views',
              text: 'A daily hash of the viewer for up to 30 days; after that only the total remains.',
            },
            {
              term: 'Quizzes solved without an account',
              text: 'A year, as long as the cookie that connects them with you lives, or until you remove it. After that nobody can tell whose they were.',
            },
            { term: 'Error records', text: 'About a month after the error was resolved, about 6 months at most.' },
            {
              term: 'Complaints, reports and what the law requires',
              text: 'Until claims are time-barred or the period set by law ends, also after the account was deleted, as far as this is necessary.',
            },
          ],
        },
      ],
    },
    {
      id: 'recipients',
      heading: 'To whom we pass data',
      blocks: [
        'Companies that act for us under a data processing agreement also use the data: the provider of servers and the provider of e-mail delivery. The fonts, pictures and scripts of the Service come from its own servers, so merely opening a page passes no data to other companies.',
        ...processorBlocks(OPERATOR, 'en'),
        'We pass data to public authorities only where the law requires it. If you log in with Google or Facebook, those companies know of the login and process it under their own rules.',
        'If a provider processes data outside the European Economic Area, it does so only under an adequacy decision of the European Commission or standard contractual clauses. We will give a copy of the safeguards on request.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        'You have the right to:',
        {
          list: [
            'learn what data we have about you and receive a copy,',
            'correct data; most of them you can change in your profile and settings,',
            'have data erased, with the account or without it, where the law allows,',
            'ask for processing to be restricted,',
            'take your data with you: receive them in a format that computers can read,',
            'object to processing based on a legitimate interest, on grounds relating to your situation,',
            'withdraw consent; this does not affect what happened before.',
          ],
        },
        'To use these rights, write to the e-mail address in the first part of this policy. We will answer without undue delay, within a month at the latest. We may ask you to confirm that the account is yours.',
        'You may also complain to the President of the Polish Personal Data Protection Office (uodo.gov.pl) or to the authority of the EU country you live in.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        'People aged 16 or over may have an account. Lessons for a younger child are ordered by a parent or guardian from their own account; please give only what learning needs. If you find out that a younger child has an account, write to us and we will delete it.',
      ],
    },
    {
      id: 'security',
      heading: 'How we protect data',
      blocks: [
        {
          list: [
            'When the Service is open to the public, the connection to it is encrypted.',
            'Passwords, codes from e-mails and session tokens are kept only as hashes.',
            'Repeated wrong login attempts are slowed down, and the owner of the account is told of many in a row.',
            'Every call checks who may do what, and actions in the back office are recorded.',
          ],
        },
        'If there is a breach all the same that could seriously endanger you, we will tell you about it and what can be done.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        'When what we do with data changes, we will change this policy and give the new date. We will write about important changes beforehand to the e-mail address of your account. Where the language versions differ, the Polish one decides.',
      ],
    },
  ],
}
