import { lifeCycle } from '../kernel/life-cycle.ts'
import { OFFER_GRAPH } from './states.ts'

export const offersLifeCycles = [
  lifeCycle('offer', OFFER_GRAPH, {
    en: {
      title: 'An offer',
      states: {
        absent: 'Nothing was sent yet.',
        waiting: 'Waits for its first review; nobody else sees it.',
        rejected: 'Refused or taken down with a reason; nobody else sees it.',
        active: 'Everybody sees it and can order from it.',
        active_waiting: 'The version approved last is visible, a newer one waits for review.',
        active_rejected: 'The version approved last is visible, the newer one was refused with a reason.',
        removed: 'Taken away by its teacher, for good.',
      },
      commands: {
        submit: 'The teacher sends a version for review.',
        activate: 'Staff approve the version that waits; it becomes the visible one.',
        reject: 'Staff refuse the version that waits, with a reason.',
        take_down: 'Staff hide the version that is visible, with a reason.',
        restore: 'Staff take back that they refused or hid the newest version, with a reason; it becomes visible.',
        remove: 'The teacher takes the offer away.',
      },
    },
    pl: {
      title: 'Oferta',
      states: {
        absent: 'Nic jeszcze nie wysłano.',
        waiting: 'Czeka na pierwsze sprawdzenie, nikt inny jej nie widzi.',
        rejected: 'Odrzucona albo zdjęta z podaniem powodu, nikt inny jej nie widzi.',
        active: 'Wszyscy ją widzą i mogą z niej zamawiać.',
        active_waiting: 'Widać wersję zatwierdzoną ostatnio, nowsza czeka na sprawdzenie.',
        active_rejected: 'Widać wersję zatwierdzoną ostatnio, nowszą odrzucono z podaniem powodu.',
        removed: 'Usunięta przez korepetytora na stałe.',
      },
      commands: {
        submit: 'Korepetytor wysyła wersję do sprawdzenia.',
        activate: 'Zespół zatwierdza czekającą wersję i to ona jest odtąd widoczna.',
        reject: 'Zespół odrzuca czekającą wersję i podaje powód.',
        take_down: 'Zespół ukrywa widoczną wersję i podaje powód.',
        restore: 'Zespół cofa odrzucenie albo zdjęcie najnowszej wersji i podaje powód; znów ją widać.',
        remove: 'Korepetytor usuwa ofertę.',
      },
    },
  }),
]
