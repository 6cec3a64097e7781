import { pathOf } from '@kredka/contracts/kernel/routes'
import type { MailParams } from '@kredka/contracts/mail/templates'
import { type Block, button, type MailContext, note, type Template, text } from './mail-text.ts'
import { stopMail } from './stop-mail.ts'

type Language = 'pl' | 'en'

const WHY = {
  pl: 'Dostajesz tę wiadomość, bo to Twoja lekcja.',
  en: 'You get this message because it is your lesson.',
} as const
const FILE = {
  pl: 'W załączniku jest plik, który doda lekcję do Twojego kalendarza albo ją w nim poprawi.',
  en: 'The attached file adds the lesson to your calendar, or corrects it there.',
} as const

/** What the module of lessons looks up when the mail leaves. */
function about({ content }: MailContext) {
  const word = (name: string) => content[name] ?? ''
  const subject = word('subject')
  return {
    subject,
    when: word('when'),
    moved_from: word('moved_from'),
    minutes: word('minutes'),
    lessons: Number(content['lessons'] ?? 1),
  }
}

/** Subject, person and time, one beside the other. */
function facts(mail: MailContext, language: Language): Block {
  const { subject, when, minutes } = about(mail)
  const person = mail.content['person'] ?? (language === 'pl' ? 'usunięty użytkownik' : 'deleted user')
  const minute = language === 'pl' ? 'min' : 'min'
  return text([subject, person, when, `${minutes} ${minute}`].filter((part) => part.trim() !== '').join(' · '))
}

function see(mail: MailContext, language: Language, lesson_id: string): Block {
  const url = mail.public_url + pathOf('lessons.lesson', language, { id: lesson_id })
  return button(language === 'pl' ? 'Zobacz lekcję' : 'See the lesson', url)
}

interface Words {
  readonly subject: string
  readonly preview: string
  readonly title: string
  readonly hello: string
  readonly more?: readonly Block[]
}

function laid(words: Words, mail: MailContext, language: Language, lesson_id: string) {
  const { subject, preview, title, hello, more = [] } = words
  const blocks = [text(hello), facts(mail, language), see(mail, language, lesson_id), ...more]
  return { subject, preview, title, blocks, why: WHY[language], unsubscribe: stopMail(mail, language) }
}

export const lessonBooked: Template<'lesson_booked'> = {
  pl: ({ name, lesson_id }, mail) => {
    const { subject, when, lessons } = about(mail)
    const title = lessons > 1 ? 'Lekcje są umówione' : 'Lekcja jest umówiona'
    const hello =
      lessons > 1
        ? `Dzień dobry, ${name}. Umówione terminy: ${lessons}. Pierwszy z nich:`
        : `Dzień dobry, ${name}. Ta lekcja jest umówiona:`
    const words = { subject: `${title}: ${subject}`, preview: when, title, hello, more: [note(FILE.pl)] }
    return laid(words, mail, 'pl', lesson_id)
  },
  en: ({ name, lesson_id }, mail) => {
    const { subject, when, lessons } = about(mail)
    const title = lessons > 1 ? 'Your lessons are booked' : 'Your lesson is booked'
    const hello =
      lessons > 1
        ? `Hello ${name}. ${lessons} lessons are booked. The first of them:`
        : `Hello ${name}. This lesson is booked:`
    const words = { subject: `${title}: ${subject}`, preview: when, title, hello, more: [note(FILE.en)] }
    return laid(words, mail, 'en', lesson_id)
  },
}

type Step = MailParams<'lesson_moved'>['step']
const MOVED: Readonly<Record<Step, Readonly<Record<Language, readonly [title: string, hello: string]>>>> = {
  proposed: {
    pl: ['Propozycja nowego terminu', 'Druga strona proponuje inny termin lekcji. Odpowiedz, kiedy możesz:'],
    en: ['A new time is proposed', 'The other side proposes another time for the lesson. Answer when you can:'],
  },
  moved: {
    pl: ['Lekcja ma nowy termin', 'Lekcja została przełożona. Nowy termin:'],
    en: ['The lesson was moved', 'The lesson was moved. Its new time:'],
  },
  declined: {
    pl: [
      'Termin lekcji się nie zmienia',
      'Druga strona nie przyjęła nowego terminu. Lekcja odbędzie się tak, jak było umówione:',
    ],
    en: [
      'The lesson keeps its time',
      'The other side did not take the new time. The lesson takes place as it was booked:',
    ],
  },
  lapsed: {
    pl: [
      'Propozycja terminu wygasła',
      'Nikt nie odpowiedział na propozycję nowego terminu. Lekcja odbędzie się tak, jak było umówione:',
    ],
    en: [
      'The proposed time has lapsed',
      'Nobody answered the proposal of a new time. The lesson takes place as it was booked:',
    ],
  },
}

export const lessonMoved: Template<'lesson_moved'> = {
  pl: ({ name, lesson_id, step }, mail) => {
    const [title, hello] = MOVED[step].pl
    const { subject, when, moved_from } = about(mail)
    const told = step === 'moved' || step === 'proposed'
    const more = [
      ...(told ? [text(`Poprzedni termin: ${moved_from}.`)] : []),
      ...(step === 'moved' ? [note(FILE.pl)] : []),
    ]
    const words = {
      subject: `${title}: ${subject}`,
      preview: when,
      title,
      hello: `Dzień dobry, ${name}. ${hello}`,
      more,
    }
    return laid(words, mail, 'pl', lesson_id)
  },
  en: ({ name, lesson_id, step }, mail) => {
    const [title, hello] = MOVED[step].en
    const { subject, when, moved_from } = about(mail)
    const told = step === 'moved' || step === 'proposed'
    const more = [
      ...(told ? [text(`The time before: ${moved_from}.`)] : []),
      ...(step === 'moved' ? [note(FILE.en)] : []),
    ]
    const words = { subject: `${title}: ${subject}`, preview: when, title, hello: `Hello ${name}. ${hello}`, more }
    return laid(words, mail, 'en', lesson_id)
  },
}

const LATE = {
  pl: 'Czas na bezpłatne odwołanie już minął, więc płatność za tę lekcję pozostaje należna. Korepetytor może z niej zrezygnować.',
  en: 'The time for cancelling free of charge was over, so the payment for this lesson stays due. The tutor may let it go.',
} as const

export const lessonCancelled: Template<'lesson_cancelled'> = {
  pl: ({ name, lesson_id, late }, mail) => {
    const { subject, when } = about(mail)
    const more = [...(late === 'yes' ? [text(LATE.pl)] : []), note(FILE.pl)]
    const hello = `Dzień dobry, ${name}. Ta lekcja się nie odbędzie:`
    const words = { subject: `Lekcja odwołana: ${subject}`, preview: when, title: 'Lekcja odwołana', hello, more }
    return laid(words, mail, 'pl', lesson_id)
  },
  en: ({ name, lesson_id, late }, mail) => {
    const { subject, when } = about(mail)
    const more = [...(late === 'yes' ? [text(LATE.en)] : []), note(FILE.en)]
    const hello = `Hello ${name}. This lesson will not take place:`
    const words = { subject: `Lesson cancelled: ${subject}`, preview: when, title: 'Lesson cancelled', hello, more }
    return laid(words, mail, 'en', lesson_id)
  },
}

export const lessonDone: Template<'lesson_done'> = {
  pl: ({ name, lesson_id }, mail) => {
    const { subject, when } = about(mail)
    const hello = `Dzień dobry, ${name}. Ta lekcja jest oznaczona jako odbyta:`
    const more = [text('Coś się nie zgadza? Problem z lekcją możesz zgłosić na jej stronie do 72 godzin po jej końcu.')]
    const words = { subject: `Lekcja odbyta: ${subject}`, preview: when, title: 'Lekcja odbyta', hello, more }
    return laid(words, mail, 'pl', lesson_id)
  },
  en: ({ name, lesson_id }, mail) => {
    const { subject, when } = about(mail)
    const hello = `Hello ${name}. This lesson is marked as done:`
    const more = [
      text('Is something wrong? You can report a problem on the lesson’s page until 72 hours after its end.'),
    ]
    const words = { subject: `Lesson done: ${subject}`, preview: when, title: 'Lesson done', hello, more }
    return laid(words, mail, 'en', lesson_id)
  },
}

type ProblemStep = MailParams<'lesson_problem'>['step']
const PROBLEM: Readonly<Record<ProblemStep, Readonly<Record<Language, readonly [title: string, hello: string]>>>> = {
  reported: {
    pl: [
      'Zgłoszono problem z lekcją',
      'Druga strona zgłosiła problem z tą lekcją. Masz 7 dni na odpowiedź, potem zdecydujemy bez niej:',
    ],
    en: [
      'A problem with a lesson was reported',
      'The other side reported a problem with this lesson. You have 7 days to answer, then we decide without it:',
    ],
  },
  answered: {
    pl: ['Jest odpowiedź na zgłoszenie', 'Druga strona odpowiedziała na zgłoszenie dotyczące tej lekcji:'],
    en: ['Your report was answered', 'The other side answered the report about this lesson:'],
  },
  withdrawn: {
    pl: ['Zgłoszenie wycofane', 'Druga strona wycofała zgłoszenie dotyczące tej lekcji:'],
    en: ['A report was withdrawn', 'The other side withdrew the report about this lesson:'],
  },
  decided: {
    pl: [
      'Zgłoszenie rozstrzygnięte',
      'Zdecydowaliśmy o zgłoszeniu dotyczącym tej lekcji. Decyzja i jej powód są na stronie lekcji:',
    ],
    en: [
      'A report was decided',
      'We decided about the report on this lesson. The decision and its reason stand on the lesson’s page:',
    ],
  },
}

export const lessonProblem: Template<'lesson_problem'> = {
  pl: ({ name, lesson_id, step }, mail) => {
    const [title, hello] = PROBLEM[step].pl
    const { subject, when } = about(mail)
    const words = { subject: `${title}: ${subject}`, preview: when, title, hello: `Dzień dobry, ${name}. ${hello}` }
    return laid(words, mail, 'pl', lesson_id)
  },
  en: ({ name, lesson_id, step }, mail) => {
    const [title, hello] = PROBLEM[step].en
    const { subject, when } = about(mail)
    const words = { subject: `${title}: ${subject}`, preview: when, title, hello: `Hello ${name}. ${hello}` }
    return laid(words, mail, 'en', lesson_id)
  },
}

export const lessonReminder: Template<'lesson_reminder'> = {
  pl: ({ name, lesson_id, hours }, mail) => {
    const { subject, when } = about(mail)
    const title = hours === 1 ? 'Lekcja za godzinę' : `Lekcja za ${hours} godziny`
    const hello = `Dzień dobry, ${name}. Przypominamy o lekcji:`
    return laid({ subject: `${title}: ${subject}`, preview: when, title, hello }, mail, 'pl', lesson_id)
  },
  en: ({ name, lesson_id, hours }, mail) => {
    const { subject, when } = about(mail)
    const title = hours === 1 ? 'Your lesson begins in an hour' : `Your lesson begins in ${hours} hours`
    const hello = `Hello ${name}. A reminder of your lesson:`
    return laid({ subject: `${title}: ${subject}`, preview: when, title, hello }, mail, 'en', lesson_id)
  },
}
