import { lifeCycle } from '../kernel/life-cycle.ts'
import { BETA_GRAPH } from './features.ts'

export const settingsLifeCycles = [
  lifeCycle('beta-feature', BETA_GRAPH, {
    en: {
      title: 'A feature on trial, for one person',
      states: {
        none: 'The person does not have it and did not ask.',
        requested: 'The person asked for it.',
        granted: 'The person has it.',
        refused: 'The person does not get it, or not any more, for a reason.',
      },
      commands: {
        request: 'The person asks for it.',
        give_up: 'The person takes the request back, or gives the feature up.',
        grant: 'Staff give it.',
        refuse: 'Staff refuse it, with a reason.',
        revoke: 'Staff take it away again, with a reason.',
      },
    },
    pl: {
      title: 'Nowość do wypróbowania, dla jednej osoby',
      states: {
        none: 'Osoba jej nie ma i o nią nie prosiła.',
        requested: 'Osoba o nią poprosiła.',
        granted: 'Osoba ją ma.',
        refused: 'Osoba jej nie dostanie albo już jej nie ma, z podanego powodu.',
      },
      commands: {
        request: 'Osoba o nią prosi.',
        give_up: 'Osoba wycofuje prośbę albo rezygnuje z nowości.',
        grant: 'Zespół ją daje.',
        refuse: 'Zespół odmawia i podaje powód.',
        revoke: 'Zespół ją odbiera i podaje powód.',
      },
    },
  }),
]
