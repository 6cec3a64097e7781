import { make } from '@kredka/contracts/kernel/events'
import { roomEvents as e } from '@kredka/contracts/quiz-rooms/events'
import {
  CLOSING_MS,
  EMPTY_MS,
  EXTENSION_MS,
  GRACE_MS,
  LOBBY_ALONE_MS,
  LOBBY_MS,
  READING_MS,
  RESULTS_MS,
  ROOM_MS,
} from '@kredka/contracts/quiz-rooms/rules'
import { instant } from './instant.ts'
import { orderSeats } from './standing.ts'
import {
  after,
  answers,
  back,
  CLOSES,
  HOST,
  hash,
  joins,
  MAJA,
  OPENS,
  opened,
  playing,
  QUIZ,
  ROOM,
  room,
  seat,
  T0,
  told,
} from './testing/room-story.ts'

describe('seats', () => {
  test('ROO-01 a seat is kept by its key, and by its account: joining again changes nothing', () => {
    room.when(joins(0, { name_hash: hash(9) })).gives()
    room.when(joins(3, { user_id: MAJA, key_hash: hash(8) })).gives()
    room.when(joins(2, { name_hash: hash(4) })).rejects('NAME_TAKEN')
  })

  test('ROO-01 a full room takes nobody, and a seat that was taken away makes room for another name alone', () => {
    const full = room.given(seat(2))
    full.when(joins(3)).rejects('QUIZ_ROOM_FULL')
    const kicked = full.given(make(e.SeatKicked, { room_id: ROOM, seat: 2 }))
    kicked.when(joins(2)).rejects('SEAT_KICKED')
    kicked.when(joins(3, { name_hash: hash(6) })).rejects('NAME_UNFIT')
    expect(kicked.when(joins(3)).state().seats[3]).toMatchObject({ seat: 3, state: 'in' })
  })

  test('ROO-01 latecomers come in where the host lets them, to the question that is open or the next', () => {
    expect(playing.when(joins(2)).state().seats[2]?.from_question).toBe(0)
    const shown = after([answers(0, 1, OPENS + 1), answers(1, 1, OPENS + 2)])
    expect(shown.when(joins(2)).state().seats[2]?.from_question).toBe(1)
    // a host who stops the clock for somebody at the door lets them in
    const paused = after([{ do: 'pause', now: OPENS }])
    expect(paused.when(joins(2)).state()).toMatchObject({ state: 'paused', seats: [{}, {}, { from_question: 0 }] })
    playing
      .given(make(e.LateJoinSet, { room_id: ROOM, is_allowed: false }))
      .when(joins(2))
      .rejects('QUIZ_ROOM_TOO_LATE')
  })

  test('ROO-04 a guest’s seat becomes one account’s once the game is over', () => {
    const { seat_id } = seat(0).data
    const claim = { do: 'claim', seat_id, user_id: HOST, name: 'Gracz 0' } as const
    room.when(claim).rejects('QUIZ_ROOM_NOT_POSSIBLE')
    const over = room.given(make(e.RoomClosed, { room_id: ROOM, why: 'host', reason: null, at: instant(T0) }))
    over.when({ ...claim, seat_id: ROOM }).rejects('SEAT_NOT_FOUND')
    over.when({ ...claim, user_id: MAJA }).rejects('SEAT_CLAIMED')
    const claimed = make(e.SeatClaimed, { room_id: ROOM, seat: 0, seat_id, user_id: HOST, name: 'Gracz 0' })
    over.when(claim).gives(claimed)
    over.given(claimed).when(claim).gives()
    over
      .given(claimed)
      .when({ ...claim, user_id: QUIZ })
      .rejects('SEAT_CLAIMED')
  })
})

describe('answers', () => {
  test('ROO-02 receipt decides: too early, in the grace, too late', () => {
    playing.when(answers(0, 1, OPENS - 1)).rejects('QUESTION_NOT_OPEN')
    expect(playing.when(answers(0, 1, CLOSES + GRACE_MS)).state().answers.count).toBe(1)
    playing.when(answers(0, 1, CLOSES + GRACE_MS + 1)).rejects('QUESTION_NOT_OPEN')
    playing.when(answers(0, 1, OPENS, { n: 1 })).rejects('QUESTION_NOT_OPEN')
    playing.when(answers(2, 1, OPENS)).rejects('SEAT_NOT_FOUND')
  })

  test('ROO-02 an answer stands once; a repeat changes nothing, also when the question is closed by now', () => {
    const answered = after([answers(0, 1, OPENS + 100)])
    answered.when(answers(0, 1, OPENS + 900)).gives()
    answered.when(answers(0, 2, OPENS + 900)).rejects('ALREADY_ANSWERED')
    const closed = after([{ do: 'close_question', now: OPENS + 500 }], answered)
    closed.when(answers(0, 1, CLOSES + 9_000)).gives()
    closed.when(answers(1, 1, CLOSES)).rejects('QUESTION_NOT_OPEN')
  })

  test('ROO-02 the last answer of all ends the question, with points by the time after what the line took', () => {
    const state = after([answers(0, 2, OPENS + 1_000), answers(1, 1, OPENS + 3_100, { round_trip_ms: 100 })]).state()
    expect(state).toMatchObject({ state: 'results', next_at: null })
    expect(state.closed[0]).toMatchObject({
      by: 'all',
      missing: 0,
      results: { seats: [0, 1], bp: [0, 10_000], points: [0, 940], took_ms: [1_000, 3_000] },
    })
    expect(state.closed[0]?.chosen.slice(0, 3)).toEqual([0, 1, 1])
  })

  test('ROO-02 whoever leaves or is taken out is not waited for', () => {
    const answered = after([answers(0, 1, OPENS + 100)])
    expect(answered.when({ do: 'leave', seat: 1, now: OPENS + 200 }).state().state).toBe('results')
    expect(answered.when({ do: 'kick', seat: 1, now: OPENS + 200 }).state().closed[0]).toMatchObject({ missing: 0 })
  })
})

test('ROO-02 whoever took the room over leads it: nobody waits for their answers, or counts them as missing', () => {
  const led = after([
    { do: 'host_lost', now: OPENS },
    { do: 'take_host', seat: 1 },
    { do: 'host_back', now: OPENS + 100 },
  ])
  const answered = led.when(answers(0, 1, OPENS + 200)).state()
  expect(answered.closed[0]).toMatchObject({ by: 'all', missing: 0, results: { seats: [0] } })
  const ended = led.when({ do: 'close_question', now: OPENS + 200 }).state()
  expect(ended.closed[0]).toMatchObject({ by: 'host', missing: 1 })
})

describe('the clock', () => {
  test('ROO-02 a question closes a moment after its time, and not before', () => {
    playing.when({ do: 'time', now: CLOSES + CLOSING_MS - 1 }).gives()
    expect(playing.when({ do: 'time', now: CLOSES + CLOSING_MS }).state().closed[0]).toMatchObject({
      by: 'time',
      missing: 2,
    })
  })

  test('ROO-02 a pause, and the time in which nothing ran, take nothing from anybody', () => {
    const paused = after([{ do: 'pause', now: OPENS + 5_000 }])
    paused.when(answers(0, 1, OPENS + 6_000)).rejects('QUESTION_NOT_OPEN')
    paused.when({ do: 'time', now: CLOSES + 60_000 }).gives()
    const resumed = after([{ do: 'resume', now: OPENS + 65_000 }], paused).state()
    expect(resumed.asking).toMatchObject({ opens_at: OPENS + 60_000, closes_at: CLOSES + 60_000, paused_at: null })

    const gap = { do: 'make_up', gap_from: OPENS + 4_000, now: OPENS + 34_000 } as const
    expect(playing.when(gap).state().asking).toMatchObject({ opens_at: OPENS + 30_000, closes_at: CLOSES + 30_000 })
    playing.when({ ...gap, now: OPENS + 6_000 }).gives()
    // whoever answered was served then, whenever processes said last that they live
    const answered = after([answers(0, 1, OPENS + 5_000)]).when(gap)
    expect(answered.state().asking?.closes_at).toBe(CLOSES + 29_000)
    // options that were seen stay, and so does what was left of the reading
    const seen = playing.when({ ...gap, gap_from: OPENS - 1_500 }).state().asking
    expect(seen).toMatchObject({ opens_at: OPENS + 34_000, closes_at: CLOSES + 35_500 })
    const read = playing.when({ ...gap, gap_from: OPENS - 3_000 }).state().asking
    expect(read).toMatchObject({ opens_at: OPENS + 37_000, closes_at: CLOSES + 37_000 })
    after([gap]).when(gap).gives()
    // however wrong the guess, there is never more time than in the beginning
    const late = playing.when({ do: 'make_up', gap_from: 0, now: CLOSES + 3_600_000 }).state()
    expect(late.asking?.closes_at).toBe(CLOSES + 3_600_000 + READING_MS + 20_000)
  })

  test('ROO-01 the host extends, skips and closes', () => {
    expect(playing.when({ do: 'extend', now: OPENS }).state().asking?.closes_at).toBe(CLOSES + EXTENSION_MS)
    const skipped = after([{ do: 'skip', now: OPENS }])
    expect(skipped.state()).toMatchObject({ state: 'question', asking: { n: 1 }, closed: [] })
    const ended = after([{ do: 'skip', now: OPENS }], skipped)
    expect(ended.state()).toMatchObject({ state: 'finished', standing: { points: [0, 0] } })
  })

  test('ROO-04 in calm mode nothing ends by itself while the host is there', () => {
    const calm = told.given(make(e.RoomOpened, opened({ mode: 'calm' })), seat(0), back)
    const begun = after([{ do: 'begin', now: T0 }], calm)
    expect(begun.state().asking?.closes_at).toBeNull()
    begun.when({ do: 'time', now: T0 + 600_000 }).gives()
    begun.when({ do: 'extend', now: T0 }).rejects('QUIZ_ROOM_NOT_POSSIBLE')
    const lost = after([{ do: 'host_lost', now: T0 + 10_000 }], begun).state()
    expect(lost.asking?.closes_at).toBe(T0 + 10_000 + 120_000)
  })

  test('ROO-02 without its host the room goes on by itself, and waits again when the host is back', () => {
    const alone = after([{ do: 'host_lost', now: OPENS }, answers(0, 1, OPENS + 1), answers(1, 1, OPENS + 2)])
    expect(alone.state()).toMatchObject({ state: 'results', next_at: OPENS + 2 + RESULTS_MS })
    alone.when({ do: 'time', now: OPENS + 1 + RESULTS_MS }).gives()
    expect(alone.when({ do: 'time', now: OPENS + 2 + RESULTS_MS }).state().asking?.n).toBe(1)
    expect(alone.when({ do: 'host_back', now: OPENS + 3 }).state().next_at).toBeNull()
    const paused = after([
      { do: 'pause', now: OPENS },
      { do: 'host_lost', now: OPENS + 9_000 },
    ])
    expect(paused.state()).toMatchObject({ state: 'question', asking: { closes_at: CLOSES + 9_000 } })
  })

  test('ROO-02 a seat with an account takes over what was offered to it, or has lost its host', () => {
    playing.when({ do: 'take_host', seat: 1 }).rejects('QUIZ_ROOM_NOT_POSSIBLE')
    playing.when({ do: 'offer_host', seat: 0 }).rejects('SEAT_NOT_FOUND')
    const offered = after([{ do: 'offer_host', seat: 1 }])
    offered.when({ do: 'take_host', seat: 1 }).gives(make(e.HostPassed, { room_id: ROOM, seat: 1, user_id: MAJA }))
    after([{ do: 'host_lost', now: OPENS }])
      .when({ do: 'take_host', seat: 1 })
      .gives(make(e.HostPassed, { room_id: ROOM, seat: 1, user_id: MAJA }))
    // before the host came for the first time, nobody takes the place
    room.when({ do: 'take_host', seat: 1 }).rejects('QUIZ_ROOM_NOT_POSSIBLE')
  })

  test('ADM-02 staff end a room with a reason, once', () => {
    const end = { do: 'end', reason: 'Obraźliwe nazwy.', now: T0 } as const
    const closed = make(e.RoomClosed, { room_id: ROOM, why: 'staff', reason: 'Obraźliwe nazwy.', at: instant(T0) })
    room.when(end).gives(closed)
    room.given(closed).when(end).rejects('QUIZ_ROOM_CLOSED')
  })

  test('ROO-01 a room closes: its lobby over, empty, too old; a game broken off has winners', () => {
    const why = (from: typeof room, now: number) => from.when({ do: 'time', now }).state().why
    expect(why(room, T0 + LOBBY_ALONE_MS)).toBe('lobby_over')
    const led = room.given(back)
    led.when({ do: 'time', now: T0 + LOBBY_ALONE_MS }).gives()
    expect(why(led, T0 + LOBBY_MS)).toBe('lobby_over')
    const empty = after([{ do: 'empty', now: T0 }], led)
    expect(why(empty, T0 + EMPTY_MS)).toBe('empty')
    after([{ do: 'occupy', now: T0 + 1 }], empty)
      .when({ do: 'time', now: T0 + EMPTY_MS })
      .gives()
    const shown = after([answers(0, 2, OPENS + 1), answers(1, 1, OPENS + 2)])
    const old = shown.when({ do: 'time', now: T0 + ROOM_MS }).state()
    expect(old).toMatchObject({ state: 'closed', why: 'too_old', standing: { seats: [1, 0] } })
  })
})

test('QUI-11 ROO-02 a corrected key changes what was reached, once', () => {
  const shown = after([answers(0, 2, OPENS + 1_000), answers(1, 1, OPENS + 1_000), { do: 'next', now: OPENS + 2_000 }])
  const over = after([{ do: 'skip', now: OPENS + 9_000 }], shown)
  const corrected = { do: 'rescore', n: 0, key_revision: 1, is_void: false, bp: new Map([[0, 10_000]]) } as const
  const state = over.when(corrected).state()
  expect(state.closed[0]?.results.points).toEqual([980, 980])
  expect(state.standing).toMatchObject({ seats: [0, 1], points: [980, 980] })
  after([corrected], over).when(corrected).gives()
  const voided = over.when({ ...corrected, is_void: true }).state()
  expect(voided.standing).toMatchObject({ points: [0, 0], bp: [0, 0] })
})

test('ROO-02 parts equal are told apart by total time, then by joining', () => {
  const equal = after([answers(1, 1, OPENS + 10), answers(0, 1, OPENS + 10), { do: 'close', now: OPENS + 20 }])
  expect(equal.state().standing?.seats).toEqual([0, 1])
  const sooner = after([answers(1, 1, OPENS + 10), answers(0, 1, OPENS + 11), { do: 'close', now: OPENS + 20 }])
  expect(sooner.state().standing?.seats).toEqual([1, 0])
})

test('ROO-02 latecomers have taken all the time of what they missed: no equal is behind them for having been there', () => {
  const shown = after([answers(0, 2, OPENS + 1_000), { do: 'close_question', now: OPENS + 2_000 }, joins(2)])
  const order = (from: typeof room) => orderSeats(from.state().seats, from.state().totals)
  expect(order(shown)).toEqual([0, 1, 2])
  const next = after([{ do: 'next', now: OPENS + 3_000 }], shown)
  expect(order(next)).toEqual([0, 1, 2])
  const { opens_at = 0 } = next.state().asking ?? {}
  const ended = (place: number) => {
    const given = answers(2, place, opens_at + 1_000, { n: 1 })
    return after([given, { do: 'close_question', now: opens_at + 2_000 }, { do: 'close', now: opens_at + 3_000 }], next)
  }
  // who was wrong sooner is ahead of who said nothing, whenever they came
  expect(ended(2).state().standing).toMatchObject({ seats: [0, 2, 1], took_ms: [21_000, 21_000, 40_000] })
  // the average is of what they could answer
  expect(ended(1).state().standing).toMatchObject({ seats: [2, 0, 1], bp: [10_000, 0, 0] })
})
