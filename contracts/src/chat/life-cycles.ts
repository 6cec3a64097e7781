import { lifeCycle } from '../kernel/life-cycle.ts'
import { REPORT_GRAPH } from './rules.ts'

export const chatLifeCycles = [
  lifeCycle('message-report', REPORT_GRAPH, {
    en: {
      title: 'A report of a message',
      states: {
        absent: 'Nobody reported the message.',
        waiting: 'Waits for staff.',
        dismissed: 'Nothing wrong was found.',
        warned: 'Its sender was warned.',
        blocked: 'The account of its sender was blocked.',
      },
      commands: {
        report: 'Whom the message went to reports it, with a reason.',
        dismiss: 'Staff see nothing wrong with it.',
        warn: 'Staff warn the sender by mail.',
        block: 'Staff block the account of the sender.',
        reopen: 'Staff take back that they dismissed it, with a reason.',
      },
    },
    pl: {
      title: 'Zgłoszenie wiadomości',
      states: {
        absent: 'Nikt nie zgłosił wiadomości.',
        waiting: 'Czeka na zespół.',
        dismissed: 'Nie znaleziono nic złego.',
        warned: 'Nadawca dostał ostrzeżenie.',
        blocked: 'Konto nadawcy zablokowano.',
      },
      commands: {
        report: 'Osoba, do której wiadomość przyszła, zgłasza ją i podaje powód.',
        dismiss: 'Zespół nie widzi w niej nic złego.',
        warn: 'Zespół ostrzega nadawcę mailem.',
        block: 'Zespół blokuje konto nadawcy.',
        reopen: 'Zespół cofa oddalenie i podaje powód.',
      },
    },
  }),
]
