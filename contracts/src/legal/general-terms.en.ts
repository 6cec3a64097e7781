import type { LegalDocument } from './document.ts'
import { OPERATOR, SERVICE_NAME } from './operator.ts'
import { operatorBlocks } from './operator-blocks.ts'
import { GENERAL_TERMS_VERSION } from './versions.ts'

export const document: LegalDocument = {
  id: 'general-terms',
  version: GENERAL_TERMS_VERSION,
  title: 'General terms',
  sections: [
    {
      id: 'operator',
      heading: 'Who runs the Service, and what the words mean',
      blocks: [
        `These terms set out how ${SERVICE_NAME} may be used. They are the terms of a service provided by electronic means. You can read, save and print them at any time, without an account.`,
        ...operatorBlocks(OPERATOR, 'en'),
        {
          terms: [
            { term: 'Service', text: `The ${SERVICE_NAME} website and everything it does.` },
            { term: 'Operator, we', text: 'The party named above that runs the Service.' },
            { term: 'User, you', text: 'Anyone who uses the Service, with an account or without one.' },
            {
              term: 'Student',
              text: 'A User with an account who orders lessons, for themselves or for a child in their care.',
            },
            {
              term: 'Tutor',
              text: 'A User with an account and a tutor profile who publishes offers and gives lessons. The tutor terms apply to Tutors as well.',
            },
            { term: 'Lesson', text: 'A session that a Student and a Tutor have arranged through the Service.' },
          ],
        },
        'You can write to the Operator in Polish or in English. The same address is the point of contact for users and for authorities under the Digital Services Act (Regulation (EU) 2022/2065).',
      ],
    },
    {
      id: 'services',
      heading: 'What the Service offers',
      blocks: [
        'The Service brings together people who want to learn and people who teach. It gives them these tools:',
        {
          list: [
            'searching and reading offers, also without an account,',
            'an account with a profile and settings,',
            'publishing offers, prices and free times, for Tutors,',
            'ordering, confirming, moving and cancelling Lessons,',
            'messages, notifications, reviews and a record of payments,',
            'quizzes and games, some of them without an account.',
          ],
        },
        'Features become available step by step. The rules on a feature apply from the moment it is available in the Service.',
        'Using the Service is free of charge. We take no commission on Lessons and sell no places in search results. The Student pays the Tutor for the Lesson.',
        'You need a device with internet access and an up-to-date browser with JavaScript switched on; for an account also an e-mail address and cookies. For online Lessons you need the program that the Tutor names.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      blocks: [
        'To create an account, enter your e-mail address and open the link in the message we send, or copy the code from it. The link is valid for 24 hours. Then enter your name, choose a password and accept these terms. The contract for the account is made when you confirm, for an indefinite time. We record which version of the terms was accepted and when.',
        'Anyone aged 18 or over may create an account. A person aged 16 or 17 needs the consent of a parent or guardian. For a younger child, a parent or guardian creates the account and orders the Lessons.',
        {
          list: [
            'Give true information and keep it up to date.',
            'One person uses one account. Do not share it and do not reveal the password.',
            'If you think that somebody knows your password, change it. Setting a new one through the reset link ends all open sessions.',
          ],
        },
        'You may delete your account at any time and without giving a reason, in the settings or by writing to us. You confirm a request from the settings through a link in an e-mail. From then on your offers are hidden and open orders are closed. We delete the account after 30 days; until then you can log in and call the deletion off. Future Lessons are cancelled and the other side is told.',
      ],
    },
    {
      id: 'offers',
      heading: 'Offers and the order of results',
      blocks: [
        'Tutors write the offers and are responsible for what they say. We check every offer and every change to it before it is published. While a change is being checked, the version published before stays visible. The check is about these terms and does not confirm the Tutor’s qualifications.',
        'The price in an offer is the price of the whole Lesson of the length stated, in złoty. The exact address of a Lesson that is not online is shown only to the two sides, after the order has been accepted.',
        'The order of results depends first of all on how well an offer matches the search and the chosen filters. Where the data exist, the following count next, the most important first:',
        {
          list: [
            'the Tutor’s ratings, taking their number into account,',
            'how quickly the Tutor answers,',
            'attendance at arranged Lessons,',
            'how complete the offer is, and free times in the next 14 days,',
            'a small allowance for new Tutors.',
          ],
        },
        'Where there are no data about a Tutor yet, we use the median of the whole Service. A place cannot be bought.',
      ],
    },
    {
      id: 'orders',
      heading: 'Orders',
      blocks: [
        'When you order, you choose the length of the Lesson, a free time and a place. Before you send the order you see the price and the cancellation terms. They are recorded in the order, and a later change of the offer does not change them.',
        'The contract for the Lesson is made between the Student and the Tutor when the Tutor accepts the order. The Operator is not a party to it. The Tutor may reject the order with a reason, and the Student may withdraw it until it has been accepted.',
        'An order that is not answered within 48 hours lapses. It also lapses no later than 2 hours before the Lesson starts or, if it was made later than that, after half of the time that was left before the start.',
        'You may have at most three open orders with one Tutor at a time; a series of dates counts as one. You cannot order a Lesson from yourself.',
      ],
    },
    {
      id: 'lessons',
      heading: 'Lessons, changes and cancellations',
      blocks: [
        'Both sides undertake to be at the Lesson on time. Either may propose another time, and the change applies once the other side accepts it. A proposal lapses after 48 hours, and at the latest when the earlier of the two times begins.',
        'The Student may cancel a Lesson free of charge until the time limit stated in the order. The Tutor sets this limit between 0 and 36 hours before the Lesson. Cancelling is also free within one hour of the order being accepted if at least 3 hours then remain before the Lesson starts. A later cancellation is marked as late and the price remains due, unless the Tutor waives it.',
        'If the Tutor cancels the Lesson, the Student does not pay, and the Tutor returns what has already been paid.',
        'After the Lesson the Tutor marks it as done. If the Tutor does not, and nobody reports a problem, it is marked as done 72 hours after its end. Within the same time either side may report a problem, such as absence or lateness. The other side has 7 days to answer. We then decide how the Lesson is marked in the Service. This does not limit the right of either side to make a claim.',
      ],
    },
    {
      id: 'payments',
      heading: 'Payments',
      blocks: [
        'You pay the Tutor directly for the Lesson, by bank transfer or in another way you agree on. The Operator does not receive, hold or pass on this money.',
        'The Service keeps a record. The Tutor marks a payment as received, and the Student may confirm or dispute that. Mistakes are corrected by a further entry, so both sides can see the history.',
        'A first-lesson discount applies if it was shown when you ordered and this is your first Lesson with that Tutor. The Tutor issues a bill or an invoice where required to.',
      ],
    },
    {
      id: 'reviews',
      heading: 'Reviews',
      blocks: [
        'Only a Student who has had a Lesson with the Tutor may review them; we check this in the history of Lessons in the Service. It is possible for 90 days after a Lesson. Each pair of people has one review: 1 to 5 stars and a text. It can be changed, and the change is marked. The Tutor may answer.',
        'We show all reviews that keep to these terms, good and bad, and the average counts all of them. We do not pay for reviews; nobody may trade in them or put pressure on what they say. We remove reviews that break the law or these terms.',
      ],
    },
    {
      id: 'content',
      heading: 'Messages and conduct',
      blocks: [
        'Write to others about learning and with respect. A message has at most 500 characters, and you can send another one after the other person has answered. The number of new conversations a day is limited. You can block a person who bothers you and report a message.',
        'In the Service it is not allowed to:',
        {
          list: [
            'post content that is illegal, insulting, discriminatory, pornographic or misleading,',
            'pretend to be someone else, or give other people’s data without their consent,',
            'post material to which you have no rights,',
            'send advertising or other unsolicited messages,',
            'offer to take exams or write papers for someone else,',
            'disturb the working of the Service, get round its security or collect data in bulk without our consent,',
            'make contact with children for anything but learning.',
          ],
        },
        'You keep the rights to your content. You give us a non-exclusive permission, free of charge, to store it and show it in the Service for as long as it is there, as far as the Service needs it to work.',
      ],
    },
    {
      id: 'reports',
      heading: 'Reporting content, and our decisions',
      blocks: [
        'Report content that you think breaks the law or these terms with the tool in the Service or by e-mail to the address in the first part of these terms. Say where it is, what it breaks and how we can reach you. We will confirm the report and tell you what we decided.',
        'A person assesses reports and offers. Depending on how serious the breach is, we may reject an offer, remove content, limit features, suspend a tutor profile or block an account. Whoever is affected is given the reasons: which content the decision is about, what it rests on and how to appeal. The exception is where the law does not allow this.',
        'You may appeal against a decision within 6 months, by replying to it or writing to us. A person will consider the appeal. You may also turn to a certified out-of-court body or to a court. We may limit access for a time, after a warning, for people who often and manifestly break the rules or make unfounded reports.',
      ],
    },
    {
      id: 'complaints',
      heading: 'Complaints and the right to withdraw',
      blocks: [
        'Send a complaint about the working of the Service by e-mail to the address in the first part of these terms. Say what happened and what you expect. We will answer within 14 days. Send a complaint about a Lesson itself to the Tutor; you may also report a problem in the Service.',
        'You may withdraw from the contract for the account within 14 days of making it, without giving a reason: it is enough to delete the account or to write to us. As the account is free, this costs nothing.',
        'If the Tutor runs a business and you order a Lesson as a consumer, you may withdraw from the contract with the Tutor within 14 days. If the Lesson takes place earlier at your request, you pay for what has been provided, and once it has been provided in full the right to withdraw ends. If the Tutor is not a trader, consumer law does not apply to the contract with them; the cancellation rules of these terms do.',
        'Consumers can get free help from a municipal or district consumer ombudsman, or mediation by the regional inspectorate of the Trade Inspection. See uokik.gov.pl.',
      ],
    },
    {
      id: 'liability',
      heading: 'Responsibility',
      blocks: [
        'We are responsible for the Service working as these terms say. The Tutor is responsible for how a Lesson is given and how good it is, the Student for paying. We do not promise that you will find a Tutor or students, or that learning will bring a certain result.',
        'The Service may be unavailable for a time because of maintenance or a failure. We announce longer planned breaks in advance.',
        'Nothing in these terms excludes or limits the rights that consumers have by law, or liability for damage caused on purpose.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and final provisions',
      blocks: [
        'We may change these terms for an important reason: when the law, the features of the Service, the way it is protected or the Operator’s data change. We will write about the change to the e-mail address of your account at least 15 days before. If you do not agree, you may delete the account by then. Orders made earlier are settled under the earlier rules.',
        'We may end the contract with 30 days’ notice, giving the reason, if we close the Service or if a User seriously or repeatedly breaks these terms despite a warning. We may block an account at once where the safety of others makes it necessary or the law requires it.',
        'Polish law applies. This does not take away the protection that the mandatory rules of a consumer’s own country give. Disputes are decided by the court that is competent under the general rules. The privacy policy and the cookie policy describe how data are processed. Where the language versions differ, the Polish one decides.',
      ],
    },
  ],
}
