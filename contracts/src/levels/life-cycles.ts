import { lifeCycle } from '../kernel/life-cycle.ts'
import { LEVEL_GRAPH } from './rules.ts'

export const levelsLifeCycles = [
  lifeCycle('level', LEVEL_GRAPH, {
    en: {
      title: 'A level of snake',
      states: {
        absent: 'Nothing was drawn yet.',
        draft: 'Its author’s alone.',
        listed: 'Everybody finds it and can play it.',
        hidden: 'So many people reported it that nobody finds it until staff have looked at it.',
        taken_down: 'Staff took it down with a reason; its author can go on with a copy.',
        removed: 'Taken away by its author, for good.',
      },
      commands: {
        begin: 'The author begins a draft.',
        change: 'The author draws, undoes or does again.',
        prove: 'The author has cleared exactly what is drawn.',
        publish: 'The author publishes what they have cleared.',
        unlist: 'The author takes it off the list.',
        report: 'A third player says what is wrong with it.',
        clear: 'Staff find nothing wrong with it.',
        take_down: 'Staff take it down with a reason.',
        remove: 'The author takes it away.',
      },
    },
    pl: {
      title: 'Poziom gry Snake',
      states: {
        absent: 'Nic jeszcze nie narysowano.',
        draft: 'Widzi go tylko autor.',
        listed: 'Każdy może go znaleźć i zagrać.',
        hidden: 'Zgłosiło go tyle osób, że do sprawdzenia przez obsługę nikt go nie znajdzie.',
        taken_down: 'Obsługa zdjęła go z podaniem powodu; autor może pracować dalej nad kopią.',
        removed: 'Usunięty na zawsze przez autora.',
      },
      commands: {
        begin: 'Autor zaczyna szkic.',
        change: 'Autor rysuje, cofa albo ponawia zmianę.',
        prove: 'Autor przeszedł dokładnie to, co narysował.',
        publish: 'Autor publikuje to, co przeszedł.',
        unlist: 'Autor zdejmuje poziom z listy.',
        report: 'Trzeci gracz zgłasza, co jest nie tak.',
        clear: 'Obsługa nie widzi w nim nic złego.',
        take_down: 'Obsługa zdejmuje go z podaniem powodu.',
        remove: 'Autor usuwa poziom.',
      },
    },
  }),
]
