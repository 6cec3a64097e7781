import { lifeCycle } from '../kernel/life-cycle.ts'
import { ANNOUNCEMENT_GRAPH, IDEA_GRAPH, OPINION_GRAPH } from './rules.ts'

export const communityLifeCycles = [
  lifeCycle('idea', IDEA_GRAPH, {
    en: {
      title: 'An idea of the community',
      states: {
        absent: 'Nobody proposed it yet.',
        'new': 'Its author and staff see it.',
        under_vote: 'Everybody sees it and can vote.',
        accepted: 'It will be made.',
        rejected: 'It will not be made, for a reason.',
      },
      commands: {
        open: 'Somebody proposes it.',
        put_to_vote: 'Staff put it to the vote.',
        vote: 'Somebody gives their one vote.',
        take_back: 'Somebody takes their vote back.',
        accept: 'Staff accept it.',
        reject: 'Staff reject it, with a reason.',
      },
    },
    pl: {
      title: 'Pomysł społeczności',
      states: {
        absent: 'Nikt go jeszcze nie zgłosił.',
        'new': 'Widzą go autor i zespół.',
        under_vote: 'Wszyscy go widzą i mogą głosować.',
        accepted: 'Powstanie.',
        rejected: 'Nie powstanie, z podanego powodu.',
      },
      commands: {
        open: 'Ktoś zgłasza pomysł.',
        put_to_vote: 'Zespół poddaje go pod głosowanie.',
        vote: 'Ktoś oddaje swój jedyny głos.',
        take_back: 'Ktoś cofa swój głos.',
        accept: 'Zespół go przyjmuje.',
        reject: 'Zespół go odrzuca i podaje powód.',
      },
    },
  }),
  lifeCycle('opinion', OPINION_GRAPH, {
    en: {
      title: 'An opinion on the service',
      states: {
        'new': 'Nothing is written, or it was taken away.',
        waiting: 'Waits for staff; a version approved before stays public.',
        approved: 'Everybody reads it.',
        rejected: 'Refused with a reason; a version approved before stays public.',
      },
      commands: {
        write: 'Its author writes it, or writes it anew.',
        approve: 'Staff publish the newest version.',
        reject: 'Staff refuse the newest version, with a reason.',
        withdraw: 'Its author takes it away.',
      },
    },
    pl: {
      title: 'Opinia o serwisie',
      states: {
        'new': 'Nic nie napisano albo ją usunięto.',
        waiting: 'Czeka na zespół, wersja zatwierdzona wcześniej zostaje publiczna.',
        approved: 'Wszyscy ją czytają.',
        rejected: 'Odrzucona z podaniem powodu, wersja zatwierdzona wcześniej zostaje publiczna.',
      },
      commands: {
        write: 'Autor pisze ją albo zmienia.',
        approve: 'Zespół publikuje najnowszą wersję.',
        reject: 'Zespół odrzuca najnowszą wersję i podaje powód.',
        withdraw: 'Autor ją usuwa.',
      },
    },
  }),
  lifeCycle('announcement', ANNOUNCEMENT_GRAPH, {
    en: {
      title: 'An announcement of the house',
      states: {
        absent: 'Nothing is written yet.',
        draft: 'Only staff see it.',
        published: 'Everybody who is logged in reads it.',
        withdrawn: 'Taken off the board; it can be published again.',
      },
      commands: {
        write: 'Staff write it, or correct it in its place.',
        publish: 'Staff publish it.',
        withdraw: 'Staff take it off the board.',
      },
    },
    pl: {
      title: 'Ogłoszenie serwisu',
      states: {
        absent: 'Nic jeszcze nie napisano.',
        draft: 'Widzi je tylko zespół.',
        published: 'Czytają je wszyscy zalogowani.',
        withdrawn: 'Zdjęte z tablicy, można je opublikować ponownie.',
      },
      commands: {
        write: 'Zespół pisze je albo poprawia na miejscu.',
        publish: 'Zespół je publikuje.',
        withdraw: 'Zespół zdejmuje je z tablicy.',
      },
    },
  }),
]
