import type { LegalDocument } from './document.ts'
import { SERVICE_NAME } from './operator.ts'
import { TUTOR_TERMS_VERSION } from './versions.ts'

export const document: LegalDocument = {
  id: 'tutor-terms',
  version: TUTOR_TERMS_VERSION,
  title: 'Terms for tutors',
  sections: [
    {
      id: 'scope',
      heading: 'What these terms cover',
      blocks: [
        `These terms add to the general terms of ${SERVICE_NAME} and apply to the people who teach there. Words have the same meaning as in the general terms, which apply to everything not settled here. The Operator’s details and contact address stand there too.`,
        'You accept these terms when you create a tutor profile. We record which version was accepted and when. Your account keeps everything that a Student can do.',
      ],
    },
    {
      id: 'profile',
      heading: 'Your tutor profile',
      blocks: [
        'Anyone aged 18 or over may create a tutor profile. The profile and the offers are public: they show your name, picture, the text about you, offers, reviews and facts about the Lessons you have given.',
        {
          list: [
            'Tell the truth about your education, experience and qualifications. If we ask, show the documents that prove them.',
            'Teach only what you are prepared to teach.',
            'Facts that the Service works out, such as the number of Lessons, attendance and response time, come from the history of events and cannot be changed by editing the profile.',
          ],
        },
      ],
    },
    {
      id: 'status',
      heading: 'Business or private person',
      blocks: [
        'You may teach as a business or as a person who does not run one, as far as the law allows. You are not our employee, representative or subcontractor: you give Lessons in your own name and on your own account.',
        'If you run a business, say so in the text about yourself and give its name and the details that the law requires. You then have the duties of a trader towards consumers, including the duty to inform and those that follow from the right to withdraw. If it is not stated there, you declare that you do not act as a trader, and consumer law does not apply to contracts with you.',
        'You settle taxes and contributions yourself. If the rules on the exchange of tax information (DAC7) oblige us to collect and pass on sellers’ data, we will ask for them and tell you what we pass on. Without these data the law may require us to close the profile.',
      ],
    },
    {
      id: 'offers',
      heading: 'Offers',
      blocks: [
        'An offer describes one subject: level, places, prices and free times. State a price for 60 minutes; a longer Lesson cannot be cheaper than a shorter one. The price is the final price of the whole Lesson and includes all charges.',
        'We check every offer before it is published. We may reject it with a reason, for example where:',
        {
          list: [
            'the description is misleading, unclear or copied from someone else,',
            'it is about something other than learning,',
            'it contains contact details, advertising or links that have nothing to do with Lessons,',
            'it breaks the law or these terms.',
          ],
        },
        'You may correct a rejected offer and send it again. A change to a published offer is checked too, and the earlier version stays visible until we decide. You may remove an offer at any time; accepted orders remain in force.',
      ],
    },
    {
      id: 'availability',
      heading: 'Free times and orders',
      blocks: [
        'Keep your free times up to date. A free time is an invitation to order, and a waiting order holds it.',
        'Answer an order within 48 hours; we will remind you. If you reject it, give a reason. An unanswered order lapses as the general terms describe, and how quickly you answer affects the order of results.',
        'By accepting an order you make a contract with the Student for the Lesson, at the price and on the terms recorded in it. You may not make the Lesson depend on extra charges.',
      ],
    },
    {
      id: 'lessons',
      heading: 'Giving Lessons',
      blocks: [
        {
          list: [
            'Come to Lessons on time and prepared, and give a working link for Lessons online.',
            'If you cannot give a Lesson, cancel it or propose another time as early as you can. The Student then does not pay; return what you have received without undue delay, within 14 days at the latest.',
            'You set the limit for free cancellation by the Student between 0 and 36 hours. For orders already made, the one shown when ordering applies.',
            'Mark a Lesson as done only after its end and truthfully. You can take back a mistake within 72 hours, with a reason.',
            'Answer a problem reported by a Student within 7 days.',
          ],
        },
        'Lessons may not be recorded without the Student’s consent or, for a child, the consent of a parent or guardian.',
      ],
    },
    {
      id: 'minors',
      heading: 'Working with children',
      blocks: [
        'When you teach people under 18, you are responsible for their safety during the Lesson. You declare that you are not banned from working with children and are not listed in the Polish Sex Offenders Register. If this changes, stop teaching in the Service at once and tell us.',
        'Follow the standards for the protection of minors where the law requires them of you. A parent or guardian may be present at the Lesson. Arrange only matters of learning with a child, and talk about times and payments with an adult.',
        'If a parent or guardian asks, present a certificate of no criminal record, as far as the law allows them to demand it.',
      ],
    },
    {
      id: 'payments',
      heading: 'Payment and records',
      blocks: [
        'The Student pays you directly. We take no commission, do not act as an intermediary in payments and are not liable if a Student does not pay.',
        'If you enter a bank account, we show it only to Students with whom you have an accepted order. Mark payments as received truthfully; the Student may dispute them. You may waive what is due for a Lesson cancelled late.',
        'You set first-lesson discounts yourself, from 1 to 90 per cent, and are bound by them as they were shown.',
      ],
    },
    {
      id: 'data',
      heading: 'Students’ data, and access to data',
      blocks: [
        'Use the data of Students that you learn through Lessons only to give and settle those Lessons. Do not pass them on, publish them or use them for advertising. When they are no longer needed, delete them from your notes and devices. If you run a business, you are a separate controller of these data.',
        'You have access to the data on your offers, orders, Lessons, payments and reviews and can download them together with your own data. This access ends when your account is deleted, so download what you need before. We do not sell data about your teaching or pass them on to other Tutors.',
        'We give no Lessons in the Service ourselves and give no Tutor better terms than others. You may also teach outside the Service and set other prices there.',
      ],
    },
    {
      id: 'breaches',
      heading: 'Breaches, suspension and appeal',
      blocks: [
        'If you break these terms, we may reject or hide an offer, suspend your tutor profile or, in serious cases, end the contract. You are sent the reasons by e-mail no later than when the restriction takes effect: the facts we rely on and the part of the terms that was broken. We announce the end of the contract at least 30 days before, unless the law requires us to act at once or the breaches are repeated.',
        'You may disagree with a decision: reply to the message or write to the e-mail address in the general terms. A person will consider the appeal, take your explanation into account and answer within 14 days. If the decision was wrong, we will restore the profile or the offer without delay. Mediation and the courts remain open to you.',
      ],
    },
    {
      id: 'changes',
      heading: 'Stopping, and changes to these terms',
      blocks: [
        'You may stop teaching at any time: remove your offers or your account. Give the Lessons you have accepted, or cancel them as the general terms describe.',
        'We will write about a change to these terms to the e-mail address of your account at least 15 days before, and earlier where it takes more to adapt to. You may end the contract by then. A change has no retroactive effect. Where the language versions differ, the Polish one decides.',
      ],
    },
  ],
}
